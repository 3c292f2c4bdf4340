import { useEffect, useState } from 'react';
import type { ServerClock } from '../../../domain/clock.ts';
import { FLOWER_CUT_OFF_MINUTES, isAfterCutOff } from '../../../domain/flowerDelivery.ts';
import { getMinutesOfDay } from '../../../format/dates.ts';
import { watchClock } from './watchClock.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns whether the cut-off time for delivery on the same day has passed in Jakarta. Updates
 * at that time and at midnight, when the page wakes and when the clock is corrected.
 */
export function useIsAfterCutOff(clock: ServerClock): boolean {
  const [isAfter, setAfter] = useState(() => isAfterNow(clock));
  useEffect(
    () =>
      watchClock(
        clock,
        () => timeUntilChange(clock.now()),
        () => setAfter(isAfterNow(clock)),
      ),
    [clock],
  );
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
