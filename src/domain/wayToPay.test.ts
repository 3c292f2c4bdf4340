import { expect, test } from 'vitest';
import { payPalDue } from './wayToPay.ts';

test.each([
  ['the total', 90_000, 546],
  ['a rest', 50_000, 304],
  ['the smallest rest', 1, 1],
])('R575 %s of an order is due in dollars at its rate, rounded up', (_, due, cents) => {
  expect(payPalDue({ total: 90_000, payPalCents: 546 }, due)).toBe(cents);
});

test('R575 nothing is due in dollars without a rate', () => {
  expect(payPalDue({ total: 90_000 }, 90_000)).toBeUndefined();
});
