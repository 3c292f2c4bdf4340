import { expect, test } from 'vitest';
import { FLOWERS, GREETING } from '../domain/order.ts';
import { orderProgress, type CountedStep } from './orderProgress.ts';

const greeting: readonly CountedStep[] = [
  'compose',
  'template',
  'package',
  'checkout',
  'finish',
  'confirm',
];
const flowers: readonly CountedStep[] = [
  'florists',
  'products',
  'form',
  'checkout',
  'finish',
  'confirm',
];

test.each([
  [
    'a greeting',
    GREETING,
    greeting,
    ['Ucapan', 'Template', 'Paket', 'Pesanan', 'Pembayaran', 'Konfirmasi'],
  ],
  [
    'flowers',
    FLOWERS,
    flowers,
    ['Florist', 'Bunga papan', 'Tulisan', 'Pesanan', 'Pembayaran', 'Konfirmasi'],
  ],
] as const)(
  'R101 counts the steps of %s once, from the first choice to the confirmation',
  (_, kind, steps, labels) => {
    const all = steps.map((step) => orderProgress(kind, step, null));
    expect(all.map(({ progress }) => progress)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `Langkah ${number} dari 6`),
    );
    expect(all[0]?.steps.map(({ label }) => label)).toEqual(labels);
    expect(all[3]?.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'current',
      'ahead',
      'ahead',
    ]);
  },
);

test('only completed steps are links, and only while the order may be changed', () => {
  const hrefs = (personId: number | null) =>
    orderProgress(GREETING, 'package', personId).steps.map(({ href }) => href);
  expect(hrefs(7)).toEqual([
    '/order/ucapan?personid=7',
    '/order/orderucapan?personid=7',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(hrefs(null)).toEqual(Array.from({ length: 6 }, () => undefined));
});

test('R358 the payment and the confirmation are open while the payment is confirmed', () => {
  const open = (step: 'finish' | 'confirm') =>
    orderProgress(GREETING, step, null).steps.map(({ isOpen }) => isOpen);
  expect(open('confirm')).toEqual([false, false, false, false, true, true]);
  expect(open('finish')).not.toContain(true);
});
