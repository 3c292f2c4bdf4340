import { bareDigits } from '../../format/digits.ts';
import { formatPhone } from '../../format/phone.ts';

/** A phone number as it is read. One without a country code, such as `0812…`, stays as it was told. */
export function phoneWords(told: string): string {
  return told.startsWith('+') || bareDigits(told).startsWith('62') ? formatPhone(told) : told;
}
