import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NOW } from '../testing/fixtures/now.ts';
import { createServerClock, SERVER_TIME_OFFSET } from './serverClock.ts';
import { createManualClock, createMemoryStorage } from './testing/fakes.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

/** A device whose clock is `ahead` of the server's, and calls that take some time before and after the server looks at its clock. */
function setUp({ ahead = 0, kept }: { ahead?: number; kept?: string } = {}) {
  const device = createManualClock(NOW + ahead);
  const storage = createMemoryStorage(kept === undefined ? {} : { [SERVER_TIME_OFFSET]: kept });
  const clock = createServerClock(device, storage);
  const serverNow = () => device.now() - ahead;
  return {
    clock,
    device,
    storage,
    serverNow,
    call(there = 0, back = 0) {
      const sentAt = device.now();
      device.pass(there);
      const serverTime = Math.floor(serverNow() / SECOND) * SECOND;
      device.pass(back);
      clock.correct({ sentAt, receivedAt: device.now(), serverTime });
    },
  };
}

/** Up to 15 s each way: what takes longer is not read. */
const calls = fc.array(
  fc.record({ pause: fc.nat(100_000), there: fc.nat(15_000), back: fc.nat(15_000) }),
  { minLength: 1, maxLength: 20 },
);

/** Clocks that are set to another day, to another zone, or that run a little wrong. */
const errors = fc.oneof(
  fc.integer({ min: -400 * 24 * HOUR, max: 400 * 24 * HOUR }),
  fc.integer({ min: -5_000, max: 5_000 }),
  fc.constantFrom(-25 * HOUR, 25 * HOUR, HOUR, -2 * HOUR),
);

test('after any call the clock is as right as that call can tell, however wrong the device’s is', () => {
  fc.assert(
    fc.property(errors, calls, (ahead, made) => {
      const { clock, device, serverNow, call } = setUp({ ahead });
      for (const { pause, there, back } of made) {
        device.pass(pause);
        call(there, back);
        expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(there + back + SECOND);
      }
    }),
  );
});

test('a device whose clock is right is never corrected', () => {
  fc.assert(
    fc.property(calls, (made) => {
      const { clock, device, call } = setUp();
      for (const { pause, there, back } of made) {
        device.pass(pause);
        call(there, back);
        expect(clock.offset()).toBe(0);
      }
    }),
  );
});

test('the clock does not drift with every call: what calls that take equally long leave open is all it moves by', () => {
  fc.assert(
    fc.property(
      errors,
      fc.nat(5_000),
      fc.array(fc.nat(100_000), { minLength: 12, maxLength: 12 }),
      (ahead, each, pauses) => {
        const { clock, device, call } = setUp({ ahead });
        call(each, each);
        const first = clock.offset() ?? Number.NaN;
        for (const pause of pauses) {
          device.pass(pause);
          call(each, each);
          expect(Math.abs((clock.offset() ?? Number.NaN) - first)).toBeLessThanOrEqual(
            2 * each + SECOND,
          );
        }
      },
    ),
  );
});

test('the same reading twice corrects once', () => {
  const { clock, call } = setUp({ ahead: 25 * HOUR });
  const corrected = vi.fn();
  clock.onCorrection(corrected);
  call();
  call();
  expect(corrected).toHaveBeenCalledTimes(1);
});

test('until the server has told its time, the clock is the device’s and says that nothing is known', () => {
  const { clock, device } = setUp({ ahead: HOUR });
  expect(clock.offset()).toBeNull();
  expect(clock.now()).toBe(device.now());
});

test('what is known outlives the page', () => {
  const { storage, call, device, serverNow } = setUp({ ahead: 25 * HOUR });
  call();
  const next = createServerClock(device, storage);
  expect(Math.abs(next.now() - serverNow())).toBeLessThanOrEqual(SECOND);
});

test('a clock that is set after its error was kept is measured anew', () => {
  const { clock, serverNow, call } = setUp({ ahead: 0, kept: String(-25 * HOUR) });
  expect(clock.now()).toBe(serverNow() - 25 * HOUR);
  call(40, 60);
  expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(SECOND + 100);
});

test.each(['', 'NaN', '1e3', '{}', '5.5', 'Infinity'])(
  'a kept offset of %j counts as none',
  (kept) => {
    expect(setUp({ kept }).clock.offset()).toBeNull();
  },
);

test.each([
  ['the device’s clock was put back meanwhile', NOW + 5, NOW],
  ['the device slept meanwhile', NOW, NOW + HOUR],
])('a reading is left out when %s', (_, sentAt, receivedAt) => {
  const { clock } = setUp();
  clock.correct({ sentAt, receivedAt, serverTime: NOW - 24 * HOUR });
  expect(clock.offset()).toBeNull();
});

test('a device that keeps nothing has the server’s time for as long as the page', () => {
  const refuse = () => {
    throw new DOMException('Denied.', 'SecurityError');
  };
  const device = createManualClock(NOW);
  const clock = createServerClock(device, { getItem: refuse, setItem: refuse });
  clock.correct({ sentAt: NOW, receivedAt: NOW, serverTime: NOW - 25 * HOUR });
  expect(clock.now()).toBe(NOW - 25 * HOUR + SECOND / 2);
});

test('timers and waking are the device’s own', () => {
  const { clock, device, call } = setUp({ ahead: 25 * HOUR });
  const ring = vi.fn();
  clock.after(HOUR, ring);
  call();
  device.pass(HOUR);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('who has stopped listening hears of no correction', () => {
  const { clock, call } = setUp({ ahead: HOUR });
  const corrected = vi.fn();
  clock.onCorrection(corrected)();
  call();
  expect(corrected).not.toHaveBeenCalled();
});
