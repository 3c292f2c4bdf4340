import { useState } from 'react';
import { toAppError } from '../../domain/appError.ts';
import type { Submission } from '../../domain/readState.ts';

/** Returns the state of a form, and the functions that send it and clear its error. */
export function useSubmission<Input>(send: (input: Input) => Promise<void>): {
  submission: Submission;
  submit: (input: Input) => void;
  reset: () => void;
} {
  const [submission, setSubmission] = useState<Submission>({ type: 'idle' });
  return {
    submission,
    submit(input) {
      if (submission.type === 'sending') return;
      setSubmission({ type: 'sending' });
      send(input).then(
        () => setSubmission({ type: 'sent' }),
        (thrown: unknown) => setSubmission({ type: 'failed', code: toAppError(thrown).code }),
      );
    },
    reset: () => setSubmission({ type: 'idle' }),
  };
}
