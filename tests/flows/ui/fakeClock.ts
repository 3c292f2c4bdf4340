import type { Clock } from '../../../src/app/orders/waitUntil.ts';

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that stands until the device sleeps. */
export interface FakeClock extends Clock {
  /** Sleeps until an instant, rings what is due by then in order, and wakes. May also be put back. */
  sleepUntil(instant: number): void;
  /** Takes the alarm that was set last out of the clock: from now on it rings when it is told to. */
  takeLast(): () => void;
}

export function createFakeClock(start: number): FakeClock {
  let time = start;
  let alarms: readonly Alarm[] = [];
  const wakers = new Set<() => void>();
  const drop = (alarm: Alarm) => {
    alarms = alarms.filter((other) => other !== alarm);
  };
  return {
    now: () => time,
    after(ms, ring) {
      const alarm = { at: time + ms, ring };
      alarms = [...alarms, alarm];
      return () => drop(alarm);
    },
    onWake(callback) {
      wakers.add(callback);
      return () => wakers.delete(callback);
    },
    sleepUntil(instant) {
      for (;;) {
        const [next] = alarms.filter(({ at }) => at <= instant).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        time = Math.max(time, next.at);
        drop(next);
        next.ring();
      }
      time = instant;
      [...wakers].forEach((wake) => wake());
    },
    takeLast() {
      const last = alarms.at(-1);
      if (last === undefined) throw new Error('No alarm was set.');
      drop(last);
      return last.ring;
    },
  };
}

/** The clock as XState's own, for the delays of machines. */
export function timersOf(clock: Clock) {
  const cancels: (() => void)[] = [];
  return {
    setTimeout: (callback: (...args: unknown[]) => void, ms: number) =>
      cancels.push(clock.after(ms, callback)) - 1,
    clearTimeout: (id: number) => cancels[id]?.(),
  };
}
