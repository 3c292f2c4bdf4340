import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import styles from './OrderPage.module.css';

const steps = ['checkout', 'finish', 'confirm'] as const;

export interface OrderPageProps {
  readonly order: PlacedOrder;
  readonly step: (typeof steps)[number];
  /** The order's number when left out. */
  readonly heading?: string | undefined;
  readonly lead?: ReactNode;
  readonly focusKey?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of an order that exists: how far its payment is, its number, its state. */
export function OrderPage({ order, step, heading, lead, focusKey, actions, children }: OrderPageProps) {
  const current = steps.indexOf(step);
  return (
    <Page
      heading={heading ?? <span className={styles['number']}>{orderNumber(order.id)}</span>}
      lead={lead ?? <span className={styles['status']}>{copy.waiting}</span>}
      focusKey={focusKey}
      before={
        <OrderStepper
          label={copy.steps.label}
          progress={copy.progress(current + 1, steps.length)}
          doneLabel={copy.steps.done}
          steps={steps.map((key, index) => ({
            key,
            label: copy.steps[key],
            state: index < current ? 'done' : index === current ? 'current' : 'ahead',
          }))}
        />
      }
      actions={actions}
    >
      {children}
    </Page>
  );
}
