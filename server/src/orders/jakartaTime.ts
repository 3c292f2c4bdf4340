import { ApiError } from '../errors/ApiError.ts';
import { toWireTime } from '../wire/wireTime.ts';

/**
 * Parses a local time `YYYY/MM/DD HH:mm:ss` in Asia/Jakarta.
 * @throws {ApiError} `validation_failed` for a date or time that does not exist
 */
export function parseSubmitDate(text: string, field: string): Date {
  const wireTime = `${text.replaceAll('/', '-').replace(' ', 'T')}+07:00`;
  const moment = new Date(wireTime);
  if (Number.isNaN(moment.getTime()) || toWireTime(moment) !== wireTime) {
    throw new ApiError('validation_failed', 422, `${field} is a time that does not exist.`, field);
  }
  return moment;
}

const format = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a time for sentences: `Minggu, 22 November 2026 pukul 10.30 WIB`. */
export function formatJakartaTime(moment: Date): string {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part['weekday']}, ${part['day']} ${part['month']} ${part['year']} pukul ${part['hour']}.${part['minute']} WIB`;
}
