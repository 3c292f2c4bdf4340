import { useEffect, useState } from 'react';
import type { ServerClock } from '../../domain/clock.ts';
import type { Instant } from '../../domain/person.ts';
import { watchClock } from './watchClock.ts';

/**
 * Returns whether an instant has passed by the server's clock; false while that clock is unknown.
 * Updates at that instant, when the page wakes and when the clock is corrected.
 */
export function useHasPassed(clock: ServerClock, instant: Instant): boolean {
  const [hasPassed, setHasPassed] = useState(
    () => clock.offset() !== null && Date.parse(instant) <= clock.now(),
  );
  useEffect(() => {
    const timeLeft = () => Date.parse(instant) - clock.now();
    return watchClock(clock, timeLeft, () =>
      setHasPassed(clock.offset() !== null && timeLeft() <= 0),
    );
  }, [clock, instant]);
  return hasPassed;
}
