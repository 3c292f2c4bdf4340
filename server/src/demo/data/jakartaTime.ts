import { jakartaOffset } from '../../format/jakartaOffset.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the instant of an hour in Jakarta, `days` after (or before) the date of `today` there.
 */
export function jakartaTime(today: Date, days: number, hour: number, minute = 0): Date {
  const midnight = Math.floor((today.getTime() + jakartaOffset) / day) * day - jakartaOffset;
  return new Date(midnight + days * day + (hour * 60 + minute) * 60 * 1000);
}
