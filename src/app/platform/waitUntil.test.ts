import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Clock } from '../../domain/clock.ts';
import { createWaitUntil } from './waitUntil.ts';

/** Creates a clock whose timers run only when `runTimers` is called. */
function createManualClock(start: number) {
  const timers = new Map<object, { readonly at: number; readonly callback: () => void }>();
  const wakeListeners = new Set<() => void>();
  let now = start;
  const clock: Clock = {
    now: () => now,
    after(ms, callback) {
      const timer = {};
      timers.set(timer, { at: now + ms, callback });
      return () => void timers.delete(timer);
    },
    onWake(callback) {
      wakeListeners.add(callback);
      return () => void wakeListeners.delete(callback);
    },
  };
  return {
    clock,
    timers,
    wakeListeners,
    pass: (ms: number) => (now += ms),
    runTimers() {
      for (const [timer, { at, callback }] of timers) {
        if (at > now) continue;
        timers.delete(timer);
        callback();
      }
    },
    wake: () => [...wakeListeners].forEach((callback) => callback()),
  };
}

function startWaiting(at: number | string, start = 0) {
  const manualClock = createManualClock(start);
  const actor = createActor(createWaitUntil(manualClock.clock), { input: { at } });
  actor.start();
  return { actor, ...manualClock };
}

test('resolves when its timer fires', async () => {
  const { actor, pass, runTimers, timers, wakeListeners } = startWaiting(1_000);
  pass(999);
  runTimers();
  expect(actor.getSnapshot().status).toBe('active');
  pass(1);
  runTimers();
  await waitFor(actor, ({ status }) => status === 'done');
  expect([timers.size, wakeListeners.size]).toEqual([0, 0]);
});

test('resolves when the page becomes visible after the time, although no timer fired', async () => {
  const { actor, pass, wake } = startWaiting('1970-01-01T00:00:01Z');
  pass(5_000);
  wake();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('keeps waiting when the page becomes visible early', () => {
  const { actor, pass, wake, timers } = startWaiting(1_000);
  pass(500);
  wake();
  expect(actor.getSnapshot().status).toBe('active');
  expect(timers.size).toBe(1);
});

test('waits in several timers when the time exceeds the longest timer', async () => {
  const month = 40 * 86_400_000;
  const { actor, pass, runTimers } = startWaiting(month);
  pass(2 ** 31 - 1);
  runTimers();
  expect(actor.getSnapshot().status).toBe('active');
  pass(month);
  runTimers();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('removes its timer and listener when stopped', () => {
  const { actor, timers, wakeListeners } = startWaiting(1_000);
  actor.stop();
  expect([timers.size, wakeListeners.size]).toEqual([0, 0]);
});
