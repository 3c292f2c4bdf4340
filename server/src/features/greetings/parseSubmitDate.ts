import { ApiError } from '../../http/errors/ApiError.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';

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
