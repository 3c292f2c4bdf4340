import dayjs from 'dayjs';
import 'dayjs/locale/id.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** The UTC offset of Western Indonesian Time (WIB), in minutes. */
const JAKARTA_OFFSET_MINUTES = 7 * 60;

/** Formats as `Jum, 20 Nov 2026 - 04:20`, in Jakarta time in every device time zone. */
export function formatDateTime(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM YYYY - HH:mm');
}

/** Formats a payment deadline as `Sab, 21 Nov 2026 13:00`. */
export function formatDeadline(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM YYYY HH:mm');
}

/** Formats the date of a history entry as `21 Nov 2026 13:00`. */
export function formatHistoryDate(instant: string | number): string {
  return inJakarta(instant).format('DD MMM YYYY HH:mm');
}

/** Formats as `13:00`. */
export function formatTime(instant: string | number): string {
  return inJakarta(instant).format('HH:mm');
}

/** Formats as `Sab, 21 Nov 13:00`. */
export function formatShortDateTime(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM HH:mm');
}

/** Formats as `21 Nov 13:00`, for a day in the near future. */
export function formatNearDateTime(instant: string | number): string {
  return inJakarta(instant).format('D MMM HH:mm');
}

/** Returns whether two instants are on the same day in Jakarta. */
export function isSameDay(one: string | number, other: string | number): boolean {
  return inJakarta(one).isSame(inJakarta(other), 'day');
}

/** Formats as `Sabtu, 21 Nov`. */
export function formatWeekday(instant: string | number): string {
  return inJakarta(instant).format('dddd, D MMM');
}

/** Formats as `21 November 2026`. */
export function formatDay(instant: string | number): string {
  return inJakarta(instant).format('D MMMM YYYY');
}

/** Formats as `Sab, 21 Nov 2026`. */
export function formatShortDay(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM YYYY');
}

/** Formats the time of an order: `2026/11/21 13:00:00` in Jakarta time. */
export function formatSubmission(instant: string | number): string {
  return inJakarta(instant).format('YYYY/MM/DD HH:mm:ss');
}

/** Parses a string written by `formatSubmission`; returns ms since the epoch. */
export function parseSubmission(submission: string): number {
  return Date.parse(`${submission.replaceAll('/', '-').replace(' ', 'T')}+07:00`);
}

/** Returns the minutes since midnight in Jakarta. */
export function getMinutesOfDay(instant: string | number): number {
  const time = inJakarta(instant);
  return time.hour() * 60 + time.minute();
}

function inJakarta(instant: string | number): dayjs.Dayjs {
  return dayjs(instant).utcOffset(JAKARTA_OFFSET_MINUTES).locale('id');
}
