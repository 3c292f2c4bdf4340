/**
 * How an invoked actor ends: with the requested output (success), with an output that says no
 * (rejection), or with an error.
 */
export type Outcome<Output = unknown, Input = unknown> = (
  | { readonly kind: 'success' | 'rejection'; readonly output: OutputSource<Output, Input> }
  | { readonly kind: 'error'; readonly error: Constant<unknown> }
) & {
  /** Whether the outcome is only possible in the step directly after the actor started. */
  readonly immediate?: boolean;
};

/** A value, or a function that computes it from the input of the actor. */
export type OutputSource<Value, Input> =
  Constant<Value> | { readonly from: (input: Input) => Value };

interface Constant<Value> {
  readonly value: Value;
}

/** Creates a success: the actor is done with `output`. */
export function success<const Output>(output: Output): {
  readonly kind: 'success';
  readonly output: Constant<Output>;
} {
  return { kind: 'success', output: { value: output } };
}

/** Creates a success whose output is computed from the input of the actor. */
export function successFrom<Output, Input>(
  from: (input: Input) => Output,
): { readonly kind: 'success'; readonly output: { readonly from: (input: Input) => Output } } {
  return { kind: 'success', output: { from } };
}

/** Creates a rejection: the actor is done with an output that says no. */
export function rejection<const Output>(output: Output): {
  readonly kind: 'rejection';
  readonly output: Constant<Output>;
} {
  return { kind: 'rejection', output: { value: output } };
}

/** Creates an error: the actor fails with `error`. */
export function error(error: unknown): {
  readonly kind: 'error';
  readonly error: Constant<unknown>;
} {
  return { kind: 'error', error: { value: error } };
}

/**
 * Makes an outcome possible only in the step directly after the actor started, such as a request
 * that cannot be sent.
 */
export function immediate<Ending extends { readonly kind: Outcome['kind'] }>(
  outcome: Ending,
): Ending & { readonly immediate: true } {
  return { ...outcome, immediate: true };
}

/** Returns the value for an actor with this input. */
export function produce<Value>(produced: OutputSource<Value, never>, input: unknown): Value {
  return 'from' in produced ? produced.from(input as never) : produced.value;
}

/** The single case of an event without payload. */
export const noPayload = { '': {} } as const;
