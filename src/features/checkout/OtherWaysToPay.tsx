import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { AnotherWay } from './AnotherWay.tsx';

export interface OtherWaysToPayProps {
  readonly disabled?: boolean | undefined;
  readonly onPayByTransfer: () => void;
}

/** Renders an offer to pay by transfer or PayPal instead of a virtual account. */
export function OtherWaysToPay({ disabled = false, onPayByTransfer }: OtherWaysToPayProps) {
  return (
    <AnotherWay>
      <MenuRows
        rows={[{ key: 'transfer', label: copy.payByTransfer, disabled, onSelect: onPayByTransfer }]}
      />
    </AnotherWay>
  );
}
