import { expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { dollars, inFours, orderNumber, phoneNumber, rupiah } from './written.ts';

const { greetingOrder, flowerOrder, invoice, orderDetail, profile } = mockFixtures;

test('the amounts and numbers of the fixtures are written as the app shows them', () => {
  expect(rupiah(greetingOrder.price)).toBe('Rp\u00a0100.250');
  expect(rupiah(-greetingOrder.discount)).toBe('−Rp\u00a010.125');
  expect(rupiah(greetingOrder.total)).toBe('Rp\u00a090.125');
  expect(rupiah(flowerOrder.total)).toBe('Rp\u00a0650.750');
  expect(dollars(orderDetail.payPalCents ?? 0)).toBe('USD\u00a05,47');
  expect(inFours(invoice.number)).toBe('3901 0812 3456 7890');
  expect(phoneNumber(profile.mobilePhone ?? '')).toBe('+62 811-0002-001');
  expect(orderNumber(greetingOrder.id)).toBe('ORDER-0000042');
});
