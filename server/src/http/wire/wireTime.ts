import { jakartaOffset } from '../../format/jakartaOffset.ts';

/** Formats a time for the wire: RFC 3339 in Asia/Jakarta, to the second. */
export function toWireTime(moment: Date): string {
  return `${new Date(moment.getTime() + jakartaOffset).toISOString().slice(0, 19)}+07:00`;
}

/** Formats a time that may be null. */
export function toWireTimeOrNull(moment: Date | null): string | null {
  return moment && toWireTime(moment);
}
