import { expect, test } from 'vitest';
import type { PathResult } from '../../../tools/flows/src/runPaths.ts';
import { checkOrderCount } from './checkOrderCount.ts';

const steps = [{ stimulus: { id: 'order.place' } }, { stimulus: { id: 'placeOrder: placed' } }];
const result = {
  testPath: { steps },
  adapter: 'app',
  failure: null,
  duration: 1,
} as unknown as PathResult;

test('a tour with as many orders as it placed is left as it is', () => {
  expect(checkOrderCount(result, 1, ['ORDER-0000001'])).toBe(result);
  expect(checkOrderCount(result, 0, [])).toBe(result);
});

test.each([
  [
    ['ORDER-0000001', 'ORDER-0000002'],
    'Orders that the server should have of this tour: 1. It has 2 (ORDER-0000001, ORDER-0000002).',
  ],
  [[], 'Orders that the server should have of this tour: 1. It has 0.'],
])('a tour with other orders than it placed fails in its last step: %j', (made, message) => {
  expect(checkOrderCount(result, 1, made).failure).toMatchObject({
    step: 2,
    after: 'placeOrder: placed',
    message,
  });
});

test('what failed before is not told anew', () => {
  const failed = {
    ...result,
    failure: { step: 1, after: 'order.place', message: 'heading', error: null },
  };
  expect(checkOrderCount(failed, 1, [])).toBe(failed);
});
