import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { BankTransfer } from '../ordering/BankTransfer.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PayPal } from './PayPal.tsx';

export interface TransferWaysProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders the bank account for the payment of an order, and PayPal, folded. */
export function TransferWays({ order, payee: { bank, paypalAddress } }: TransferWaysProps) {
  const reference = orderNumber(order.id);
  return (
    <>
      <Card as="section">
        <CardHeading>{copy.transferTo}</CardHeading>
        <BankTransfer bank={bank} reference={reference} />
      </Card>
      <PayPal address={paypalAddress} reference={reference} order={order} />
    </>
  );
}
