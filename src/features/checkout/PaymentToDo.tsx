import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { PayBefore, type PayBeforeProps } from '../ordering/clock/PayBefore.tsx';
import styles from './PaymentToDo.module.css';

export interface PaymentToDoProps extends Pick<PayBeforeProps, 'order' | 'clock'> {
  /** Where and how the order is paid. */
  readonly children: ReactNode;
}

/** Renders until when an order is still to be paid, and folded where. */
export function PaymentToDo({ children, ...payment }: PaymentToDoProps) {
  return (
    <Card as="section" className={styles['pay']}>
      <CardHeading className={styles['heading']}>{copy.notPaid}</CardHeading>
      <PayBefore {...payment} isPlain />
      <Collapse title={copy.howToPayIt} className={styles['ways']}>
        <div className={styles['way']}>{children}</div>
      </Collapse>
    </Card>
  );
}
