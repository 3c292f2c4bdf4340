import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderProgress } from '../../copy/orderProgress.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { placementCopy } from '../../copy/placement.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { StateBadge } from '../ordering/order/StateBadge.tsx';
import { ItemLine } from './ItemLine.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './PlacedOrderPage.module.css';

export type OrderFact = readonly [label: string, value: string];

export interface PlacedOrderPageProps {
  readonly order: PlacedOrder;
  readonly item: OrderedItem;
  /** Undefined for a page that is no step of the order. */
  readonly step?: 'checkout' | 'finish' | 'confirm' | undefined;
  /** Defaults to the order number. */
  readonly heading?: string | undefined;
  /** Defaults to the badge of an order that waits for its payment, except where that is the heading. */
  readonly lead?: ReactNode;
  /** What was bought, in full: makes the page the summary of the order. */
  readonly summary?: ReactNode;
  readonly focusKey?: string | undefined;
  /** What the main action agrees to. */
  readonly note?: ReactNode;
  /** Where the buyer can go after the main action; phones show it below what was bought. */
  readonly nextSteps?: ReactNode;
  /** What a buyer does who has paid; comes first, and where there is room in the first column. */
  readonly answer?: ReactNode;
  /** The main action, in `StickyActions`; undefined where the answer has it. */
  readonly actions?: ReactNode;
  /** What stands below the line that says what was bought. */
  readonly facts?: readonly OrderFact[] | undefined;
  readonly children?: ReactNode;
}

/**
 * Renders a page of a placed order with its progress and its state, and with what was bought: in
 * full on the summary, in one line later, and whether a card is for the family only. Where there is room, the actions have the second column
 * (on the summary below the bill, later beside what has to be paid), but an answer the first.
 */
export function PlacedOrderPage({
  order,
  item,
  step,
  heading,
  lead = step !== 'finish' ? (
    <StateBadge state={stageCopy.awaitingPayment} icon={CircleAlert} />
  ) : undefined,
  summary,
  focusKey,
  note,
  nextSteps,
  answer,
  actions,
  facts = [],
  children,
}: PlacedOrderPageProps) {
  const bought = (
    <Card as="section" className={styles['item']}>
      {summary ?? (
        <>
          <ItemLine item={item} />
          {facts.length > 0 && (
            <DataRows
              layout="columns"
              className={styles['facts']}
              rows={facts.map(([label, value]) => ({ key: label, label, value }))}
            />
          )}
        </>
      )}
    </Card>
  );
  return (
    <Page
      heading={heading ?? <span className={styles['number']}>{orderNumber(order.id)}</span>}
      lead={
        item.isForFamily === true ? (
          <>
            {lead}
            <Notice className={styles['forFamily']}>{placementCopy.forFamily}</Notice>
          </>
        ) : (
          lead
        )
      }
      focusKey={focusKey}
      width="wide"
      before={
        <>
          {step && <OrderStepper {...orderProgress(order.kind, step, null)} />}
          {/* The number is the heading of a bill, but what the page is about is larger. */}
          {heading === undefined && (
            <Text serif size="xxl">
              {copy.billTitle}
            </Text>
          )}
        </>
      }
    >
      <div
        className={clsx(
          styles['columns'],
          actions !== undefined && styles['ended'],
          answer !== undefined && styles['answered'],
        )}
      >
        {answer !== undefined && <div className={styles['answer']}>{answer}</div>}
        {summary === undefined && (
          <div className={styles['main']}>
            {children}
            {step !== 'finish' && bought}
          </div>
        )}
        <div className={styles['side']}>
          {summary && children}
          {note && <div className={styles['note']}>{note}</div>}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
          {step === 'finish' && bought}
          {nextSteps && <div className={styles['nextSteps']}>{nextSteps}</div>}
        </div>
        {summary && <div className={styles['main']}>{bought}</div>}
      </div>
    </Page>
  );
}
