import { expect, test } from 'vitest';
import type { OrderChangesOptions } from '../../api/resources/orderChanges.ts';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import type { OrderChange } from '../../domain/orderState.ts';
import { createManualAttention } from '../testing/fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { createLiveOrders } from './liveOrders.ts';

/** A stream that the test opens, ends and breaks. */
interface Stream extends OrderChangesOptions {
  end(): void;
  fail(code: AppErrorCode): void;
}

function start() {
  const streams: Stream[] = [];
  const changes: OrderChange[] = [];
  const clock = createManualClock();
  const attention = createManualAttention();
  const live = createLiveOrders({
    clock,
    attention,
    readChanges: (options) =>
      new Promise<void>((resolve, reject) => {
        const fail = (code: AppErrorCode) => reject(new AppError(code));
        options.signal.addEventListener('abort', () => fail('aborted'));
        streams.push({ ...options, end: () => resolve(), fail });
      }),
  });
  const stream = (index = 0) => {
    const found = streams[index];
    if (found === undefined) throw new Error(`There is no stream ${index}.`);
    return found;
  };
  return {
    live,
    streams,
    stream,
    changes,
    clock,
    attention,
    listen: () => live.subscribe((change) => changes.push(change)),
  };
}

/** Lets promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const hint = { orderId: 42, version: 2 };

test('one stream serves all listeners, and is closed with the last one', () => {
  const { live, streams, stream, changes, listen } = start();
  const stopFirst = listen();
  const stopSecond = live.subscribe(() => {});
  expect(streams).toHaveLength(1);
  stream().onChange(hint);
  expect(changes).toEqual([hint]);
  stopSecond();
  expect(stream().signal.aborted).toBe(false);
  stopFirst();
  expect(stream().signal.aborted).toBe(true);
});

test('orders are read again every ten seconds until the stream is open', () => {
  const { stream, changes, clock, listen } = start();
  listen();
  clock.advanceTime(20_000);
  expect(changes).toEqual([null, null]);
  stream().onChange(null);
  stream().onActivity();
  clock.advanceTime(60_000);
  expect(changes).toEqual([null, null, null]);
});

test('a stream that ends is opened again, and orders are read again meanwhile', async () => {
  const { streams, stream, changes, clock, listen } = start();
  listen();
  stream().onChange(null);
  stream().end();
  await settle();
  clock.advanceTime(1_999);
  expect(streams).toHaveLength(1);
  clock.advanceTime(1);
  expect(streams).toHaveLength(2);
  clock.advanceTime(8_000);
  expect(changes).toEqual([null, null]);
});

test('a server that cannot be reached is asked after growing waits, at most a minute', async () => {
  const { streams, stream, clock, listen } = start();
  listen();
  const waits: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    stream(index).fail('networkFailed');
    await settle();
    let waited = 0;
    while (streams.length === index + 1) {
      clock.advanceTime(1_000);
      waited += 1_000;
    }
    waits.push(waited / 1_000);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

test('an upstream without streams is not asked again, and orders are read every ten seconds', async () => {
  const { streams, stream, changes, clock, listen } = start();
  listen();
  stream().fail('notFound');
  await settle();
  clock.advanceTime(120_000);
  expect(streams).toHaveLength(1);
  expect(changes).toHaveLength(12);
});

test('a stream without any sign of life is lost', async () => {
  const { streams, stream, clock, listen } = start();
  listen();
  stream().onChange(null);
  clock.advanceTime(74_000);
  stream().onActivity();
  clock.advanceTime(74_000);
  expect(stream().signal.aborted).toBe(false);
  clock.advanceTime(1_000);
  expect(stream().signal.aborted).toBe(true);
  await settle();
  clock.advanceTime(2_000);
  expect(streams).toHaveLength(2);
});

test('a hidden page has no stream and reads nothing; once visible, it reads everything', () => {
  const { streams, stream, changes, clock, attention, listen } = start();
  listen();
  attention.setVisible(false);
  expect(stream().signal.aborted).toBe(true);
  clock.advanceTime(60_000);
  expect(changes).toEqual([]);
  attention.setVisible(true);
  expect(changes).toEqual([null]);
  expect(streams).toHaveLength(2);
});

test('a page that starts hidden opens its stream when it becomes visible', () => {
  const { streams, attention, listen } = start();
  attention.setVisible(false);
  listen();
  expect(streams).toHaveLength(0);
  attention.setVisible(true);
  expect(streams).toHaveLength(1);
});
