/** How an actor ends: with what was asked for, with an answer that is a refusal, or by failing. */
export type Outcome<Output = unknown, Input = unknown> = (
  | { readonly kind: 'success' | 'rejection'; readonly output: Produced<Output, Input> }
  | { readonly kind: 'error'; readonly error: Given<unknown> }
) & {
  /** It comes before anything else can happen, or not at all. */
  readonly immediate?: boolean;
};

/** A value, or how to make it from the input with which the actor was asked. */
export type Produced<Value, Input> = Given<Value> | { readonly from: (input: Input) => Value };

interface Given<Value> {
  readonly value: Value;
}

/** The actor does what it was asked for, and gives `output`. */
export function success<const Output>(output: Output): {
  readonly kind: 'success';
  readonly output: Given<Output>;
} {
  return { kind: 'success', output: { value: output } };
}

/** As `success`, with an output that is made from the input with which the actor was asked. */
export function successFrom<Output, Input>(
  from: (input: Input) => Output,
): { readonly kind: 'success'; readonly output: { readonly from: (input: Input) => Output } } {
  return { kind: 'success', output: { from } };
}

/** The actor answers, and the answer is a refusal that was foreseen. */
export function rejection<const Output>(output: Output): {
  readonly kind: 'rejection';
  readonly output: Given<Output>;
} {
  return { kind: 'rejection', output: { value: output } };
}

/** The actor fails with `error`. */
export function error(error: unknown): {
  readonly kind: 'error';
  readonly error: Given<unknown>;
} {
  return { kind: 'error', error: { value: error } };
}

/** The outcome comes in the very step after the actor began, or not at all: such as a call that cannot be sent. */
export function immediate<Ending extends { readonly kind: Outcome['kind'] }>(
  outcome: Ending,
): Ending & { readonly immediate: true } {
  return { ...outcome, immediate: true };
}

/** The value for an actor that was asked with this input. */
export function produce<Value>(produced: Produced<Value, never>, input: unknown): Value {
  return 'from' in produced ? produced.from(input as never) : produced.value;
}

/** The one case of an event that carries nothing. */
export const noPayload = { '': {} } as const;
