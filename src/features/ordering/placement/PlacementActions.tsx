import type { ReactNode } from 'react';
import { placementCopy as copy } from '../../../copy/placement.ts';
import { routes } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';

export interface PlacementActionsProps {
  /** Whether the key of the order belongs to another one. */
  readonly isKeyReused: boolean;
  /** Whether the listing was withdrawn. */
  readonly isWithdrawn: boolean;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** Renders the main button of a step, or what to do instead when the order cannot be placed. */
export function PlacementActions(props: PlacementActionsProps) {
  if (props.isKeyReused)
    return (
      <>
        <Button variant="secondary" onClick={props.onStartOver}>
          {copy.startOver}
        </Button>
        <Button href={routes.history()}>{copy.history}</Button>
      </>
    );
  if (props.isWithdrawn)
    return (
      <Button wide href={routes.duka()}>
        {copy.otherDuka}
      </Button>
    );
  return props.children;
}
