import { useEffect, useState } from 'react';
import type { ServerClock } from '../../domain/clock.ts';
import { isAfterCutOff } from '../../domain/flowerMessage.ts';
import { getMinutesOfDay } from '../../format/dates.ts';

const MINUTE = 60_000;

/**
 * Returns whether the cut-off time for delivery on the same day has passed in Jakarta. Updates
 * every minute, when the page wakes and when the clock is corrected.
 */
export function useIsAfterCutOff(clock: ServerClock): boolean {
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

function isAfterNow(clock: ServerClock): boolean {
  return isAfterCutOff(getMinutesOfDay(clock.now()));
}
