import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderProgress } from '../../copy/orderProgress.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import { ItemSummary } from './ItemSummary.tsx';
import styles from './PlacedOrderPage.module.css';

export interface PlacedOrderPageProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  /** Undefined for a page that is no step of the order. */
  readonly step?: 'checkout' | 'finish' | 'confirm' | undefined;
  /** Defaults to the order number. */
  readonly heading?: string | undefined;
  readonly lead?: ReactNode;
  readonly focusKey?: string | undefined;
  /** What the main action agrees to. */
  readonly note?: ReactNode;
  /** Where the buyer can go after the main action; phones show it below what was bought. */
  readonly nextSteps?: ReactNode;
  /** The main action, in `StickyActions`. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const awaiting = stageCopy.awaitingPayment;

/**
 * Renders a page of a placed order with its progress, number and status, and with what was bought;
 * in two columns where there is room.
 */
export function PlacedOrderPage({
  order,
  item,
  step,
  heading,
  lead,
  focusKey,
  note,
  nextSteps,
  actions,
  children,
}: PlacedOrderPageProps) {
  const bought = (
    <Card as="section" className={styles['item']}>
      <ItemSummary item={item} />
    </Card>
  );
  return (
    <Page
      heading={heading ?? <span className={styles['number']}>{orderNumber(order.id)}</span>}
      lead={lead ?? <Badge tone={awaiting.tone}>{awaiting.badge}</Badge>}
      focusKey={focusKey}
      width="wide"
      before={
        <>
          {step && <OrderStepper {...orderProgress(order.kind, step, { mayGoBack: false })} />}
          {heading === undefined && <p className={styles['title']}>{copy.billTitle}</p>}
        </>
      }
    >
      <div className={styles['columns']} data-actions={actions ? true : undefined}>
        <div className={styles['main']}>
          {children}
          {note && <div className={styles['note']}>{note}</div>}
          {actions && <div className={styles['actions']}>{actions}</div>}
          {nextSteps && <div className={styles['nextSteps']}>{nextSteps}</div>}
        </div>
        {bought}
      </div>
    </Page>
  );
}
