/** Anything a person who uses this package must mend. The message says what, why and how. */
export class FlowsError extends Error {
  override readonly name = 'FlowsError';
}
