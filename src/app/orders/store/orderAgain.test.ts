import { expect, test } from 'vitest';
import * as v from 'valibot';
import { flowerDraftSchema, greetingDraftSchema } from '../../../machines/draftSchemas.ts';
import { flowerOrderDetail, orderDetail } from '../../../testing/fixtures/knownOrders.ts';
import { readOrderAgain, toOrderAgain } from '../../../domain/orderAgain.ts';

test('R185 a card that is ordered again has the words, sender and template of the ended order', () => {
  const again = toOrderAgain(orderDetail);
  expect(again?.orderId).toBe(42);
  expect(v.parse(greetingDraftSchema, { ...again?.draft, key: 'key-0002' })).toMatchObject({
    step: 'compose',
    sender: 'Keluarga Sari Lestari',
    mode: 3,
    templateId: 101,
    order: null,
  });
});

test.each([
  ['Turut berdukacita', { choice: 'Turut berdukacita', text: '' }],
  ['Selamat jalan', { choice: 'Lainnya....', text: 'Selamat jalan' }],
])('R185 a board with "%s" that is ordered again has its words', (printed, message) => {
  const { board } = flowerOrderDetail;
  const again = toOrderAgain({
    ...flowerOrderDetail,
    board: board && { ...board, message: printed },
  });
  expect(v.parse(flowerDraftSchema, { ...again?.draft, key: 'key-0002' })).toMatchObject({
    step: 'florists',
    message,
    subMessage: 'Atas berpulangnya Maria Theresia Wijaya',
    sender: 'Keluarga Sari Lestari',
  });
});

test('another navigation state has no ended order', () => {
  expect(readOrderAgain(null)).toBeNull();
  expect(readOrderAgain({})).toBeNull();
  expect(readOrderAgain({ again: { orderId: 42 } })).toBeNull();
  expect(readOrderAgain({ again: toOrderAgain(orderDetail) })?.orderId).toBe(42);
});
