import { describe, expect, test } from 'vitest';
import { combineSignals } from './combineSignals.ts';

describe.each([
  ['with AbortSignal.any', AbortSignal.any.bind(AbortSignal)],
  ['without AbortSignal.any', null],
])('%s', (_, any) => {
  const combine = (...signals: AbortSignal[]) => combineSignals(signals, any);

  test('aborts with the first signal and its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = combine(first.signal, second.signal);
    const reasons: unknown[] = [];
    signal.addEventListener('abort', () => reasons.push(signal.reason));
    expect(signal.aborted).toBe(false);
    second.abort('second');
    first.abort('first');
    expect(signal.aborted).toBe(true);
    expect(reasons).toEqual(['second']);
  });

  test('is aborted from the start when one of the signals is', () => {
    const { signal } = combine(new AbortController().signal, AbortSignal.abort('before'));
    expect(signal.reason).toBe('before');
  });
});

test('without AbortSignal.any, a released signal no longer listens', () => {
  const controller = new AbortController();
  const { signal, release } = combineSignals([controller.signal], null);
  release();
  controller.abort();
  expect(signal.aborted).toBe(false);
});
