import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PayPalRows } from '../ordering/PayPalRows.tsx';
import { AnotherWay } from './AnotherWay.tsx';
import styles from './PayPal.module.css';

export interface PayPalProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
}

/** Renders the payment with PayPal as another way, folded. */
export function PayPal({ order, payee }: PayPalProps) {
  const reference = orderNumber(order.id);
  return (
    <AnotherWay>
      <Card as="section" className={styles['folded']}>
        <Collapse title={copy.payByPayPal} className={styles['plain']}>
          <PayPalRows
            address={payee.paypalAddress}
            reference={reference}
            order={order}
            ask={
              <Button
                variant="secondary"
                wide
                href={getWhatsAppLink(payee.customerServicePhone, copy.dollarsMessage(reference))}
                target="_blank"
                rel="noreferrer"
              >
                {copy.askForDollars}
              </Button>
            }
          />
        </Collapse>
      </Card>
    </AnotherWay>
  );
}
