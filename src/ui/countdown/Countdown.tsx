import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { remaining } from './remaining.ts';
import type { Remaining } from './remaining.ts';
import styles from './Countdown.module.css';

/** Whole minutes before the end at which a screen reader is told. */
const SPOKEN_MINUTES: readonly number[] = [60, 30, 15, 10, 5, 2, 1];

export interface CountdownProps {
  /** Milliseconds since 1970. */
  deadline: number;
  /** The clock, in milliseconds since 1970. */
  now: () => number;
  /** What is seen, such as `23:59:10`. */
  format: (left: Remaining) => ReactNode;
  /** What is said, at whole minutes only. */
  announce: (left: Remaining) => string;
  /** Shown, and said, once the time is over. */
  expired: ReactNode;
  onExpire?: (() => void) | undefined;
  className?: string | undefined;
}

/** Time that runs out, second by second for the eye and seldom for the ear. */
export function Countdown({
  deadline,
  now,
  format,
  announce,
  expired,
  onExpire,
  className,
}: CountdownProps) {
  const [left, setLeft] = useState(() => remaining(deadline, now()));
  const [spoken, setSpoken] = useState('');
  const expire = useEffectEvent(() => onExpire?.());
  const read = useEffectEvent(() => {
    const next = remaining(deadline, now());
    setLeft(next);
    if (next.total % 60 === 0 && SPOKEN_MINUTES.includes(next.total / 60))
      setSpoken(announce(next));
    return next;
  });

  const untilNextSecond = useEffectEvent(() => {
    const rest = (deadline - now()) % 1000;
    return rest > 0 ? rest : 1000;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (read().total > 0) {
        timer = setTimeout(tick, untilNextSecond());
        return;
      }
      document.removeEventListener('visibilitychange', tick);
      expire();
    };
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);

  const over = left.total === 0;
  return (
    <span className={clsx(styles['countdown'], over && styles['over'], className)}>
      <span role="timer" aria-live="off">
        {over ? null : format(left)}
      </span>
      <span role="status">{over ? expired : <VisuallyHidden>{spoken}</VisuallyHidden>}</span>
    </span>
  );
}
