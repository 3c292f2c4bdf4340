import { useSyncExternalStore } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Instant } from '../../domain/person.ts';
import { formatDeadline } from '../../format/dates.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import styles from './Deadline.module.css';

/** The server's clock, as far as the device knows it. */
export interface DeadlineClock {
  /** In ms since the epoch. */
  now(): number;
  /** How far it is ahead of the device's clock, in ms; null while that is not known. */
  offset(): number | null;
  /** Calls back when the offset has changed; returns what ends it. */
  onCorrection(callback: () => void): () => void;
}

export interface DeadlineProps {
  readonly expiresAt: Instant;
  readonly clock: DeadlineClock;
}

/**
 * Until when an order is paid, and how long that still is. Nothing is counted by a device's clock that was never compared
 * with the server's, and that the time is over is said by the order itself.
 */
export function Deadline({ expiresAt, clock }: DeadlineProps) {
  const offset = useSyncExternalStore(clock.onCorrection, clock.offset);
  return (
    <div className={styles['deadline']}>
      <div>
        <p className={styles['label']}>{copy.payBefore}</p>
        <p className={styles['moment']}>{formatDeadline(expiresAt)}</p>
      </div>
      {offset !== null && (
        <Countdown
          // A countdown that is over does not begin again by itself.
          key={offset}
          className={styles['left']}
          deadline={Date.parse(expiresAt)}
          now={clock.now}
          format={copy.timeLeft}
          announce={copy.timeLeftSpoken}
          expired={null}
        />
      )}
    </div>
  );
}
