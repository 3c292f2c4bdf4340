import * as v from 'valibot';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { FAITHS } from '../../domain/faith.ts';
import { isAddress } from '../http/upstreamUrls.ts';

const MAX_INT = 2_147_483_647;
const MAX_ADDRESS_LENGTH = 2048;

/** The id of a stored record. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INT));

/** A non-negative integer, such as a count, an age or an amount in cents. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An amount in whole rupiah. */
export const rupiah = v.pipe(count, v.maxValue(MAX_INT));

/** A length in metres. */
export const metres = v.pipe(v.number(), v.gtValue(0));

/** A required, non-empty string. */
export const name = v.pipe(v.string(), v.minLength(1));

/** An instant as an RFC 3339 string. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Invalid timestamp: the date does not exist'),
);

/** The address of a picture or a page: a path, or an absolute http or https URL. */
export const address = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ADDRESS_LENGTH),
  v.check(isAddress, 'Invalid address: neither a path nor http(s)'),
);

export const faith = v.picklist(FAITHS);

/** Optional fields. A missing field, null and, for texts, a blank string are parsed as null. */
export const optionalCount = v.nullish(count, null);
export const optionalInstant = v.nullish(instant, null);
export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === null || text.trim() === '' ? null : text)),
);
export const optionalUrl = v.pipe(
  optionalText,
  v.check(
    (text) => text === null || (text.length <= MAX_ADDRESS_LENGTH && isAddress(text)),
    'Invalid address: neither a path nor http(s)',
  ),
);

/** The banks that offer virtual accounts; null where the upstream does not tell. */
export const optionalBanks = v.nullish(v.array(v.picklist(BANK_CODES)), null);

export function results<Item extends v.GenericSchema>(item: Item) {
  return v.object({ results: v.array(item) });
}
