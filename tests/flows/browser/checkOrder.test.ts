import { expect, test } from 'vitest';
import type { PathResult } from '@dukacita/flows';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import { orderDetail } from '../../../src/testing/fixtures/knownOrders.ts';
import { createGreetingContent } from '../../../src/testing/greetingContent.ts';
import { checkOrder } from './checkOrder.ts';

const passed = {
  testPath: { steps: [{ stimulus: { id: 'correctCard: corrected' } }] },
  failure: null,
} as unknown as PathResult;

const corrected: OrderDetail = {
  ...orderDetail,
  version: 4,
  payment: 'paid',
  fulfilment: 'inReview',
  card: { url: '/a.webp', templateId: 102, content: createGreetingContent() },
};

test('passes if the server has the corrected order, whatever the address of its card is', () => {
  const found = { ...corrected, card: corrected.card && { ...corrected.card, url: '/b.webp' } };
  expect(checkOrder(passed, corrected, found)).toBe(passed);
});

test.each<[string, Partial<OrderDetail>]>([
  ['version 3 instead of 4', { version: 3 }],
  ['fulfilment "rejected" instead of "inReview"', { fulfilment: 'rejected' }],
  ['sender "Sari" instead of "Keluarga Sari Lestari"', { sender: 'Sari' }],
  [
    'template 101 instead of 102',
    { card: corrected.card && { ...corrected.card, templateId: 101 } },
  ],
])('fails in the last step if the order on the server has %s', (difference, changes) => {
  expect(checkOrder(passed, corrected, { ...corrected, ...changes }).failure).toMatchObject({
    step: 1,
    after: 'correctCard: corrected',
    message: `The server has the order with ${difference}.`,
  });
});

test('keeps an earlier failure', () => {
  const failed = { ...passed, failure: { step: 0 } } as unknown as PathResult;
  expect(checkOrder(failed, corrected, orderDetail)).toBe(failed);
});
