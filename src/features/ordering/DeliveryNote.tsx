import { Clock, MapPin } from 'lucide-react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { formatWeekday } from '../../format/dates.ts';
import styles from './DeliveryNote.module.css';
import { useIsAfterCutOff } from './useIsAfterCutOff.ts';

/** Says when a board that is ordered now is delivered; updates while the page is open. */
export function useDelivery(clock: ServerClock): string {
  return useIsAfterCutOff(clock) ? copy.afterCutOff(formatTomorrow(clock)) : copy.beforeCutOff;
}

/** Renders when a board that is ordered now is delivered. */
export function DeliveryNote({ clock }: { readonly clock: ServerClock }) {
  const delivery = useDelivery(clock);
  return (
    <p className={styles['note']} role="status">
      <Clock aria-hidden="true" strokeWidth={1.75} />
      <span>{delivery}</span>
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
