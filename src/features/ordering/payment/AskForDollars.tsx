import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { orderNumber } from '../../../domain/order.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import type { Payee } from './payee.ts';

export interface AskForDollarsProps extends Pick<ButtonProps, 'variant'> {
  readonly orderId: number;
  readonly payee: Pick<Payee, 'customerServicePhone'>;
}

/** Renders the chat in which customer service is asked for the amount in dollars for PayPal. */
export function AskForDollars({ orderId, payee, variant }: AskForDollarsProps) {
  return (
    <Button
      variant={variant}
      wide
      href={getWhatsAppLink(payee.customerServicePhone, copy.dollarsMessage(orderNumber(orderId)))}
      external
    >
      {copy.askForDollars}
    </Button>
  );
}
