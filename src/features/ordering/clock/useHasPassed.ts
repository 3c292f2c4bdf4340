import { useCallback, useSyncExternalStore } from 'react';
import type { ServerClock } from '../../../domain/clock.ts';
import { hasPassed } from '../../../domain/hasPassed.ts';
import type { Instant } from '../../../domain/person.ts';
import { watchClock } from './watchClock.ts';

/** Returns whether an instant has passed by the server's clock; false while that is unknown. */
export function useHasPassed(clock: ServerClock, instant: Instant | null): boolean {
  const watch = useCallback(
    (update: () => void) => {
      const moment = instant === null ? 0 : Date.parse(instant);
      return watchClock(clock, () => moment - clock.now(), update);
    },
    [clock, instant],
  );
  return useSyncExternalStore(
    watch,
    () => clock.offset() !== null && hasPassed(instant, clock.now()),
  );
}
