import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { BankTransfer } from '../ordering/BankTransfer.tsx';
import { PayPal, type PayPalProps } from './PayPal.tsx';

/** Renders the bank account for the payment of an order, and PayPal, folded. */
export function TransferWays({ order, payee }: PayPalProps) {
  return (
    <>
      <Card as="section">
        <CardHeading>{copy.transferTo}</CardHeading>
        <BankTransfer bank={payee.bank} reference={orderNumber(order.id)} />
      </Card>
      <PayPal order={order} payee={payee} />
    </>
  );
}
