/** Returns the first of two values that differs from the current one, so that it is a change. */
export function other<Value>(current: unknown, one: Value, another: Value): Value {
  return current === one ? another : one;
}
