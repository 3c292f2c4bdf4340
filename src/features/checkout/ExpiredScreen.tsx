import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { formatDeadline } from '../../format/dates.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { Answer } from './Answer.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';

export interface ExpiredScreenProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
  readonly dukaHref: string;
  /** Null while the server has not said that the deadline has passed. */
  readonly onOrderAgain: (() => void) | null;
  /** Leads a buyer who has paid on, or the address of the chat in which the payment is confirmed. */
  readonly confirmation: (() => void) | string;
}

/**
 * Renders that the deadline has passed, or seems to have. It asks first whether the buyer has already paid, so that
 * nobody pays twice; ordering again comes second.
 */
export function ExpiredScreen({
  order,
  item,
  customerServicePhone,
  dukaHref,
  onOrderAgain,
  confirmation,
}: ExpiredScreenProps) {
  const number = orderNumber(order.id);
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      heading={onOrderAgain === null ? copy.seemsOverHeading : copy.expiredHeading}
      lead={
        <span role="status">
          {`${copy.expired(formatDeadline(order.expiresAt))}${onOrderAgain === null ? ` ${copy.seemsOver}` : ''}`}
        </span>
      }
      nextSteps={
        <NextSteps
          orderHref={null}
          dukaHref={dukaHref}
          customerServicePhone={customerServicePhone}
          chatHref={getWhatsAppLink(customerServicePhone, copy.question(number))}
          onOrderAgain={null}
        />
      }
      facts={[
        [copy.orderNumber, number],
        [copy.total, formatRupiah(order.total)],
      ]}
    >
      <Answer
        question={copy.paid}
        action={
          <Button
            wide
            {...(typeof confirmation === 'string'
              ? { href: confirmation, external: true }
              : { onClick: confirmation })}
          >
            {copy.alreadyPaid}
          </Button>
        }
      >
        {copy.moneyIsKept}
      </Answer>
      {onOrderAgain !== null && (
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
      )}
    </PlacedOrderPage>
  );
}
