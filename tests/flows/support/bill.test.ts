import { expect, test } from 'vitest';
import { expectedBill, flowerBill, greetingBill } from './bill.ts';

test('a greeting costs the price of its package minus the discount, but never less than zero', () => {
  expect(greetingBill({ price: 100_000, discount: 10_000 })).toEqual({
    price: 100_000,
    discount: 10_000,
    total: 90_000,
  });
  expect(greetingBill({ price: 5_000, discount: 10_000 })).toEqual({
    price: 5_000,
    discount: 10_000,
    total: 0,
  });
});

test('a flower board costs its price', () => {
  expect(flowerBill({ price: 750_000 })).toEqual({ price: 750_000, discount: 0, total: 750_000 });
});

test('the checkout shows every line of the bill, and no notice if the announced total is charged', () => {
  expect(expectedBill({ price: 100_000, discount: 10_000, total: 90_000 }, 90_000)).toEqual({
    texts: ['Basic Ucapan Rp\u00a0100.000 Diskon Keanggotaan −Rp\u00a010.000 Total Rp\u00a090.000'],
    absentTexts: ['Harga berubah'],
    announcements: [],
  });
});

test('the checkout shows both totals if another total was announced', () => {
  const { texts, absentTexts, announcements } = expectedBill(
    { price: 100_000, discount: 0, total: 100_000 },
    90_000,
  );
  expect(texts.join(' ')).toContain('sebelumnya total Rp\u00a090.000, sekarang Rp\u00a0100.000.');
  expect(absentTexts).toEqual([]);
  expect(announcements).toEqual([
    'Harga berubah Kami mengubah harganya: sebelumnya total Rp\u00a090.000, sekarang Rp\u00a0100.000. Bila tidak setuju, jangan membayar: pesanan batal dengan sendirinya. Hubungi kami',
  ]);
});
