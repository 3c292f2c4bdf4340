import { useEffect, useState } from 'react';
import { isAfterCutOff } from '../../domain/flowerMessage.ts';
import { getMinutesOfDay } from '../../format/dates.ts';

/** A clock and its events. */
export interface PageClock {
  /** Returns the current time, in milliseconds since the Unix epoch. */
  now(): number;
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back whenever the page becomes visible again; returns a function that unsubscribes. */
  onWake(callback: () => void): () => void;
  /** Calls back when the clock has been corrected; returns a function that unsubscribes. */
  onCorrection(callback: () => void): () => void;
}

const MINUTE = 60_000;

/**
 * Returns whether the cut-off time for delivery on the same day has passed in Jakarta. Updates
 * every minute, when the page wakes and when the clock is corrected.
 */
export function useIsAfterCutOff(clock: PageClock): boolean {
  const [isAfter, setAfter] = useState(() => isAfterNow(clock));
  useEffect(() => {
    let cancel = () => {};
    const update = () => {
      cancel();
      setAfter(isAfterNow(clock));
      cancel = clock.after(MINUTE - (clock.now() % MINUTE), update);
    };
    const unsubscribers = [clock.onWake(update), clock.onCorrection(update)];
    update();
    return () => {
      cancel();
      unsubscribers.forEach((end) => end());
    };
  }, [clock]);
  return isAfter;
}

function isAfterNow(clock: PageClock): boolean {
  return isAfterCutOff(getMinutesOfDay(clock.now()));
}
