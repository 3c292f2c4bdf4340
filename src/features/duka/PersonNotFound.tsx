import { dukaCopy } from '../../copy/duka.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';

/** Renders that the upstream does not list the person. */
export function PersonNotFound() {
  return (
    <EmptyState
      ornament={<Ornament name="olive" size={180} />}
      title={dukaCopy.personGone}
      action={
        <Button variant="secondary" href={routes.duka()} replace>
          {dukaCopy.backToList}
        </Button>
      }
    >
      {dukaCopy.personGoneText}
    </EmptyState>
  );
}
