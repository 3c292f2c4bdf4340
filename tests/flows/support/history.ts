import type { TestStep } from '@dukacita/flows';

/**
 * What has happened on a path so far, without the machine's context. Expected requests are derived
 * from it, so that a bug in the machine cannot confirm itself.
 */
export interface History<Input> {
  /** The input of the machine at the start of the path. */
  readonly input: Input;
  readonly steps: readonly HistoryStep[];
}

export interface HistoryStep {
  readonly step: TestStep;
  /** When the step began, by the device's clock, in ms since the epoch. */
  readonly at: number;
}

/** Returns the output of an actor that succeeded in this step; undefined otherwise. */
export function outputIn<Output>(
  { stimulus, outcome }: TestStep,
  actor: string,
): Output | undefined {
  if (stimulus.kind !== 'outcome' || stimulus.actor !== actor) return undefined;
  return outcome !== null && 'output' in outcome ? (outcome.output as Output) : undefined;
}

/** Returns a value that the request needs. Throws if the path does not provide it. */
export function needed<Value>(value: Value | null | undefined, condition: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The app sent the request before ${condition}.`);
  return value;
}
