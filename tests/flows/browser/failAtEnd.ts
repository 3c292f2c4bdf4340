import type { PathResult } from '@dukacita/flows';

/** Returns the result of a path, failed in its last step with this message. */
export function failAtEnd(result: PathResult, message: string): PathResult {
  const { steps } = result.testPath;
  return {
    ...result,
    failure: {
      step: steps.length,
      after: steps.at(-1)?.stimulus.id ?? 'start',
      message,
      error: new Error(message),
    },
  };
}
