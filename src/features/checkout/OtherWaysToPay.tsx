import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './OtherWaysToPay.module.css';

export interface OtherWaysToPayProps {
  readonly disabled?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** Renders an offer to pay by transfer or PayPal instead of a virtual account. */
export function OtherWaysToPay({ disabled = false, onPayByTransfer }: OtherWaysToPayProps) {
  return (
    <div className={styles['others']}>
      <p>{copy.howElseToPay}</p>
      <Button variant="quiet" disabled={disabled} onClick={onPayByTransfer}>
        {copy.payByTransfer}
      </Button>
    </div>
  );
}
