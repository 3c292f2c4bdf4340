import { Clock, MapPin } from 'lucide-react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import styles from './DeliveryNote.module.css';
import { useIsAfterCutOff } from './useIsAfterCutOff.ts';

/** Renders when a board that is ordered now is delivered; updates while the page is open. */
export function DeliveryNote({ clock }: { readonly clock: ServerClock }) {
  const isAfter = useIsAfterCutOff(clock);
  return (
    <p className={styles['note']} role="status">
      <Clock aria-hidden="true" strokeWidth={1.75} />
      <span>{isAfter ? copy.afterCutOff : copy.beforeCutOff}</span>
    </p>
  );
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
