import type { ReactNode } from 'react';
import { orderProgress } from '../../copy/orderProgress.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './OrderPage.module.css';

export interface OrderPageProps {
  readonly order: PlacedOrder;
  readonly step: 'checkout' | 'finish' | 'confirm';
  /** Defaults to the order number. */
  readonly heading?: string | undefined;
  readonly lead?: ReactNode;
  readonly focusKey?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const awaiting = stageCopy.awaitingPayment;

/** Renders a page of a placed order with its progress, number and status. */
export function OrderPage({
  order,
  step,
  heading,
  lead,
  focusKey,
  actions,
  children,
}: OrderPageProps) {
  return (
    <Page
      heading={heading ?? <span className={styles['number']}>{orderNumber(order.id)}</span>}
      lead={lead ?? <Badge tone={awaiting.tone}>{awaiting.badge}</Badge>}
      focusKey={focusKey}
      before={<OrderStepper {...orderProgress(order.kind, step, { mayGoBack: false })} />}
      actions={actions}
    >
      {children}
    </Page>
  );
}
