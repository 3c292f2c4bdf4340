/**
 * Returns changed values of a context that also clear its error, because the error belonged to the
 * previous values. Every action that applies a change of the user uses it, unless the error is about
 * something else.
 */
export function clearingError<Values extends object>(values: Values): Values & { error: null } {
  return { ...values, error: null };
}
