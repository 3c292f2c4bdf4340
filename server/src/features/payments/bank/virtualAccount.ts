import { numberLength } from '../virtualAccountNumber.ts';

/** A virtual account as SNAP sends it. */
export interface SnapAccount {
  /** The company code, padded with spaces to 8 characters on the left. */
  partnerServiceId: string;
  customerNo: string;
  /** The padded company code followed by the customer's number. */
  virtualAccountNo: string;
}

/** Returns the account of a number in the form of SNAP. */
export function toSnapAccount(number: string, prefixes: readonly string[]): SnapAccount {
  const prefix = prefixes.find((each) => number.startsWith(each)) ?? number.slice(0, 5);
  const partnerServiceId = prefix.padStart(8, ' ');
  const customerNo = number.slice(prefix.length);
  return { partnerServiceId, customerNo, virtualAccountNo: partnerServiceId + customerNo };
}

/**
 * Returns the number of an account without its padding, for which banks use spaces or zeros, even
 * both in one request; undefined when its parts differ.
 */
export function toNumber({
  partnerServiceId,
  customerNo,
  virtualAccountNo,
}: SnapAccount): string | undefined {
  const number = withoutPadding(virtualAccountNo);
  return number === withoutPadding(partnerServiceId) + customerNo
    ? number.padStart(numberLength, '0')
    : undefined;
}

function withoutPadding(text: string): string {
  return text.replace(/^[ 0]+/, '');
}

/** Returns an amount of whole rupiah in the form of SNAP, such as `100000.00`. */
export function toSnapAmount(rupiah: number): { value: string; currency: 'IDR' } {
  return { value: `${rupiah}.00`, currency: 'IDR' };
}

/** Returns the whole rupiah of an amount; undefined for fractions. */
export function toRupiah(value: string): number | undefined {
  const match = /^(\d{1,10})\.00$/.exec(value);
  return match ? Number(match[1]) : undefined;
}
