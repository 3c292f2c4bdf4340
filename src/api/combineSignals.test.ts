import { describe, expect, test } from 'vitest';
import { combineSignals } from './combineSignals.ts';

describe.each([
  ['with AbortSignal.any', AbortSignal.any.bind(AbortSignal)],
  ['by hand', null],
])('%s', (_, any) => {
  const combine = (...signals: AbortSignal[]) => combineSignals(signals, any);

  test('it aborts with the first, and with its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = combine(first.signal, second.signal);
    expect(signal.aborted).toBe(false);
    second.abort('second');
    first.abort('first');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('second');
  });

  test('it is aborted at once when one of them is', () => {
    const { signal } = combine(new AbortController().signal, AbortSignal.abort('before'));
    expect(signal.reason).toBe('before');
  });
});

test('by hand, a released signal no longer listens', () => {
  const controller = new AbortController();
  const { signal, release } = combineSignals([controller.signal], null);
  release();
  controller.abort();
  expect(signal.aborted).toBe(false);
});
