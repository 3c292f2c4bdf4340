import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { orderNumber } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Ornament } from '../../ui/ornament/Ornament.tsx';
import { Page } from '../../ui/page/Page.tsx';

export interface MissingOrderProps {
  readonly orderId: number;
  /** Digits with the country code. */
  readonly customerServicePhone: string;
}

/** Renders that the buyer has no such order. */
export function MissingOrder({ orderId, customerServicePhone }: MissingOrderProps) {
  const question = checkoutCopy.question(orderNumber(orderId));
  const chatHref = getWhatsAppLink(customerServicePhone, question);
  return (
    <Page heading={copy.title} width="wide">
      <EmptyState
        ornament={<Ornament name="olive" size={180} />}
        title={copy.missing}
        action={
          <>
            <Button wide href={routes.history()}>
              {copy.toHistory}
            </Button>
            <Button wide variant="secondary" href={chatHref} external>
              {copy.contact}
            </Button>
          </>
        }
      >
        {copy.missingText}
      </EmptyState>
    </Page>
  );
}
