import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PriceLines } from '../../ui/price-lines/PriceLines.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { OrderPeople } from './OrderPeople.tsx';

export interface ExpiredScreenProps {
  readonly order: PlacedOrder;
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
  readonly focusKey?: string | undefined;
  readonly onOrderAgain: () => void;
  readonly onConfirm: () => void;
}

/** Renders that the deadline has passed; the buyer can order again or confirm a payment. */
export function ExpiredScreen({
  order,
  personName,
  sender,
  focusKey,
  onOrderAgain,
  onConfirm,
}: ExpiredScreenProps) {
  return (
    <Page
      heading={copy.expiredHeading}
      lead={<span role="status">{copy.expired(formatDeadline(order.expiresAt))}</span>}
      focusKey={focusKey}
      actions={
        <StickyActions>
          <Button variant="secondary" onClick={onConfirm}>
            {copy.alreadyPaid}
          </Button>
          <Button onClick={onOrderAgain}>{copy.orderAgain}</Button>
        </StickyActions>
      }
    >
      <Card as="section">
        <OrderPeople personName={personName} sender={sender} />
        <PriceLines
          lines={[{ label: copy.orderNumber, amount: orderNumber(order.id) }]}
          total={{ label: copy.total, amount: formatRupiah(order.total) }}
        />
      </Card>
    </Page>
  );
}
