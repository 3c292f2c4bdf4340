import { removeNonDigits } from '../../format/numbers.ts';
import { formatPhone } from '../../format/phone.ts';

/** Returns a phone number as shown; one without a country code, such as `0812…`, is unchanged. */
export function formatProfilePhone(phone: string): string {
  return phone.startsWith('+') || removeNonDigits(phone).startsWith('62')
    ? formatPhone(phone)
    : phone;
}
