import { expect, test } from 'vitest';
import { bucketOf, upperBoundOf } from './figureBuckets.ts';

test.each([
  ['LCP', 0, 0, 500],
  ['LCP', 2_499.9, 2_000, 2_500],
  ['LCP', 2_500, 2_500, 3_000],
  ['LCP', 60_000, 20_000, null],
  ['INP', 200, 200, 300],
  ['CLS', 0.0004, 0, 1],
  ['CLS', 0.1, 100, 250],
] as const)('%s of %d belongs to the bucket from %d to %d', (name, value, from, to) => {
  expect(bucketOf({ name, value, page: 'home' })).toBe(from);
  expect(upperBoundOf(name, from)).toBe(to);
});

test('errors have one bucket', () => {
  expect(upperBoundOf('TypeError', 0)).toBe(null);
});
