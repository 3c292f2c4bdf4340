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

/**
 * The server clock as estimated on this device. `now` returns the device time until the first
 * reading.
 */
export interface ServerClock extends Clock {
  /**
   * Returns how far the server clock is ahead of the device clock, in ms; null until a response had
   * a readable `Date` header, on this page or an earlier one.
   */
  offset(): number | null;
  /** Calls `callback` whenever the offset changes. Returns the unsubscribe function. */
  onCorrection(callback: () => void): () => void;
}
