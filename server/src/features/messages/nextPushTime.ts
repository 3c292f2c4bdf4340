import { jakartaOffset } from '../../format/jakartaOffset.ts';

const hourMs = 3600 * 1000;

/**
 * Returns when a push message may be sent that is ready now: at once, or when the quiet hours end.
 * @param quietHours hours of the day in Jakarta; the same hour twice means that there are none
 */
export function nextPushTime(now: Date, { from, to }: { from: number; to: number }): Date {
  const local = now.getTime() + jakartaOffset;
  const hour = Math.floor(local / hourMs) % 24;
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return now;
  const hours = (to - hour + 24) % 24;
  return new Date(Math.floor(local / hourMs) * hourMs + hours * hourMs - jakartaOffset);
}
