import { useEffect, useState } from 'react';
import { isAfterCutOff } from '../../domain/flowerMessage.ts';
import { minutesOfDay } from '../../format/dates.ts';

/** The time, and ways to hear of it. */
export interface PageClock {
  /** In ms since the epoch. */
  now(): number;
  /** Calls back after `ms`, and answers what cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back whenever the page is looked at again; answers what ends it. */
  onWake(callback: () => void): () => void;
  /** Calls back when the clock was found to be wrong and put right; returns what ends it. */
  onCorrection(callback: () => void): () => void;
}

const MINUTE = 60_000;

/** Whether it is past the hour until which flowers are delivered the same day, in Jakarta; kept true while it is shown. */
export function useIsAfterCutOff(clock: PageClock): boolean {
  const [isAfter, setAfter] = useState(() => isAfterNow(clock));
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      cancel();
      setAfter(isAfterNow(clock));
      cancel = clock.after(MINUTE - (clock.now() % MINUTE), look);
    };
    const forget = [clock.onWake(look), clock.onCorrection(look)];
    look();
    return () => {
      cancel();
      forget.forEach((end) => end());
    };
  }, [clock]);
  return isAfter;
}

function isAfterNow(clock: PageClock): boolean {
  return isAfterCutOff(minutesOfDay(clock.now()));
}
