import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import type { Rupiah } from '../../domain/price.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { PolicyNote } from '../ordering/PolicyNote.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import { Bill } from './Bill.tsx';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';
import { PayBefore } from './PayBefore.tsx';
import { PriceChange } from './PriceChange.tsx';

export interface CheckoutScreenProps {
  readonly clock: ServerClock;
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  /** The total that the buyer saw before placing the order. */
  readonly expectedTotal: Rupiah;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
  readonly focusKey?: string | undefined;
  readonly onContinue: () => void;
}

/** Renders the bill of an order before its payment by transfer or PayPal. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { order, item, expectedTotal, customerServicePhone, clock, focusKey, onContinue } = props;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="checkout"
      customerServicePhone={customerServicePhone}
      focusKey={focusKey}
      note={<PolicyNote lead={policyLinksCopy.checkout} policies={['terms', 'refunds']} />}
      actions={
        <StickyActions>
          <Button wide onClick={onContinue}>
            {copy.continue}
          </Button>
        </StickyActions>
      }
    >
      <PriceChange before={expectedTotal} now={order.total} />
      <Bill order={order}>
        <PayBefore order={order} clock={clock} />
      </Bill>
      <Notice>{copy.howToPay}</Notice>
    </PlacedOrderPage>
  );
}
