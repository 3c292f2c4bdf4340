import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NOW } from '../../testing/fixtures/now.ts';
import { createServerClock, SERVER_TIME_OFFSET } from './serverClock.ts';
import { createMemoryStorage } from '../testing/fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

/**
 * Creates a device clock that is `ahead` of the server clock by some ms. `call` simulates a
 * request: `outMs` pass before the server reads its clock, and `backMs` afterwards.
 */
function setUp({ ahead = 0, storedOffset }: { ahead?: number; storedOffset?: string } = {}) {
  const device = createManualClock(NOW + ahead);
  const storage = createMemoryStorage(
    storedOffset === undefined ? {} : { [SERVER_TIME_OFFSET]: storedOffset },
  );
  const clock = createServerClock(device, storage);
  const serverNow = () => device.now() - ahead;
  return {
    clock,
    device,
    storage,
    serverNow,
    call(outMs = 0, backMs = 0) {
      const sentAt = device.now();
      device.advanceTime(outMs);
      const serverTime = Math.floor(serverNow() / SECOND) * SECOND;
      device.advanceTime(backMs);
      clock.correct({ sentAt, receivedAt: device.now(), serverTime });
    },
  };
}

/** Up to 15 s each way: readings of calls that took longer are ignored. */
const calls = fc.array(
  fc.record({ pause: fc.nat(100_000), outMs: fc.nat(15_000), backMs: fc.nat(15_000) }),
  { minLength: 1, maxLength: 20 },
);

/** Clock errors in ms: a wrong day, a wrong time zone, and small drift. */
const clockErrors = fc.oneof(
  fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR }),
  fc.integer({ min: -5_000, max: 5_000 }),
  fc.constantFrom(-25 * HOUR, 25 * HOUR, HOUR, -2 * HOUR),
);

test('is accurate within the duration of the last call, however wrong the device clock is', () => {
  fc.assert(
    fc.property(clockErrors, calls, (ahead, madeCalls) => {
      const { clock, device, serverNow, call } = setUp({ ahead });
      for (const { pause, outMs, backMs } of madeCalls) {
        device.advanceTime(pause);
        call(outMs, backMs);
        expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(outMs + backMs + SECOND);
      }
    }),
  );
});

test('never corrects a device clock that is right', () => {
  fc.assert(
    fc.property(calls, (madeCalls) => {
      const { clock, device, call } = setUp();
      for (const { pause, outMs, backMs } of madeCalls) {
        device.advanceTime(pause);
        call(outMs, backMs);
        expect(clock.offset()).toBe(0);
      }
    }),
  );
});

test('does not drift when the way out and back take equally long', () => {
  fc.assert(
    fc.property(
      clockErrors,
      fc.nat(5_000),
      fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 }),
      (ahead, latency, pauses) => {
        const { clock, device, serverNow, call } = setUp({ ahead });
        for (const pause of pauses) {
          device.advanceTime(pause);
          call(latency, latency);
          expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(latency + SECOND);
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('notifies once about two equal readings', () => {
  const { clock, call } = setUp({ ahead: 25 * HOUR });
  const onCorrection = vi.fn();
  clock.onCorrection(onCorrection);
  call();
  call();
  expect(onCorrection).toHaveBeenCalledTimes(1);
});

test('returns the device time and a null offset until the first reading', () => {
  const { clock, device } = setUp({ ahead: HOUR });
  expect(clock.offset()).toBeNull();
  expect(clock.now()).toBe(device.now());
});

test('restores the offset after a reload', () => {
  const { storage, call, device, serverNow } = setUp({ ahead: 25 * HOUR });
  call();
  const next = createServerClock(device, storage);
  expect(Math.abs(next.now() - serverNow())).toBeLessThanOrEqual(SECOND);
});

test('replaces the stored offset when the device clock was set in the meantime', () => {
  const { clock, serverNow, call } = setUp({ ahead: 0, storedOffset: String(-25 * HOUR) });
  expect(clock.now()).toBe(serverNow() - 25 * HOUR);
  call(40, 60);
  expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(SECOND + 100);
});

test.each(['', 'NaN', '1e3', '{}', '5.5', 'Infinity'])(
  'ignores the stored offset %j',
  (storedOffset) => {
    expect(setUp({ storedOffset }).clock.offset()).toBeNull();
  },
);

test.each([
  ['the device clock was set back during the call', NOW + 5, NOW],
  ['the device slept during the call', NOW, NOW + HOUR],
])('ignores a reading when %s', (_, sentAt, receivedAt) => {
  const { clock } = setUp();
  clock.correct({ sentAt, receivedAt, serverTime: NOW - 24 * HOUR });
  expect(clock.offset()).toBeNull();
});

test('corrects the clock until the page is closed when the storage fails', () => {
  const throwDenied = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  const device = createManualClock(NOW);
  const clock = createServerClock(device, { getItem: throwDenied, setItem: throwDenied });
  clock.correct({ sentAt: NOW, receivedAt: NOW, serverTime: NOW - 25 * HOUR });
  expect(clock.now()).toBe(NOW - 25 * HOUR + SECOND / 2);
});

test('uses the timers of the device', () => {
  const { clock, device, call } = setUp({ ahead: 25 * HOUR });
  const callback = vi.fn();
  clock.after(HOUR, callback);
  call();
  device.advanceTime(HOUR);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('stops notifying a listener that unsubscribed', () => {
  const { clock, call } = setUp({ ahead: HOUR });
  const onCorrection = vi.fn();
  clock.onCorrection(onCorrection)();
  call();
  expect(onCorrection).not.toHaveBeenCalled();
});
