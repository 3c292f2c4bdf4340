import { expect, it } from 'vitest';
import { toPayPalCents } from './payPalCents.ts';

it.each([
  [90_000, 16_500, 546],
  [165_000, 16_500, 1000],
  [165_001, 16_500, 1001],
  [1, 1_000_000, 1],
  [2_147_483_647, 1000, 214_748_365],
])('rounds %i rupiah at %i per dollar up to %i cents', (total, rate, cents) => {
  expect(toPayPalCents(total, rate)).toBe(cents);
});

it('has no amount in dollars without a rate, and for an order that costs nothing', () => {
  expect(toPayPalCents(90_000, undefined)).toBeNull();
  expect(toPayPalCents(0, 16_500)).toBeNull();
});
