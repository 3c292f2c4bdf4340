import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import styles from './Bill.module.css';
import { OrderPrice } from './OrderPrice.tsx';

export interface BillProps {
  readonly order: PlacedOrder;
  /** Until when the total has to be paid. */
  readonly children?: ReactNode;
}

/** Renders the price of an order, and until when it has to be paid. */
export function Bill({ order, children }: BillProps) {
  return (
    <Card as="section" className={styles['bill']}>
      <OrderPrice order={order} />
      {children}
    </Card>
  );
}
