import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface OtherWaysToPayProps {
  readonly disabled?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** The way out of a virtual account: any order can be paid by transfer or PayPal. */
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
