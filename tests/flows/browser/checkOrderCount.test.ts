import { expect, test } from 'vitest';
import type { PathResult } from '@dukacita/flows';
import { checkOrderCount } from './checkOrderCount.ts';

const steps = [{ stimulus: { id: 'order.place' } }, { stimulus: { id: 'placeOrder: placed' } }];
const result = {
  testPath: { steps },
  adapter: 'app',
  failure: null,
  duration: 1,
} as unknown as PathResult;

test('does not change the result of a path with the expected orders', () => {
  expect(checkOrderCount(result, 1, ['ORDER-0000001'])).toBe(result);
  expect(checkOrderCount(result, 0, [])).toBe(result);
});

test.each([
  [
    ['ORDER-0000001', 'ORDER-0000002'],
    'Expected orders of this path: 1. The server has 2 (ORDER-0000001, ORDER-0000002).',
  ],
  [[], 'Expected orders of this path: 1. The server has 0.'],
])('fails the last step of a path with other orders: %j', (created, message) => {
  expect(checkOrderCount(result, 1, created).failure).toMatchObject({
    step: 2,
    after: 'placeOrder: placed',
    message,
  });
});

test('does not change the result of a path that has already failed', () => {
  const failed = {
    ...result,
    failure: { step: 1, after: 'order.place', message: 'heading', error: null },
  };
  expect(checkOrderCount(failed, 1, [])).toBe(failed);
});
