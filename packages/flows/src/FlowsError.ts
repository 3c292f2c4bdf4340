/**
 * An error that the user can fix: in the command, the configuration, a model or an adapter. The
 * message says what is wrong and what to do.
 */
export class FlowsError extends Error {
  override readonly name = 'FlowsError';
}

/**
 * The error of a state graph that a bound cut short: the tests would not cover the machine. The
 * message names what makes the graph so large.
 */
export class CutExplorationError extends FlowsError {}
