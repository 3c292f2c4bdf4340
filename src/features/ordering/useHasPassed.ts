import { useEffect, useState } from 'react';
import type { ServerClock } from '../../domain/clock.ts';
import type { Instant } from '../../domain/person.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns whether an instant has passed by the server's clock; false while that clock is unknown.
 * Updates at that instant, when the page wakes and when the clock is corrected.
 */
export function useHasPassed(clock: ServerClock, instant: Instant): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const check = () => {
      cancel();
      const timeLeft = Date.parse(instant) - clock.now();
      setHasPassed(clock.offset() !== null && timeLeft <= 0);
      if (timeLeft > 0) cancel = clock.after(Math.min(timeLeft, HOUR_MS), check);
    };
    const unsubscribers = [clock.onWake(check), clock.onCorrection(check)];
    check();
    return () => {
      cancel();
      unsubscribers.forEach((end) => end());
    };
  }, [clock, instant]);
  return hasPassed;
}
