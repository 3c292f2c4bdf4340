import { expect, it } from 'vitest';
import { createSingleFlight } from './createSingleFlight.ts';

it('runs one operation at a time for a key, and returns its result to all callers', async () => {
  const once = createSingleFlight<number>();
  let resolve: (value: number) => void = () => undefined;
  const pending = new Promise<number>((settle) => (resolve = settle));
  const results = [once('a', () => pending), once('a', () => Promise.resolve(2))];
  expect(await once('b', () => Promise.resolve(3))).toBe(3);
  resolve(1);
  expect(await Promise.all(results)).toEqual([1, 1]);
  expect(await once('a', () => Promise.resolve(4))).toBe(4);
});

it('starts again after a failure', async () => {
  const once = createSingleFlight<number>();
  await expect(once('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await once('a', () => Promise.resolve(1))).toBe(1);
});
