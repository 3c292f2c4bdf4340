import { placementCopy as copy } from '../../../copy/placement.ts';
import { routes } from '../../../domain/routes.ts';
import { Button } from '../../../ui/button/Button.tsx';

export interface StartOverActionsProps {
  readonly onStartOver: () => void;
}

/** Renders what to do when the key of the order belongs to another one. */
export function StartOverActions({ onStartOver }: StartOverActionsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onStartOver}>
        {copy.startOver}
      </Button>
      <Button href={routes.history()}>{copy.history}</Button>
    </>
  );
}

/** Renders what to do when the listing was withdrawn. */
export function WithdrawnAction() {
  return (
    <Button wide href={routes.duka()}>
      {copy.otherDuka}
    </Button>
  );
}
