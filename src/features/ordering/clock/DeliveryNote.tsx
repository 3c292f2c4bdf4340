import { Clock, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flowersCopy as copy } from '../../../copy/flowers.ts';
import type { ServerClock } from '../../../domain/clock.ts';
import { FLOWER_CUT_OFF_MINUTES, isAfterCutOff } from '../../../domain/flowerDelivery.ts';
import { formatWeekday, getMinutesOfDay } from '../../../format/dates.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import deadlineStyles from './Deadline.module.css';
import styles from './DeliveryNote.module.css';
import { watchClock } from './useHasPassed.ts';

export interface DeliveryNoteProps {
  readonly clock: ServerClock;
  /** Whether the board is ordered already, and only has to be paid in time. */
  readonly isOrdered?: boolean | undefined;
}

/** Renders when a board that is ordered or paid now is delivered; updates while the page is open. */
export function DeliveryNote({ clock, isOrdered }: DeliveryNoteProps) {
  const isAfterCutOff = useIsAfterCutOff(clock);
  if (isOrdered && !isAfterCutOff) {
    const { label, until } = copy.deliveredToday;
    return (
      <p className={deadlineStyles['moment']} role="status">
        {label} <strong>{until}</strong>
      </p>
    );
  }
  return (
    <Row as="p" gap={2} align="start" className={styles['note']} role="status">
      <Clock />
      <span>{isAfterCutOff ? copy.afterCutOff(formatTomorrow(clock)) : copy.beforeCutOff}</span>
    </Row>
  );
}

/** Returns the day after today in Jakarta. */
export function formatTomorrow(clock: ServerClock): string {
  return formatWeekday(clock.now() + 24 * 60 * 60_000);
}

export function DeliveryPlace({ place }: { readonly place: string }) {
  return (
    <Row as="p" gap={2} align="start" className={styles['note']}>
      <MapPin />
      <span>{copy.deliveredTo(place)}</span>
    </Row>
  );
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * Returns whether the cut-off time for delivery on the same day has passed in Jakarta. Updates
 * at that time and at midnight, when the page wakes and when the clock is corrected.
 */
export function useIsAfterCutOff(clock: ServerClock): boolean {
  const [isAfter, setAfter] = useState(() => isAfterNow(clock));
  useEffect(
    () =>
      watchClock(
        clock,
        () => timeUntilChange(clock.now()),
        () => setAfter(isAfterNow(clock)),
      ),
    [clock],
  );
  return isAfter;
}

/** Returns how long it is until the cut-off time or midnight in Jakarta, in ms. */
function timeUntilChange(now: number): number {
  const minutes = getMinutesOfDay(now);
  const next = isAfterCutOff(minutes) ? DAY_MINUTES : FLOWER_CUT_OFF_MINUTES;
  return (next - minutes) * MINUTE - (now % MINUTE);
}

function isAfterNow(clock: ServerClock): boolean {
  return isAfterCutOff(getMinutesOfDay(clock.now()));
}
