import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface OtherWaysToPayProps {
  readonly disabled?: boolean | undefined;
  /** The virtual account is being cancelled. */
  readonly cancelling?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** The way out of a virtual account: any order can be paid by transfer or PayPal. */
export function OtherWaysToPay({ disabled = false, cancelling = false, onPayByTransfer }: OtherWaysToPayProps) {
  return (
    <Notice
      action={
        <Button variant="secondary" disabled={disabled} loading={cancelling} loadingLabel={copy.cancelling} onClick={onPayByTransfer}>
          {copy.payByTransfer}
        </Button>
      }
    >
      {copy.howElseToPay}
    </Notice>
  );
}
