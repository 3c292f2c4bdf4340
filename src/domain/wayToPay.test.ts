import { expect, test } from 'vitest';
import { BANK_CODES } from './bankCode.ts';
import { GREETING } from './order.ts';
import { offeredBank, payPalDue, waysToPay } from './wayToPay.ts';

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

test('R680 a virtual account is a way to pay where a bank and the app offer it', () => {
  const order = { kind: GREETING, invoice: null, virtualAccountBanks: BANK_CODES } as const;
  expect(waysToPay(order, true)).toEqual(['virtualAccount', 'transfer', 'payPal']);
  expect(waysToPay(order, false)).toEqual(['transfer', 'payPal']);
  expect(waysToPay({ ...order, virtualAccountBanks: [] }, true)).toEqual(['transfer', 'payPal']);
});

test('R680 the chosen bank gives way to the first offered one where it is not offered', () => {
  expect(offeredBank('bri', ['bni', 'bri'])).toBe('bri');
  expect(offeredBank('bca', ['bni', 'bri'])).toBe('bni');
});
