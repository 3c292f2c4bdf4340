import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import styles from './ExpiredScreen.module.css';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';

export interface ExpiredScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly focusKey?: string | undefined;
  readonly onOrderAgain: () => void;
  readonly onConfirm: () => void;
}

/**
 * Renders that the deadline has passed. It asks first whether the buyer has already paid, so that
 * nobody pays twice; ordering again comes second, and neither stands out.
 */
export function ExpiredScreen({
  order,
  item,
  focusKey,
  onOrderAgain,
  onConfirm,
}: ExpiredScreenProps) {
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      heading={copy.expiredHeading}
      lead={<span role="status">{copy.expired(formatDeadline(order.expiresAt))}</span>}
      focusKey={focusKey}
      actions={
        <div className={styles['answers']}>
          <Card as="section" className={styles['answer']}>
            <CardHeading>{copy.paid}</CardHeading>
            <p>{copy.moneyIsKept}</p>
            <Button wide variant="secondary" onClick={onConfirm}>
              {copy.alreadyPaid}
            </Button>
          </Card>
          <Card as="section" className={styles['answer']}>
            <CardHeading>{copy.notPaid}</CardHeading>
            <p>{copy.contentIsKept}</p>
            <Button wide variant="secondary" onClick={onOrderAgain}>
              {copy.orderAgain}
            </Button>
          </Card>
        </div>
      }
      facts={[
        [copy.orderNumber, orderNumber(order.id)],
        [copy.total, formatRupiah(order.total)],
      ]}
    />
  );
}
