import { expect, test } from 'vitest';
import { formatDollars, formatRupiah, groupByFour, removeNonDigits } from './numbers.ts';

test.each([
  [0, 'Rp\u00a00'],
  [500, 'Rp\u00a0500'],
  [100_000, 'Rp\u00a0100.000'],
  [123_456_789, 'Rp\u00a0123.456.789'],
  [-25_000, '−Rp\u00a025.000'],
])('R39 formats %i as %s', (amount, expected) => {
  expect(formatRupiah(amount)).toBe(expected);
});

test.each([
  [1, 'USD\u00a00,01'],
  [60, 'USD\u00a00,60'],
  [1250, 'USD\u00a012,50'],
  [2905, 'USD\u00a029,05'],
  [123_450, 'USD\u00a01.234,50'],
  [214_748_365, 'USD\u00a02.147.483,65'],
])('R574 formats %i cents as %s', (cents, expected) => {
  expect(formatDollars(cents)).toBe(expected);
});

test.each([
  ['8077708123456789', '8077 7081 2345 6789'],
  ['123456789', '1234 5678 9'],
  ['1234', '1234'],
])('groups %s as %s, and removeNonDigits reverses it', (digits, grouped) => {
  expect(groupByFour(digits)).toBe(grouped);
  expect(removeNonDigits(groupByFour(digits))).toBe(digits);
});
