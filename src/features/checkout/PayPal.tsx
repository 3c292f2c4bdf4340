import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { PayPalRows, type PayPalRowsProps } from '../ordering/PayPalRows.tsx';
import { AnotherWay } from './AnotherWay.tsx';
import styles from './PayPal.module.css';

/** Renders the payment with PayPal as another way, folded. */
export function PayPal(props: PayPalRowsProps) {
  return (
    <AnotherWay>
      <Card as="section" className={styles['folded']}>
        <Collapse title={copy.payByPayPal} className={styles['plain']}>
          <PayPalRows {...props} />
        </Collapse>
      </Card>
    </AnotherWay>
  );
}
