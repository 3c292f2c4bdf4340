import { useDeferredValue, useEffect, useState } from 'react';
import type { Clock } from '../../../domain/clock.ts';

/** How often a page looks at the clock, in ms. */
const INTERVAL_MS = 30_000;

/**
 * Returns the time of a clock, in ms since the epoch, which is read again twice a minute.
 * @param renderedAt the time of the first rendering, which is that of the document that is hydrated
 */
export function useNow(clock: Clock, renderedAt?: number): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = clock.after(INTERVAL_MS, () => {
        setNow(clock.now());
        wait();
      });
    };
    wait();
    const stopWatching = clock.onWake(() => setNow(clock.now()));
    return () => {
      cancel();
      stopWatching();
    };
  }, [clock]);
  // Deferred, because a change may re-render a whole page: input comes first.
  return useDeferredValue(now, renderedAt);
}
