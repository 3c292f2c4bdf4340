import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import { Answer } from './Answer.tsx';
import styles from './ExpiredScreen.module.css';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';

export interface ExpiredScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  readonly focusKey?: string | undefined;
  readonly onOrderAgain: () => void;
  /** Leads a buyer who has paid on, or the address of the chat in which the payment is confirmed. */
  readonly confirmation: (() => void) | string;
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
  confirmation,
}: ExpiredScreenProps) {
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      isSettled
      heading={copy.expiredHeading}
      lead={<span role="status">{copy.expired(formatDeadline(order.expiresAt))}</span>}
      focusKey={focusKey}
      actions={
        <div className={styles['answers']}>
          <Answer
            question={copy.paid}
            action={
              <Button
                wide
                variant="secondary"
                {...(typeof confirmation === 'string'
                  ? { href: confirmation, target: '_blank', rel: 'noreferrer' }
                  : { onClick: confirmation })}
              >
                {copy.alreadyPaid}
              </Button>
            }
          >
            {copy.moneyIsKept}
          </Answer>
          <Answer
            question={copy.notPaid}
            action={
              <Button wide variant="secondary" onClick={onOrderAgain}>
                {copy.orderAgain}
              </Button>
            }
          >
            {copy.contentIsKept}
          </Answer>
        </div>
      }
      facts={[
        [copy.orderNumber, orderNumber(order.id)],
        [copy.total, formatRupiah(order.total)],
      ]}
    />
  );
}
