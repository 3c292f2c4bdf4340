/** Returns the value after serialization to JSON and back, as device storage returns it. */
export function jsonRoundTrip(value: object | null): unknown {
  return JSON.parse(JSON.stringify(value));
}
