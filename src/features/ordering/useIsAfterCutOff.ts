import { useEffect, useState } from 'react';
import type { ServerClock } from '../../domain/clock.ts';
import { FLOWER_CUT_OFF_MINUTES, isAfterCutOff } from '../../domain/flowerMessage.ts';
import { getMinutesOfDay } from '../../format/dates.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns whether the cut-off time for delivery on the same day has passed in Jakarta. Updates
 * at that time and at midnight, when the page wakes and when the clock is corrected.
 */
export function useIsAfterCutOff(clock: ServerClock): boolean {
  const [isAfter, setAfter] = useState(() => isAfterNow(clock));
  useEffect(() => {
    let cancel = () => {};
    const update = () => {
      cancel();
      setAfter(isAfterNow(clock));
      cancel = clock.after(timeUntilChange(clock.now()), update);
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

/** Returns how long it is until the cut-off time or midnight in Jakarta, in ms. */
function timeUntilChange(now: number): number {
  const minutes = getMinutesOfDay(now);
  const next = isAfterCutOff(minutes) ? DAY_MINUTES : FLOWER_CUT_OFF_MINUTES;
  return (next - minutes) * MINUTE - (now % MINUTE);
}

function isAfterNow(clock: ServerClock): boolean {
  return isAfterCutOff(getMinutesOfDay(clock.now()));
}
