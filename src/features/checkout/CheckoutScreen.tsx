import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { PolicyNote } from '../ordering/PolicyNote.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';

export interface CheckoutScreenProps extends OrderSummaryProps {
  readonly focusKey?: string | undefined;
  readonly onContinue: () => void;
}

/** Renders the order and its total before a payment by transfer or PayPal. */
export function CheckoutScreen({ focusKey, onContinue, ...summary }: CheckoutScreenProps) {
  return (
    <OrderPage
      order={summary.order}
      step="checkout"
      focusKey={focusKey}
      actions={
        <StickyActions>
          <Button wide onClick={onContinue}>
            {copy.continue}
          </Button>
        </StickyActions>
      }
    >
      <OrderSummary {...summary} />
      <Notice>{copy.howToPay}</Notice>
      <PolicyNote lead={policyLinksCopy.checkout} policies={['terms', 'refunds']} />
    </OrderPage>
  );
}
