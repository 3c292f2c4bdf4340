import { dukaCopy } from '../../copy/duka.ts';
import { describePageError } from '../../copy/pageErrors.ts';
import type { ReadState } from '../../domain/readState.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';

export interface ReadErrorProps {
  title: string;
  error: Extract<ReadState<unknown>, { type: 'failed' }>;
}

/** Renders why a query failed, with a retry button and a link to the help. */
export function ReadError({ title, error }: ReadErrorProps) {
  return (
    <FailedState
      title={title}
      ornament={<Ornament name="olive" size={96} />}
      action={
        <Button variant="quiet" href={routes.help()}>
          {dukaCopy.contact}
        </Button>
      }
      reason={error.code === 'offline' ? 'offline' : 'failed'}
      retryLabel={dukaCopy.retry}
      retryingLabel={dukaCopy.retrying}
      retrying={error.isRetrying}
      onRetry={error.onRetry}
    >
      {describePageError(error.code)}
    </FailedState>
  );
}
