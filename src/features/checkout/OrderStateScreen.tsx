import { MessageCircle } from 'lucide-react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { stageCopy } from '../../copy/orderState.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { mayRefund, orderPhase, type OrderPhase } from '../../domain/orderPhase.ts';
import {
  getReason,
  isJustPaid,
  isStopped,
  mayCorrect,
  orderStage,
  type OrderDetail,
} from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { formatShortDay } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { getOrderFacts } from '../ordering/orderFacts.ts';
import type { OrderedItem } from '../ordering/orderedItem.ts';
import type { Payee } from '../ordering/payee.ts';
import { PaidBadge } from '../ordering/StateBadge.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlacedOrderPage, type OrderFact } from './PlacedOrderPage.tsx';
import { StateLead } from './StateLead.tsx';

type MainAction = 'viewOrder' | 'correct' | 'contact' | 'orderAgain';

/** What helps the buyer most, where it is not to look at the order. */
const mainActions: Readonly<Partial<Record<OrderPhase, MainAction>>> = {
  reviewLate: 'contact',
  rejected: 'correct',
  shownToFamily: 'contact',
  withdrawn: 'contact',
  stopped: 'contact',
  cancelled: 'orderAgain',
  refunded: 'orderAgain',
};

/** The phases in which the order may still go on, so that another one would be a second one. */
const undecided: ReadonlySet<OrderPhase> = new Set(['proofPending', 'paidLate', 'rejected']);

export interface OrderStateScreenProps {
  readonly order: PlacedOrder;
  readonly state: OrderDetail;
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
  const phase = orderPhase(state, now);
  // The steps of ordering no longer apply.
  const hasEndedEarly = isStopped(stage) || stage === 'withdrawn';
  const { badge, next } = phaseCopy[phase];
  const heading = stage === 'shown' && phase !== 'shown' ? badge : stageCopy[stage].heading;
  const news = next(getOrderFacts(state, now, payee.refundDays));
  const number = orderNumber(order.id);
  const { payment, total, received, refunded } = state;
  const isReceivedNews = received > 0 && !(payment === 'paid' && received === total);
  const facts: readonly OrderFact[] = [
    [copy.date, formatShortDay(orderedAt)],
    [copy.orderNumber, number],
    [copy.total, formatRupiah(total)],
    ...(isReceivedNews ? [[copy.received, formatRupiah(received)] as const] : []),
    ...(refunded > 0 ? [[copy.refunded, formatRupiah(refunded)] as const] : []),
  ];
  const reason = getReason(state);
  const planned = mainActions[phase] ?? 'viewOrder';
  const main = planned === 'correct' && !mayCorrect(state) ? 'contact' : planned;
  const orderHref = routes.historyOrder(order.id);
  const chatHref = getWhatsAppLink(payee.customerServicePhone, copy.question(number));
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step={hasEndedEarly ? undefined : 'confirm'}
      isOpen={stage === 'proofPending'}
      heading={heading}
      lead={
        <span role="status">
          <StateLead badge={payment === 'paid' && <PaidBadge />}>
            {(isJustPaid(stage) && phase !== 'reviewLate' ? `${copy.thanks} ${news}` : news)
              .split('\n')
              .map((paragraph) => (
                <span key={paragraph}>{paragraph}</span>
              ))}
          </StateLead>
        </span>
      }
      focusKey={focusKey}
      nextSteps={
        <NextSteps
          orderHref={main === 'viewOrder' || main === 'correct' ? null : orderHref}
          dukaHref={dukaHref}
          customerServicePhone={payee.customerServicePhone}
          chatHref={main === 'contact' ? null : chatHref}
          hasRefund={mayRefund(phase)}
          onOrderAgain={main === 'orderAgain' || undecided.has(phase) ? null : onOrderAgain}
        />
      }
      actions={
        <StickyActions>
          {main === 'orderAgain' ? (
            <Button wide onClick={onOrderAgain}>
              {copy.orderAgain}
            </Button>
          ) : main === 'contact' ? (
            <Button
              wide
              href={chatHref}
              target="_blank"
              rel="noreferrer"
              icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
            >
              {copy.contact}
            </Button>
          ) : (
            <Button wide href={orderHref}>
              {main === 'correct' ? copy.correct : copy.viewOrder}
            </Button>
          )}
        </StickyActions>
      }
      facts={facts}
    >
      {reason !== null && (
        <Notice tone={phase === 'rejected' ? 'warning' : 'info'} title={copy.reason}>
          {reason}
        </Notice>
      )}
    </PlacedOrderPage>
  );
}
