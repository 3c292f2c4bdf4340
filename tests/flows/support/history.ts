import type { TestStep } from '../../../tools/flows/src/suite.ts';

/**
 * What has happened on a path so far, as somebody would know who watched it without seeing inside the machine: the
 * oracle for what the app sends.
 */
export interface History<Input> {
  /** What the path began with. */
  readonly input: Input;
  readonly steps: readonly HistoryStep[];
}

export interface HistoryStep {
  readonly step: TestStep;
  /** What the device's clock said when the step began, in ms since the epoch. */
  readonly at: number;
}

/** The event of a step, of one type; undefined for every other step. */
export function eventOf<Event extends { readonly type: string }, Type extends Event['type']>(
  step: TestStep,
  type: Type,
): Extract<Event, { readonly type: Type }> | undefined {
  return step.event?.type === type
    ? (step.event as unknown as Extract<Event, { readonly type: Type }>)
    : undefined;
}

/** What an actor gave in this step; undefined for every other step and where it failed. */
export function outputIn<Output>(
  { stimulus, outcome }: TestStep,
  actor: string,
): Output | undefined {
  if (stimulus.kind !== 'outcome' || stimulus.actor !== actor) return undefined;
  return outcome !== null && 'output' in outcome ? (outcome.output as Output) : undefined;
}

/** Returns a value that the path must have led to. Throws with what is missing where it has not. */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The app sends a request before ${what}.`);
  return value;
}
