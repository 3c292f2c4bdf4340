import { createActor, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import { createManualClock } from '../testing/fakes.ts';
import { createDeadline } from './deadline.ts';

type AskTime = (signal: AbortSignal) => Promise<number | null>;

const MINUTE = 60_000;

/** Waits for a deadline; `answers` has what comes of each question, the last one for all that follow. */
function start(at: number | string, ...answers: readonly [...AskTime[], AskTime]) {
  const clock = createManualClock(0);
  const wakers = new Set<() => void>();
  const askTime = vi.fn<AskTime>(answers.at(-1));
  answers.slice(0, -1).forEach((answer) => askTime.mockImplementationOnce(answer));
  const after = vi.fn(clock.after);
  const onWake = (callback: () => void) => {
    wakers.add(callback);
    return () => void wakers.delete(callback);
  };
  const actor = createActor(createDeadline({ ...clock, after, onWake }, askTime), {
    input: { at },
  }).start();
  return {
    actor,
    askTime,
    after,
    wakers,
    pass: clock.pass,
    wake: () => [...wakers].forEach((callback) => callback()),
    asked: (times: number) => vi.waitFor(() => expect(askTime).toHaveBeenCalledTimes(times)),
    /** Waits until so many pauses have begun. */
    paused: (times: number) => vi.waitFor(() => expect(after).toHaveBeenCalledTimes(times)),
    isOver: () => actor.getSnapshot().status === 'done',
  };
}

const says = (time: number | null) => () => Promise.resolve(time);
const fails = () => Promise.reject(new AppError('offline'));

test('it is over when the server says so, whatever the device’s clock says', async () => {
  const { actor, askTime } = start('1970-01-01T00:01:00Z', says(MINUTE));
  await waitFor(actor, ({ status }) => status === 'done');
  expect(askTime).toHaveBeenCalledTimes(1);
});

test('the server is asked when the page opens and when the time has come, and its word counts', async () => {
  const { actor, paused, pass, asked, isOver } = start(
    10 * MINUTE,
    says(0),
    says(10 * MINUTE - 1),
    says(10 * MINUTE),
  );
  await paused(1);
  pass(10 * MINUTE - 1);
  await asked(1);
  pass(1);
  await paused(2);
  expect(isOver()).toBe(false);
  pass(999);
  await asked(2);
  pass(1);
  await waitFor(actor, ({ status }) => status === 'done');
});

test.each([
  ['cannot be reached', fails],
  ['does not tell its time', says(null)],
])(
  'a server that %s is asked again a minute later; the device’s clock alone ends nothing',
  async (_, answer) => {
    const { actor, paused, pass, asked, isOver } = start(MINUTE, answer, answer, says(3 * MINUTE));
    await paused(1);
    pass(2 * MINUTE);
    await paused(2);
    expect(isOver()).toBe(false);
    pass(MINUTE);
    await asked(3);
    await waitFor(actor, ({ status }) => status === 'done');
  },
);

test('the server is asked anew when the page is looked at again', async () => {
  const { actor, paused, wake } = start(60 * MINUTE, says(0), says(60 * MINUTE));
  await paused(1);
  wake();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('a page that is looked at again before the server has answered asks once more', async () => {
  let answer: (time: number) => void = () => {};
  const late = () => new Promise<number>((resolve) => (answer = resolve));
  const { actor, wake } = start(60 * MINUTE, late, says(60 * MINUTE));
  wake();
  answer(0);
  await waitFor(actor, ({ status }) => status === 'done');
});

test('a deadline further away than a timer can wait is waited for in parts', async () => {
  const { after, paused } = start(40 * 24 * 60 * MINUTE, says(0));
  await paused(1);
  expect(after.mock.calls[0]?.[0]).toBe(2 ** 31 - 1);
});

test('stopping it gives up the question and leaves nothing behind', async () => {
  const untilStopped: AskTime = (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new AppError('aborted'))),
    );
  const { actor, askTime, wakers } = start(MINUTE, untilStopped);
  expect(wakers.size).toBe(1);
  actor.stop();
  await expect.poll(() => wakers.size).toBe(0);
  expect(askTime).toHaveBeenCalledTimes(1);
});
