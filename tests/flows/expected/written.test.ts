import { expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { dollars, inFours, orderNumber, phoneNumber, rupiah } from './written.ts';

const { greetingOrder, flowerOrder, invoice, profile } = mockFixtures;

test('the amounts and numbers of the fixtures are written as the app shows them', () => {
  expect(rupiah(greetingOrder.price)).toBe('Rp\u00a0100.000');
  expect(rupiah(-greetingOrder.discount)).toBe('−Rp\u00a010.000');
  expect(rupiah(greetingOrder.total)).toBe('Rp\u00a090.000');
  expect(rupiah(flowerOrder.total)).toBe('Rp\u00a0650.000');
  expect(dollars(563)).toBe('USD\u00a05,63');
  expect(inFours(invoice.number)).toBe('3901 0812 3456 7890');
  expect(phoneNumber(profile.mobilePhone ?? '')).toBe('+62 811-0002-001');
  expect(orderNumber(greetingOrder.id)).toBe('ORDER-0000042');
});
