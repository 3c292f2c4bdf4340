import { expect, test } from 'vitest';
import type { TestPath } from '@dukacita/flows';
import { orderDetail } from '../../../src/testing/fixtures/knownOrders.ts';
import { orderAfterPath } from './orderAfterPath.ts';

const unpaid = {
  payment: 'awaitingPayment',
  fulfilment: 'waiting',
  isProofPending: false,
  version: 1,
};
const rejected = { payment: 'paid', fulfilment: 'rejected', isProofPending: false };
const cancelled = { payment: 'cancelled', fulfilment: 'stopped', isProofPending: false };

function afterSteps(...ids: readonly string[]) {
  const steps = ids.map((id) => ({ stimulus: { id } }));
  return orderAfterPath(orderDetail, { steps } as unknown as TestPath);
}

test('leaves an order unchanged that was only read, or whose changes were refused', () => {
  expect(
    afterSteps('loadSeen: stored', 'readOrder: unpaid', 'cancelOrder: changed', 'order.cancel'),
  ).toMatchObject(unpaid);
});

test.each<[string[], object]>([
  [['uploadProof: uploaded'], { ...unpaid, isProofPending: true, version: 2 }],
  [['cancelOrder: cancelled'], { ...cancelled, version: 2 }],
  [['readOrder: cancelled'], { ...cancelled, version: 2 }],
  [['uploadProof: uploaded', 'readOrder: cancelled'], { ...cancelled, version: 4 }],
  [['loadSeen: storedLater'], { ...rejected, version: 3 }],
  [['uploadProof: uploaded', 'readOrder: cardRejected'], { ...rejected, version: 4 }],
  [
    ['readOrder: cardRejected', 'correction: corrected'],
    { ...rejected, fulfilment: 'inReview', version: 4 },
  ],
])('returns the order that %j leave', (ids, expected) => {
  expect(afterSteps(...ids)).toMatchObject(expected);
});

test('ignores states that an order cannot come to any more', () => {
  expect(
    afterSteps(
      'readOrder: cardRejected',
      'readOrder: cancelled',
      'readOrder: unpaid',
      'cancelOrder: cancelled',
      'uploadProof: uploaded',
    ),
  ).toMatchObject({ ...rejected, version: 3 });
});
