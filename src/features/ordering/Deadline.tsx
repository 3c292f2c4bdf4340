import { useSyncExternalStore } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { Instant } from '../../domain/person.ts';
import { formatDeadline } from '../../format/dates.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import styles from './Deadline.module.css';

export interface DeadlineProps {
  readonly expiresAt: Instant;
  readonly clock: ServerClock;
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
        <div>
          <p className={styles['label']}>{copy.timeLeftLabel}</p>
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
        </div>
      )}
    </div>
  );
}
