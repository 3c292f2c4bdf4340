import { Clock, MapPin } from 'lucide-react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { formatWeekday } from '../../format/dates.ts';
import deadlineStyles from './Deadline.module.css';
import styles from './DeliveryNote.module.css';
import { useIsAfterCutOff } from './useIsAfterCutOff.ts';

/** Says when a board that is ordered now is delivered; updates while the page is open. */
export function useDelivery(clock: ServerClock): string {
  return useIsAfterCutOff(clock) ? copy.afterCutOff(formatTomorrow(clock)) : copy.beforeCutOff;
}

export interface DeliveryNoteProps {
  readonly clock: ServerClock;
  /** Whether the board is ordered already, and only has to be paid in time. */
  readonly isOrdered?: boolean | undefined;
}

/** Renders when a board that is ordered or paid now is delivered. */
export function DeliveryNote({ clock, isOrdered }: DeliveryNoteProps) {
  const delivery = useDelivery(clock);
  const { label, until } = copy.deliveredToday;
  const hasDeadline = isOrdered && delivery === copy.beforeCutOff;
  return (
    <p className={hasDeadline ? deadlineStyles['moment'] : styles['note']} role="status">
      {hasDeadline ? (
        <>
          {label} <strong>{until}</strong>
        </>
      ) : (
        <>
          <Clock aria-hidden="true" strokeWidth={1.75} />
          <span>{delivery}</span>
        </>
      )}
    </p>
  );
}

/** Returns the day after today in Jakarta. */
export function formatTomorrow(clock: ServerClock): string {
  return formatWeekday(clock.now() + 24 * 60 * 60_000);
}

/** Renders where the board is delivered. */
export function DeliveryPlace({ place }: { readonly place: string }) {
  return (
    <p className={styles['note']}>
      <MapPin aria-hidden="true" strokeWidth={1.75} />
      <span>{copy.deliveredTo(place)}</span>
    </p>
  );
}
