/** Jakarta has kept UTC+7 without summer time since 1964. */
const jakartaOffset = 7 * 60 * 60 * 1000;

/** A point in time as the contract writes it: RFC 3339 in Asia/Jakarta, to the second. */
export function toWireTime(moment: Date): string {
  return `${new Date(moment.getTime() + jakartaOffset).toISOString().slice(0, 19)}+07:00`;
}

/** The same for a time that may be unknown. */
export function toWireTimeOrNull(moment: Date | null): string | null {
  return moment && toWireTime(moment);
}
