import { useSyncExternalStore } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Instant } from '../../domain/person.ts';
import { formatDeadline } from '../../format/dates.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import styles from './Deadline.module.css';

/** The clock of the server, as far as it is known. */
export interface DeadlineClock {
  /** Returns the current time, in milliseconds since the Unix epoch. */
  now(): number;
  /** Returns how many milliseconds it is ahead of the device; null while unknown. */
  offset(): number | null;
  /** Calls back when the offset has changed; returns a function that unsubscribes. */
  onCorrection(callback: () => void): () => void;
}

export interface DeadlineProps {
  readonly expiresAt: Instant;
  readonly clock: DeadlineClock;
}

/**
 * Renders the payment deadline and a countdown. Omits the countdown while the clock of the device
 * has not been compared with that of the server. The payment machine handles the expiry.
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
          // Restarts the countdown, because an expired one does not start again.
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
