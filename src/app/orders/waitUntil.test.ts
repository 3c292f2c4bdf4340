import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { createWaitUntil, type Clock } from './waitUntil.ts';

/** A clock whose timers sleep until they are told to run. */
function createManualClock(start: number) {
  const timers = new Map<object, { readonly at: number; readonly callback: () => void }>();
  const wakers = new Set<() => void>();
  let now = start;
  const clock: Clock = {
    now: () => now,
    after(ms, callback) {
      const timer = {};
      timers.set(timer, { at: now + ms, callback });
      return () => void timers.delete(timer);
    },
    onWake(callback) {
      wakers.add(callback);
      return () => void wakers.delete(callback);
    },
  };
  return {
    clock,
    timers,
    wakers,
    pass: (ms: number) => (now += ms),
    ring() {
      for (const [timer, { at, callback }] of timers) {
        if (at > now) continue;
        timers.delete(timer);
        callback();
      }
    },
    wake: () => [...wakers].forEach((callback) => callback()),
  };
}

function startWaiting(at: number | string, start = 0) {
  const hand = createManualClock(start);
  const actor = createActor(createWaitUntil(hand.clock), { input: { at } });
  actor.start();
  return { actor, ...hand };
}

test('it resolves when its timer rings', async () => {
  const { actor, pass, ring, timers, wakers } = startWaiting(1_000);
  pass(999);
  ring();
  expect(actor.getSnapshot().status).toBe('active');
  pass(1);
  ring();
  await waitFor(actor, ({ status }) => status === 'done');
  expect([timers.size, wakers.size]).toEqual([0, 0]);
});

test('it resolves when the device wakes after its time, although no timer rang', async () => {
  const { actor, pass, wake } = startWaiting('1970-01-01T00:00:01Z');
  pass(5_000);
  wake();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('waking early changes nothing', () => {
  const { actor, pass, wake, timers } = startWaiting(1_000);
  pass(500);
  wake();
  expect(actor.getSnapshot().status).toBe('active');
  expect(timers.size).toBe(1);
});

test('a time further away than a timer can wait is waited for in parts', async () => {
  const month = 40 * 86_400_000;
  const { actor, pass, ring } = startWaiting(month);
  pass(2 ** 31 - 1);
  ring();
  expect(actor.getSnapshot().status).toBe('active');
  pass(month);
  ring();
  await waitFor(actor, ({ status }) => status === 'done');
});

test('stopping it leaves nothing behind', () => {
  const { actor, timers, wakers } = startWaiting(1_000);
  actor.stop();
  expect([timers.size, wakers.size]).toEqual([0, 0]);
});
