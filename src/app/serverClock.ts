import type { TimeReading } from '../api/serverTime.ts';
import type { Clock } from './orders/waitUntil.ts';

/** The name under which the offset lies in local storage, in ms. */
export const SERVER_TIME_OFFSET = 'serverTimeOffset';

/** The `Date` header tells whole seconds, in ms. */
const READING_STEP_MS = 1_000;

/** A call that took longer tells too little of the time, in ms. */
const LONGEST_CALL_MS = 30_000;

/** The server's clock, as far as this device knows it. `now` is the device's own time until the server has told its. */
export interface ServerClock extends Clock {
  /**
   * How far the server's clock is ahead of the device's, in ms; null until the server has told its time, on this page or an
   * earlier one.
   */
  offset(): number | null;
  /** Calls back when the offset has changed; returns what ends it. */
  onCorrection(callback: () => void): () => void;
  /** Corrects the clock where a reading contradicts it. */
  correct(reading: TimeReading): void;
}

/**
 * Creates the server's clock from the device's.
 * @param storage where the offset outlives the page; one that fails is done without
 */
export function createServerClock(
  device: Clock,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ServerClock {
  let offset = keptOffset(storage);
  const listeners = new Set<() => void>();
  return {
    ...device,
    now: () => device.now() + (offset ?? 0),
    offset: () => offset,
    onCorrection(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    correct(reading) {
      const next = offsetAfter(offset, reading);
      if (next === offset) return;
      offset = next;
      keepOffset(storage, next);
      [...listeners].forEach((listener) => listener());
    },
  };
}

/**
 * The server's clock was read at some instant between sending and receiving, and its header leaves out parts of a second.
 * An offset that this explains stays, so that the clock does not jump with every answer; the device's own time is right as
 * long as it is explained.
 */
function offsetAfter(
  offset: number | null,
  { sentAt, receivedAt, serverTime }: TimeReading,
): number | null {
  const took = receivedAt - sentAt;
  if (took < 0 || took > LONGEST_CALL_MS) return offset; // The device slept or its clock was set in between.
  const least = serverTime - receivedAt;
  const most = serverTime + READING_STEP_MS - sentAt;
  const present = offset ?? 0;
  return present >= least && present <= most ? present : Math.round((least + most) / 2);
}

function keptOffset(storage: Pick<Storage, 'getItem'>): number | null {
  try {
    const text = storage.getItem(SERVER_TIME_OFFSET);
    return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function keepOffset(storage: Pick<Storage, 'setItem'>, offset: number | null): void {
  try {
    storage.setItem(SERVER_TIME_OFFSET, String(offset));
  } catch {
    // The offset lasts as long as the page.
  }
}
