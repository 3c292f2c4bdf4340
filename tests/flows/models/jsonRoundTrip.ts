/** A value as it comes back from the device, where it lay as text. */
export function jsonRoundTrip(value: object): unknown {
  return JSON.parse(JSON.stringify(value));
}
