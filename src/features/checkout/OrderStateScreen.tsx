import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { getStageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import {
  isStopped,
  orderStage,
  type OrderStateDetail,
  type OrderSummary,
} from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { formatDay, formatShortDateTime } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlacedOrderPage, type OrderFact } from './PlacedOrderPage.tsx';
import { StateLead } from './StateLead.tsx';
import { PaidBadge, StageBadge } from '../ordering/StageBadge.tsx';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import type { Payee } from '../ordering/payee.ts';

/** The state of an order, and until when its next step is promised. */
export type PromisedState = OrderStateDetail & Pick<OrderSummary, 'dueAt'>;

export interface OrderStateScreenProps {
  readonly order: PlacedOrder;
  readonly state: PromisedState;
  readonly item: OrderedItem;
  readonly payee: Payee;
  /** When the order was submitted, in milliseconds since the Unix epoch. */
  readonly orderedAt: number;
  readonly now: number;
  readonly dukaHref: string;
  readonly focusKey?: string | undefined;
  readonly onOrderAgain: () => void;
}

/** Renders the state of an order that does not wait for a payment: it asks for no money. */
export function OrderStateScreen({
  order,
  state,
  item,
  payee,
  orderedAt,
  now,
  dukaHref,
  focusKey,
  onOrderAgain,
}: OrderStateScreenProps) {
  const stage = orderStage(state);
  // The steps of ordering no longer apply.
  const hasEndedEarly = isStopped(stage) || stage === 'withdrawn';
  const { heading, lead } = getStageCopy(state);
  const number = orderNumber(order.id);
  const { payment, total, received, dueAt } = state;
  const due =
    dueAt !== null && Date.parse(dueAt) > now ? copy.due(formatShortDateTime(dueAt)) : null;
  const isReceivedNews = received > 0 && !(payment === 'paid' && received === total);
  const facts: readonly OrderFact[] = [
    [copy.date, formatDay(orderedAt)],
    [copy.orderNumber, number],
    [copy.total, formatRupiah(total)],
    ...(isReceivedNews ? [[copy.received, formatRupiah(received)] as const] : []),
    ...(state.refunded > 0 ? [[copy.refunded, formatRupiah(state.refunded)] as const] : []),
  ];
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step={hasEndedEarly ? undefined : 'confirm'}
      heading={heading}
      lead={
        <span role="status">
          <StateLead
            badges={
              <>
                {payment === 'paid' && <PaidBadge />}
                <StageBadge stage={stage} />
              </>
            }
          >
            {due === null ? lead : `${lead} ${due}`}
          </StateLead>
        </span>
      }
      focusKey={focusKey}
      nextSteps={
        <NextSteps
          orderHref={null}
          dukaHref={dukaHref}
          customerServicePhone={payee.customerServicePhone}
          question={copy.question(number)}
          onOrderAgain={onOrderAgain}
        />
      }
      actions={
        <StickyActions>
          <Button wide href={routes.historyOrder(order.id)}>
            {copy.viewOrder}
          </Button>
        </StickyActions>
      }
      facts={facts}
    >
      {state.rejectionReason !== null && (
        <Notice tone="warning" title={copy.reason}>
          {state.rejectionReason}
        </Notice>
      )}
    </PlacedOrderPage>
  );
}
