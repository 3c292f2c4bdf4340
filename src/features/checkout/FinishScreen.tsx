import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { PayBefore } from '../ordering/clock/Deadline.tsx';
import { AmountDue } from '../ordering/payment/AmountDue.tsx';
import { BankTransfer } from '../ordering/payment/BankTransfer.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import type { Payee } from '../ordering/payment/payee.ts';
import { useHasPassed } from '../ordering/clock/useHasPassed.ts';
import { PayPal } from './OtherWaysToPay.tsx';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';
import { SectionHeading, Text } from '../../ui/text/Text.tsx';

export interface FinishScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly onConfirm: () => void;
}

const HOUR_MS = 3_600_000;

export function FinishScreen(props: FinishScreenProps) {
  const { order, item, payee, clock, onConfirm } = props;
  const isLastHour = useHasPassed(clock, order.expiresAt, HOUR_MS);
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="finish"
      heading={copy.finishHeading}
      actions={
        <StickyActions summary={copy.confirmAfter}>
          <Button wide onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </StickyActions>
      }
    >
      <Card as="section">
        <AmountDue amount={order.total} note={copy.exactAmount(order.total)}>
          <PayBefore order={order} clock={clock} />
        </AmountDue>
      </Card>
      <Card as="section" gap={3}>
        <SectionHeading>{copy.transferTo}</SectionHeading>
        <BankTransfer payee={payee} orderId={order.id} />
        <Text size="sm" tone="soft">
          {isLastHour ? `${copy.startNow} ${copy.paidLate}` : copy.paidLate}
        </Text>
      </Card>
      <PayPal order={order} payee={payee} />
    </PlacedOrderPage>
  );
}
