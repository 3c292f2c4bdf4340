import * as v from 'valibot';
import { isAddress } from './upstreamAddresses.ts';

const MAX_INT = 2_147_483_647;
const MAX_ADDRESS_LENGTH = 2048;

/** Id of anything that is stored. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INT));

/** A whole number that is not negative: counts and years. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whole rupiah. */
export const rupiah = v.pipe(count, v.maxValue(MAX_INT));

/** A name that must be there. */
export const name = v.pipe(v.string(), v.minLength(1));

/** An instant, as an RFC 3339 string. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Invalid timestamp: no such day'),
);

/** An address of a picture or a page: absolute by http or https, or a path. */
export const address = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_ADDRESS_LENGTH),
  v.check(isAddress, 'Invalid address: neither a path nor http(s)'),
);

/** What may be unknown: null, left out or, for texts, blank. Read as null. */
export const maybeCount = v.nullish(count, null);
export const maybeInstant = v.nullish(instant, null);
export const maybeText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === null || text.trim() === '' ? null : text)),
);
export const maybeAddress = v.pipe(
  maybeText,
  v.check(
    (text) => text === null || (text.length <= MAX_ADDRESS_LENGTH && isAddress(text)),
    'Invalid address: neither a path nor http(s)',
  ),
);

/** A list under `results`. */
export function results<Item extends v.GenericSchema>(item: Item) {
  return v.object({ results: v.array(item) });
}
