import { createActor, waitFor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../../domain/appError.ts';
import { createManualClock } from '../../../testing/createManualClock.ts';
import { createDeadline } from './deadline.ts';

type FetchServerTime = (signal: AbortSignal) => Promise<number | null>;

const MINUTE = 60_000;

/**
 * Starts the actor with a deadline. `answers` are the results of the server time requests; the last
 * one repeats.
 */
function start(
  time: number | string,
  ...answers: readonly [...FetchServerTime[], FetchServerTime]
) {
  const at = new Date(time).toISOString();
  const clock = createManualClock(0);
  const wakeListeners = new Set<() => void>();
  const fetchServerTime = vi.fn<FetchServerTime>(answers.at(-1));
  answers.slice(0, -1).forEach((answer) => fetchServerTime.mockImplementationOnce(answer));
  const after = vi.fn(clock.after);
  const onWake = (callback: () => void) => {
    wakeListeners.add(callback);
    return () => void wakeListeners.delete(callback);
  };
  const fetchDeadline = vi.fn<(orderId: number) => Promise<number | null>>(() =>
    Promise.resolve(null),
  );
  const actor = createActor(
    createDeadline({ ...clock, after, onWake }, fetchServerTime, fetchDeadline),
    { input: { orderId: 42, at } },
  ).start();
  return {
    actor,
    fetchServerTime,
    fetchDeadline,
    after,
    wakeListeners,
    pass: clock.advanceTime,
    wake: () => [...wakeListeners].forEach((callback) => callback()),
    requested: (times: number) =>
      vi.waitFor(() => expect(fetchServerTime).toHaveBeenCalledTimes(times)),
    /** Waits until that many pauses have started. */
    paused: (times: number) => vi.waitFor(() => expect(after).toHaveBeenCalledTimes(times)),
    isDone: () => actor.getSnapshot().status === 'done',
  };
}

const respondWith = (time: number | null) => () => Promise.resolve(time);
const rejectOffline = () => Promise.reject(new AppError('offline'));

test('resolves by the server clock, whatever the device clock shows', async () => {
  const { actor, fetchServerTime } = start('1970-01-01T00:01:00Z', respondWith(MINUTE));
  await waitFor(actor, ({ status }) => status === 'done');
  expect(fetchServerTime).toHaveBeenCalledTimes(1);
});

test('asks the server at the start and again at the deadline, and trusts its answer', async () => {
  const { actor, paused, pass, requested, isDone } = start(
    10 * MINUTE,
    respondWith(0),
    respondWith(10 * MINUTE - 1),
    respondWith(10 * MINUTE),
  );
  await paused(1);
  pass(10 * MINUTE - 1);
  await requested(1);
  pass(1);
  await paused(2);
  expect(isDone()).toBe(false);
  pass(999);
  await requested(2);
  pass(1);
  await waitFor(actor, ({ status }) => status === 'done');
});

test.each([
  ['cannot be reached', rejectOffline],
  ['sends no time', respondWith(null)],
])(
  'asks a server that %s again after a minute and never resolves by the device clock',
  async (_, answer) => {
    const { actor, paused, pass, requested, isDone } = start(
      MINUTE,
      answer,
      answer,
      respondWith(3 * MINUTE),
    );
    await paused(1);
    pass(2 * MINUTE);
    await paused(2);
    expect(isDone()).toBe(false);
    pass(MINUTE);
    await requested(3);
    await waitFor(actor, ({ status }) => status === 'done');
  },
);

test('asks the server again when the page becomes visible', async () => {
  const { actor, paused, wake } = start(60 * MINUTE, respondWith(0), respondWith(60 * MINUTE));
  await paused(1);
  wake();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('asks again when the page became visible during a request', async () => {
  let answer: (time: number) => void = () => {};
  const late = () => new Promise<number>((resolve) => (answer = resolve));
  const { actor, wake } = start(60 * MINUTE, late, respondWith(60 * MINUTE));
  wake();
  answer(0);
  await waitFor(actor, ({ status }) => status === 'done');
});

test('waits in several timers when the deadline exceeds the longest timer', async () => {
  const { after, paused } = start(40 * 24 * 60 * MINUTE, respondWith(0));
  await paused(1);
  expect(after.mock.calls[0]?.[0]).toBe(2 ** 31 - 1);
});

test('aborts the request and removes its listeners when stopped', async () => {
  const untilStopped: FetchServerTime = (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new AppError('aborted'))),
    );
  const { actor, fetchServerTime, wakeListeners } = start(MINUTE, untilStopped);
  expect(wakeListeners.size).toBe(1);
  actor.stop();
  await expect.poll(() => wakeListeners.size).toBe(0);
  expect(fetchServerTime).toHaveBeenCalledTimes(1);
});

test('R671 waits for the deadline to which the server has moved the order', async () => {
  const { actor, fetchDeadline, paused, pass, isDone } = start(
    MINUTE,
    respondWith(MINUTE),
    respondWith(3 * MINUTE),
  );
  fetchDeadline.mockResolvedValue(3 * MINUTE);
  await paused(1);
  expect([isDone(), fetchDeadline.mock.calls[0]?.[0]]).toEqual([false, 42]);
  pass(3 * MINUTE);
  await waitFor(actor, ({ status }) => status === 'done');
});

test('R671 waits while a proof holds the deadline, and while the order cannot be read', async () => {
  const { fetchDeadline, paused, wake, isDone } = start(MINUTE, respondWith(MINUTE));
  fetchDeadline.mockRejectedValueOnce(new AppError('offline')).mockResolvedValue(Infinity);
  await paused(1);
  wake();
  await paused(2);
  expect(isDone()).toBe(false);
});
