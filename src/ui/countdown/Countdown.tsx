import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';

/** The time before the deadline in which the text has the colour of a danger, in seconds. */
const SOON_S = 3600;

/** The minutes before the deadline at which the remaining time is announced. */
const ANNOUNCED_MINUTES: readonly number[] = [60, 30, 15, 10, 5, 2, 1];

export interface CountdownProps {
  /** In milliseconds since the Unix epoch. */
  deadline: number;
  /** Returns the current time, in milliseconds since the Unix epoch. */
  now: () => number;
  /** Returns the visible text, such as `23:59:10`. */
  format: (timeLeft: Remaining) => ReactNode;
  /** Returns the text for screen readers; called at whole minutes only. */
  announce: (timeLeft: Remaining) => string;
  /** The text that is shown and announced after the deadline. */
  expired: ReactNode;
}

/** Renders the time until a deadline every second, and announces it only at a few minutes. */
export function Countdown({ deadline, now, format, announce, expired }: CountdownProps) {
  const [timeLeft, setTimeLeft] = useState(() => remaining(deadline, now()));
  const [announcement, setAnnouncement] = useState('');
  const update = useEffectEvent(() => {
    const next = remaining(deadline, now());
    setTimeLeft(next);
    if (next.total % 60 === 0 && ANNOUNCED_MINUTES.includes(next.total / 60))
      setAnnouncement(announce(next));
    return next;
  });

  const msUntilNextSecond = useEffectEvent(() => {
    const rest = (deadline - now()) % 1000;
    return rest > 0 ? rest : 1000;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (update().total > 0) {
        timer = setTimeout(tick, msUntilNextSecond());
        return;
      }
      document.removeEventListener('visibilitychange', tick);
    };
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  const isExpired = timeLeft.total === 0;
  return (
    <span className={clsx(styles['countdown'], timeLeft.total < SOON_S && styles['soon'])}>
      <span role="timer" aria-live="off">
        {isExpired ? null : format(timeLeft)}
      </span>
      <span role="status">
        {isExpired ? expired : <VisuallyHidden>{announcement}</VisuallyHidden>}
      </span>
    </span>
  );
}

/** The parts of a remaining time, never negative; `total` is in whole seconds, rounded up. */
export interface Remaining {
  total: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time from `now` to `deadline`, both in milliseconds since the Unix epoch. */
function remaining(deadline: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((deadline - now) / 1000));
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
