import clsx from 'clsx';
import { Check, Minus } from 'lucide-react';
import { memo } from 'react';
import { nameMilestone, orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { getTimeline, type Milestone } from '../../domain/orderTimeline.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { formatDue, getFloristName } from './orderFacts.ts';
import { formatMoment } from './orderTexts.ts';
import styles from './Timeline.module.css';

export interface TimelineProps {
  readonly order: OrderDetail;
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
}

/** What is no good news gets no green tick. */
const setbacks: ReadonlySet<Milestone> = new Set([
  'proofDeclined',
  'paidLate',
  'expired',
  'cancelled',
  'rejected',
  'notShown',
  'withdrawn',
  'declined',
]);

/** Renders what happened to an order, what is happening, and what comes next. */
export const Timeline = memo(function Timeline({ order, now }: TimelineProps) {
  const facts = { room: order.room, floristName: getFloristName(order) };
  return (
    <Card as="section" gap={4} aria-labelledby="order-timeline">
      <h2 id="order-timeline">{copy.timeline}</h2>
      <ol className={styles['timeline']}>
        {getTimeline(order, now).map(({ milestone, status, at, dueAt }, index) => {
          const Mark = setbacks.has(milestone) ? Minus : Check;
          return (
            <li
              key={index}
              className={clsx(styles[status], setbacks.has(milestone) && styles['setback'])}
              aria-current={status === 'current' ? 'step' : undefined}
            >
              <span className={styles['mark']}>
                {status === 'done' && <Mark strokeWidth={2.5} />}
              </span>
              <Stack as="span">
                <VisuallyHidden>{`${copy.stepStatus[status]}: `}</VisuallyHidden>
                <span className={styles['name']}>{nameMilestone(milestone, facts)}</span>
                {at !== null && (
                  <time dateTime={at} className={styles['time']}>
                    {formatMoment(at, now)}
                  </time>
                )}
                {dueAt !== null && Date.parse(dueAt) > now && (
                  <span className={styles['time']}>{copy.stepDue(formatDue(dueAt, now))}</span>
                )}
              </Stack>
            </li>
          );
        })}
      </ol>
    </Card>
  );
});
