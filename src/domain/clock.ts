import type { Instant } from './person.ts';

/** A clock and its timers. */
export interface Clock {
  /** Returns the time, in ms since the epoch. */
  now(): number;
  /** Calls `callback` after `ms`. Returns a function that cancels the timer. */
  after(ms: number, callback: () => void): () => void;
  /**
   * Calls `callback` whenever the page becomes visible, because browsers suspend timers of hidden
   * pages. Returns the unsubscribe function.
   */
  onWake(callback: () => void): () => void;
}

/** The server clock as estimated on this device; the device's until the first reading. */
export interface ServerClock extends Clock {
  /** How far the server clock is ahead, in ms; null until a response had a `Date` header. */
  offset(): number | null;
  /** Calls `callback` whenever the offset changes. Returns the unsubscribe function. */
  onCorrection(callback: () => void): () => void;
}

/** Returns whether an instant has passed at a time, in ms since the epoch; false for no instant. */
export function hasPassed(instant: Instant | null, now: number): boolean {
  return instant !== null && Date.parse(instant) <= now;
}
