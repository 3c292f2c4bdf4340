import clsx from 'clsx';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { isAfterCutOff } from '../../domain/flowerMessage.ts';
import type { Instant } from '../../domain/person.ts';
import { getMinutesOfDay, isSameDay } from '../../format/dates.ts';
import { Deadline } from '../ordering/Deadline.tsx';
import { useIsAfterCutOff } from '../ordering/useIsAfterCutOff.ts';
import styles from './PaymentSheet.module.css';

export interface BoardDeadlinesProps {
  readonly expiresAt: Instant;
  readonly clock: ServerClock;
}

/** Renders until when a board is paid, to be delivered today and at all, in the order of time. */
export function BoardDeadlines({ expiresAt, clock }: BoardDeadlinesProps) {
  const isAfter = useIsAfterCutOff(clock);
  const isLast =
    isAfter || (isSameDay(expiresAt, clock.now()) && !isAfterCutOff(getMinutesOfDay(expiresAt)));
  return (
    <>
      <p className={clsx(styles['sameDay'], isLast && styles['last'])} role="status">
        {`${isAfter ? copy.delivery : copy.sameDay} `}
        <strong>{isAfter ? copy.nextDay : copy.cutOff}</strong>
      </p>
      <Deadline
        expiresAt={expiresAt}
        clock={clock}
        label={isLast ? undefined : copy.orderDeadline}
        isPlain
        isCompact
      />
    </>
  );
}
