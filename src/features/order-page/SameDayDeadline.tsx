import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useIsAfterCutOff } from '../ordering/useIsAfterCutOff.ts';
import styles from './PaymentSheet.module.css';

/** Renders until when a board is paid that is delivered today, below the payment deadline. */
export function SameDayDeadline({ clock }: { readonly clock: ServerClock }) {
  const isAfter = useIsAfterCutOff(clock);
  return (
    <p className={styles['sameDay']} role="status">
      {isAfter ? (
        <>
          <strong>{copy.nextDay}</strong> {copy.delivery}
        </>
      ) : (
        <>
          <VisuallyHidden>{checkoutCopy.payBefore} </VisuallyHidden>
          <strong>{copy.cutOff}</strong> {copy.sameDay}
        </>
      )}
    </p>
  );
}
