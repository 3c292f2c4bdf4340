import dayjs from 'dayjs';
import 'dayjs/locale/id.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Western Indonesian Time, in minutes before UTC; Jakarta keeps no summer time. */
const JAKARTA_OFFSET_MINUTES = 7 * 60;

/** `Jum, 20 Nov 2026 - 04:20`, in Jakarta whatever the device says. */
export function formatDateTime(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM YYYY - HH:mm');
}

/** `Sab, 21 Nov 2026 13:00`: the time before which an order is paid. */
export function formatDeadline(instant: string | number): string {
  return inJakarta(instant).format('ddd, D MMM YYYY HH:mm');
}

/** `21 Nov 2026 13:00`: a line of the history. */
export function formatHistoryDate(instant: string | number): string {
  return inJakarta(instant).format('DD MMM YYYY HH:mm');
}

/** `21 November 2026`. */
export function formatDay(instant: string | number): string {
  return inJakarta(instant).format('D MMMM YYYY');
}

/** `2026/11/21 13:00:00` in Jakarta, as the upstream wants the time of an order. */
export function formatSubmission(instant: string | number): string {
  return inJakarta(instant).format('YYYY/MM/DD HH:mm:ss');
}

/** The instant that `formatSubmission` wrote, in ms since the epoch. */
export function readSubmission(submission: string): number {
  return Date.parse(`${submission.replaceAll('/', '-').replace(' ', 'T')}+07:00`);
}

/** Minutes since midnight in Jakarta. */
export function minutesOfDay(instant: string | number): number {
  const time = inJakarta(instant);
  return time.hour() * 60 + time.minute();
}

function inJakarta(instant: string | number): dayjs.Dayjs {
  return dayjs(instant).utcOffset(JAKARTA_OFFSET_MINUTES).locale('id');
}
