import { expect, test } from 'vitest';
import { formatPhone, getWhatsAppLink } from './phone.ts';

test('formatPhone groups the digits of an Indonesian number', () => {
  expect(formatPhone('6281100001001')).toBe('+62 811-0000-1001');
});

test('formatPhone does not group the digits of a foreign number', () => {
  expect(formatPhone('6591234567')).toBe('+6591234567');
});

test('getWhatsAppLink contains the bare digits and the encoded text', () => {
  expect(getWhatsAppLink('+62 811-0000-1001', 'ORDER-0000042 & terima kasih')).toBe(
    'https://wa.me/6281100001001?text=ORDER-0000042%20%26%20terima%20kasih',
  );
});
