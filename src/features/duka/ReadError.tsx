import { dukaCopy } from '../../copy/duka.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { ReadState } from '../../domain/readState.ts';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';

export interface ReadErrorProps {
  title: string;
  error: Extract<ReadState<unknown>, { type: 'failed' }>;
}

/** Renders why a query failed, with a retry button. */
export function ReadError({ title, error }: ReadErrorProps) {
  return (
    <FailedState
      title={title}
      reason={error.code === 'offline' ? 'offline' : 'failed'}
      retryLabel={dukaCopy.retry}
      retryingLabel={dukaCopy.retrying}
      retrying={error.isRetrying}
      onRetry={error.onRetry}
    >
      {errorCopy[error.code]}
    </FailedState>
  );
}
