import { dukaCopy } from '../../copy/duka.ts';
import { errorSentences } from '../../copy/errors.ts';
import type { ReadState } from '../../domain/readState.ts';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';

export interface ReadFailureProps {
  title: string;
  failure: Extract<ReadState<unknown>, { type: 'failed' }>;
}

/** Something could not be read: why, and another try. */
export function ReadFailure({ title, failure }: ReadFailureProps) {
  return (
    <FailedState
      title={title}
      reason={failure.code === 'offline' ? 'offline' : 'failed'}
      retryLabel={dukaCopy.retry}
      retryingLabel={dukaCopy.retrying}
      retrying={failure.isRetrying}
      onRetry={failure.onRetry}
    >
      {errorSentences[failure.code]}
    </FailedState>
  );
}
