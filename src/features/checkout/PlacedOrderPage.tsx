import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderProgress } from '../../copy/orderProgress.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { placementCopy } from '../../copy/placement.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { Card } from '../../ui/card/Card.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { OrderStepper } from '../../ui/order-stepper/OrderStepper.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { StateBadge } from '../ordering/order/StateBadge.tsx';
import { ItemLine } from './ItemSummary.tsx';
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
  /** What was bought, in full; defaults to one line. */
  readonly summary?: ReactNode;
  /** What the main action agrees to. */
  readonly note?: ReactNode;
  /** Where the buyer can go after the main action. */
  readonly nextSteps?: ReactNode;
  /** The main action, in `StickyActions`; undefined where the children have it. */
  readonly actions?: ReactNode;
  /** What stands below the line that says what was bought. */
  readonly facts?: readonly OrderFact[] | undefined;
  readonly children?: ReactNode;
}

/**
 * Renders a page of a placed order with its progress and its state, and after what is to be paid what
 * was bought, where there is room beside it, and whether a card is for the family only.
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
  note,
  nextSteps,
  actions,
  facts = [],
  children,
}: PlacedOrderPageProps) {
  return (
    <Page
      heading={
        heading ?? (
          <Text as="span" block size="md" tone="soft" weight="medium">
            {orderNumber(order.id)}
          </Text>
        )
      }
      lead={
        item.isForFamily === true ? (
          <Stack gap={3}>
            {lead !== undefined && <div>{lead}</div>}
            <Notice>{placementCopy.forFamily}</Notice>
          </Stack>
        ) : (
          lead
        )
      }
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
      actions={actions}
    >
      <div className={styles['columns']}>
        <Stack gap={5}>{children}</Stack>
        <Stack gap={5}>
          <Card as="section" gap={3}>
            {summary ?? <ItemLine item={item} />}
            {facts.length > 0 && (
              <DataRows
                layout="columns"
                labels="long"
                className={styles['facts']}
                rows={facts.map(([label, value]) => ({ key: label, label, value }))}
              />
            )}
          </Card>
          {nextSteps}
        </Stack>
      </div>
      {note}
    </Page>
  );
}
