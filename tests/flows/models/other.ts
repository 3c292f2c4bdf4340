/** One of two values: the one that is not there now. What is written or chosen anew is then always a change. */
export function other<Value>(now: unknown, one: Value, another: Value): Value {
  return now === one ? another : one;
}
