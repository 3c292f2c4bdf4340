import { placementCopy as copy } from '../../copy/placement.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';

/** Renders the ways on when the key of an order belongs to another one. */
export function KeyReusedActions({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onStartOver}>
        {copy.startOver}
      </Button>
      <Button href={routes.history()}>{copy.history}</Button>
    </>
  );
}
