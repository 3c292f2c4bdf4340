import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { AskForDollars } from '../ordering/payment/AskForDollars.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { PayPalRows } from '../ordering/payment/PayPalRows.tsx';
import { AnotherWay } from './AnotherWay.tsx';

export interface PayPalProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders the payment with PayPal as another way, folded. */
export function PayPal({ order, payee }: PayPalProps) {
  return (
    <AnotherWay>
      <Card as="section">
        <Collapse title={copy.payByPayPal}>
          <PayPalRows
            payee={payee}
            order={order}
            ask={<AskForDollars orderId={order.id} payee={payee} variant="secondary" />}
          />
        </Collapse>
      </Card>
    </AnotherWay>
  );
}
