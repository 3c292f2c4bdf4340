import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { AnotherWay } from './AnotherWay.tsx';

export interface OtherWaysToPayProps {
  /** What the buyer should know about an open virtual account, which another way cancels. */
  readonly warning: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly isCancelling?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** Renders an offer to pay by transfer or PayPal instead of a virtual account. */
export function OtherWaysToPay(props: OtherWaysToPayProps) {
  const { warning, disabled = false, isCancelling = false, onPayByTransfer } = props;
  return (
    <AnotherWay>
      <MenuRows
        rows={[
          {
            key: 'transfer',
            label: isCancelling ? copy.cancelling : copy.payByTransfer,
            detail: warning,
            disabled,
            busy: isCancelling,
            onSelect: onPayByTransfer,
          },
        ]}
      />
    </AnotherWay>
  );
}
