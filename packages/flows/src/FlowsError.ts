/**
 * An error that the user can fix: in the command, the configuration, a model or an adapter. The
 * message says what is wrong and what to do.
 */
export class FlowsError extends Error {
  override readonly name = 'FlowsError';
}
