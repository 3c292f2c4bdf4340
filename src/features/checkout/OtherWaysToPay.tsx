import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface OtherWaysToPayProps {
  readonly disabled?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** Renders an offer to pay by transfer or PayPal instead of a virtual account. */
export function OtherWaysToPay({ disabled = false, onPayByTransfer }: OtherWaysToPayProps) {
  return (
    <Notice
      action={
        <Button variant="secondary" disabled={disabled} onClick={onPayByTransfer}>
          {copy.payByTransfer}
        </Button>
      }
    >
      {copy.howElseToPay}
    </Notice>
  );
}
