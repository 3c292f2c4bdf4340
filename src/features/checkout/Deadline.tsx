import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Instant } from '../../domain/person.ts';
import { formatDeadline } from '../../format/dates.ts';
import { Countdown } from '../../ui/countdown/Countdown.tsx';
import styles from './Deadline.module.css';

export interface DeadlineProps {
  readonly expiresAt: Instant;
  /** The clock, in ms since the epoch. */
  readonly now: () => number;
}

/** Until when an order is paid, and how long that still is. */
export function Deadline({ expiresAt, now }: DeadlineProps) {
  return (
    <div className={styles['deadline']}>
      <div>
        <p className={styles['label']}>{copy.payBefore}</p>
        <p className={styles['moment']}>{formatDeadline(expiresAt)}</p>
      </div>
      <Countdown
        className={styles['left']}
        deadline={Date.parse(expiresAt)}
        now={now}
        format={copy.timeLeft}
        announce={copy.timeLeftSpoken}
        expired={copy.expiredHeading}
      />
    </div>
  );
}
