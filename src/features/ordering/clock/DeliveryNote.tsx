import { Clock, MapPin } from 'lucide-react';
import { flowersCopy as copy } from '../../../copy/flowers.ts';
import type { ServerClock } from '../../../domain/clock.ts';
import { formatWeekday } from '../../../format/dates.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import deadlineStyles from './Deadline.module.css';
import styles from './DeliveryNote.module.css';
import { useIsAfterCutOff } from './useIsAfterCutOff.ts';

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
