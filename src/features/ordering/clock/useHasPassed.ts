import { useEffect, useState } from 'react';
import type { ServerClock } from '../../../domain/clock.ts';
import { hasPassed } from '../../../domain/hasPassed.ts';
import type { Instant } from '../../../domain/person.ts';
import { watchClock } from './watchClock.ts';

/** Returns whether an instant has passed by the server's clock; false while that is unknown. */
export function useHasPassed(clock: ServerClock, instant: Instant | null): boolean {
  const [isOver, setIsOver] = useState(
    () => clock.offset() !== null && hasPassed(instant, clock.now()),
  );
  useEffect(() => {
    if (instant === null) return undefined;
    const moment = Date.parse(instant);
    const timeLeft = () => moment - clock.now();
    return watchClock(clock, timeLeft, () => setIsOver(clock.offset() !== null && timeLeft() <= 0));
  }, [clock, instant]);
  return isOver;
}
