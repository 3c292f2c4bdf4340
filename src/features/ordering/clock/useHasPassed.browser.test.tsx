import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createManualClock } from '../../../testing/createManualClock.ts';
import { useHasPassed } from './useHasPassed.ts';

const NINE = '2026-11-22T09:00:00+07:00';
const TEN = '2026-11-22T10:00:00+07:00';
const HOUR_MS = 3_600_000;

/** Renders the hook at half past nine; `answers` has the answer of each rendering. */
async function render(first: string | null, early?: number) {
  const manual = createManualClock(Date.parse(NINE) + HOUR_MS / 2);
  const clock = { ...manual, offset: () => 0, onCorrection: () => () => {} };
  const answers: boolean[] = [];
  const hook = await renderHook(
    (instant: string | null = null) => answers.push(useHasPassed(clock, instant, early)),
    { initialProps: first },
  );
  return { ...hook, clock, answers };
}

test.each([null, TEN])(
  'never says of the instant %s that the one before it has passed',
  async (next) => {
    const { rerender, answers } = await render(NINE);
    expect(answers.splice(0)).toContain(true);
    await rerender(next);
    expect(new Set(answers)).toEqual(new Set([false]));
  },
);

test('can change some time before the instant', async () => {
  const { answers } = await render(TEN, HOUR_MS);
  expect(answers).not.toContain(false);
});

test('changes when the instant passes', async () => {
  const { clock, answers, act } = await render(TEN);
  await act(() => clock.advanceTime(HOUR_MS / 2 - 1));
  expect(answers).not.toContain(true);
  await act(() => clock.advanceTime(1));
  expect(answers.at(-1)).toBe(true);
});
