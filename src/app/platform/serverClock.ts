import type { TimeReading } from '../../api/http/serverTime.ts';
import type { Clock, ServerClock } from '../../domain/clock.ts';

/** The `localStorage` key of the offset, which is stored in ms. */
export const SERVER_TIME_OFFSET = 'serverTimeOffset';

/** Resolution of the `Date` header, in ms. */
const READING_STEP_MS = 1_000;

/** The longest call whose reading is used, in ms: a longer one is too inaccurate. */
const LONGEST_CALL_MS = 30_000;

/** A server clock that readings of the server time correct. */
export interface CorrectableClock extends ServerClock {
  /** Updates the offset if a reading contradicts it. */
  correct(reading: TimeReading): void;
}

/**
 * Creates a server clock on top of the device clock.
 * @param storage stores the offset across reloads; its errors are ignored
 */
export function createServerClock(
  device: Clock,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): CorrectableClock {
  let offset = readOffset(storage);
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
      saveOffset(storage, next);
      [...listeners].forEach((listener) => listener());
    },
  };
}

/**
 * Returns the offset after a reading. The server read its clock at some instant between sending and
 * receiving, and the header drops fractions of a second, so a reading allows a range of offsets. An
 * offset within the range stays, so that the clock does not jump with every response; no offset
 * counts as 0.
 */
function offsetAfter(
  offset: number | null,
  { sentAt, receivedAt, serverTime }: TimeReading,
): number | null {
  const duration = receivedAt - sentAt;
  // The device slept or its clock was set during the call.
  if (duration < 0 || duration > LONGEST_CALL_MS) return offset;
  const min = serverTime - receivedAt;
  const max = serverTime + READING_STEP_MS - sentAt;
  const current = offset ?? 0;
  return current >= min && current <= max ? current : Math.round((min + max) / 2);
}

function readOffset(storage: Pick<Storage, 'getItem'>): number | null {
  try {
    const text = storage.getItem(SERVER_TIME_OFFSET);
    return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function saveOffset(storage: Pick<Storage, 'setItem'>, offset: number | null): void {
  try {
    storage.setItem(SERVER_TIME_OFFSET, String(offset));
  } catch {
    // Without storage, the offset is lost on reload.
  }
}
