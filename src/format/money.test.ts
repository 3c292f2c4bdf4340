import { expect, test } from 'vitest';
import { formatRupiah } from './money.ts';

test.each([
  [0, 'Rp\u00a00'],
  [500, 'Rp\u00a0500'],
  [100_000, 'Rp\u00a0100.000'],
  [123_456_789, 'Rp\u00a0123.456.789'],
  [-25_000, '-Rp\u00a025.000'],
])('R39 formats %i as %s', (amount, expected) => {
  expect(formatRupiah(amount)).toBe(expected);
});
