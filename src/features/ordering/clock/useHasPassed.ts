import { useCallback, useSyncExternalStore } from 'react';
import type { ServerClock } from '../../../domain/clock.ts';
import { hasPassed } from '../../../domain/hasPassed.ts';
import type { Instant } from '../../../domain/person.ts';
import { watchClock } from './watchClock.ts';

/**
 * Returns whether an instant has passed by the server's clock; false while that is unknown.
 * @param early how long before the instant the answer becomes true, in ms
 */
export function useHasPassed(clock: ServerClock, instant: Instant | null, early = 0): boolean {
  const watch = useCallback(
    (update: () => void) => {
      const moment = instant === null ? 0 : Date.parse(instant) - early;
      return watchClock(clock, () => moment - clock.now(), update);
    },
    [clock, instant, early],
  );
  return useSyncExternalStore(
    watch,
    () => clock.offset() !== null && hasPassed(instant, clock.now() + early),
  );
}
