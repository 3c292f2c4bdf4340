import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder, VirtualAccountInvoice } from '../../domain/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { AmountDue } from '../ordering/payment/AmountDue.tsx';
import { Deadline } from '../ordering/clock/Deadline.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';
import { OtherWaysToPay } from './OtherWaysToPay.tsx';
import { VirtualAccountSteps } from './VirtualAccountSteps.tsx';

export interface FinishVirtualAccountScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly invoice: VirtualAccountInvoice;
  readonly clock: ServerClock;
  readonly onConfirm: () => void;
  readonly onPayByTransfer: () => void;
}

/**
 * Renders amount, deadline and number of a virtual account, and the steps in the bank's app. The
 * confirmation is no main action, because the payment is noticed by itself.
 */
export function FinishVirtualAccountScreen(props: FinishVirtualAccountScreenProps) {
  const { order, item, invoice, clock, onConfirm, onPayByTransfer } = props;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="finish"
      heading={copy.finishHeading}
      actions={
        <StickyActions summary={copy.noticedByItself}>
          <Button variant="secondary" wide onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </StickyActions>
      }
    >
      <Card as="section">
        <AmountDue amount={invoice.amount}>
          <Deadline expiresAt={invoice.expiresAt} clock={clock} />
        </AmountDue>
      </Card>
      <Card as="section">
        <VirtualAccountSteps invoice={invoice} />
      </Card>
      <OtherWaysToPay warning={copy.invoiceEnds} onPayByTransfer={onPayByTransfer} />
    </PlacedOrderPage>
  );
}
