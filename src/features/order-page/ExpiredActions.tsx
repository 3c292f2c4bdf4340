import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { orderNumber } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { getOrderAgainLink } from './getOrderAgainLink.ts';

export interface ExpiredActionsProps {
  readonly order: OrderDetail;
  readonly payee: Pick<Payee, 'confirmationPhone'>;
}

/**
 * Renders what the buyer can do after the deadline. The way for who has paid comes first, so that
 * nobody is led to pay twice.
 */
export function ExpiredActions({ order, payee: { confirmationPhone } }: ExpiredActionsProps) {
  return (
    <Stack gap={3}>
      <Button
        wide
        href={getWhatsAppLink(confirmationPhone, copy.alreadyPaid(orderNumber(order.orderId)))}
        external
      >
        {checkoutCopy.confirmByWhatsApp}
      </Button>
      <div>
        <h3>{checkoutCopy.notPaid}</h3>
        <p>{checkoutCopy.contentIsKept}</p>
      </div>
      <Button variant="secondary" wide {...getOrderAgainLink(order)}>
        {copy.orderAgain}
      </Button>
    </Stack>
  );
}
