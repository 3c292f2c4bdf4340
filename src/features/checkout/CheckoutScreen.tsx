import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { orderNumber } from '../../domain/order.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { PolicyNote } from '../ordering/policies/PolicyNote.tsx';
import { Deadline } from '../ordering/clock/Deadline.tsx';
import { Bill } from '../ordering/order/Bill.tsx';
import { ItemSummary, type ItemSummaryProps } from './ItemSummary.tsx';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';

export interface CheckoutScreenProps extends ItemSummaryProps {
  /** The total that the buyer saw before placing the order. */
  readonly expectedTotal: Rupiah;
  readonly onContinue: () => void;
}

/** Renders the bill of an order before its payment by transfer or PayPal. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { order, item, expectedTotal, clock, onContinue } = props;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="checkout"
      summary={<ItemSummary {...props} />}
      note={<PolicyNote lead={policyLinksCopy.checkout} policies={['terms', 'refunds']} />}
      actions={
        <StickyActions summary={copy.howToPay}>
          <Button wide onClick={onContinue}>
            {copy.continue}
          </Button>
        </StickyActions>
      }
    >
      <PriceChange before={expectedTotal} now={order.total} {...props} />
      <Card as="section" gap={3}>
        <Bill order={order} />
        <Deadline expiresAt={order.expiresAt} clock={clock} kind={order.kind} />
      </Card>
    </PlacedOrderPage>
  );
}

interface PriceChangeProps extends Pick<ItemSummaryProps, 'order' | 'customerServicePhone'> {
  /** The amount that the buyer saw last. */
  readonly before: Rupiah;
  /** The amount of the server. */
  readonly now: Rupiah;
}

/** Renders a notice when the amount differs from the one that the buyer saw; otherwise nothing. */
export function PriceChange({ before, now, order, customerServicePhone }: PriceChangeProps) {
  if (before === now) return null;
  return (
    <Notice tone="warning" title={copy.priceChangedTitle} live="polite">
      <span>{copy.priceChanged(formatRupiah(before), formatRupiah(now))}</span>{' '}
      <Link
        href={getWhatsAppLink(customerServicePhone, copy.question(orderNumber(order.id)))}
        external
      >
        {copy.contact}
      </Link>
    </Notice>
  );
}
