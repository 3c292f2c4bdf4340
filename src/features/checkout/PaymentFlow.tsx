import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GREETING } from '../../domain/order.ts';
import { getDeclinedProof, isDeadlineHeld, type OrderDetail } from '../../domain/orderState.ts';
import { routes } from '../../domain/routes.ts';
import { parseSubmission } from '../../format/dates.ts';
import type { paymentMachine } from '../../machines/payment/machine.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { CheckoutVirtualAccountScreen } from './CheckoutVirtualAccountScreen.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { ExpiredScreen } from './ExpiredScreen.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { FinishVirtualAccountScreen } from './FinishVirtualAccountScreen.tsx';
import type { OrderedItem } from '../ordering/order/orderedItem.ts';
import { getConfirmationChat, type Payee } from '../ordering/payment/payee.ts';
import { useHasPassed } from '../ordering/clock/useHasPassed.ts';

export interface PaymentFlowProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>;
  /** The state of the order on the server; null while it is unknown. */
  readonly state: OrderDetail | null;
  readonly item: OrderedItem;
  /** As YYYY/MM/DD HH:mm:ss in Jakarta; null for an order from an earlier release. */
  readonly submittedAt: string | null;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly newKey: () => string;
  /** The link target of "Kembali ke Info Duka". */
  readonly dukaHref: string;
}

/** Renders the screen for the state of the payment of a placed order. */
export function PaymentFlow({
  actor,
  state,
  item,
  submittedAt,
  payee,
  clock,
  newKey,
  dukaHref,
}: PaymentFlowProps) {
  const snapshot = useAfterPaint(useSelector(actor, (current) => current));
  const page = paymentPage(snapshot);
  const { order: placed, invoice: opened, bank, error, method, expectedTotal } = snapshot.context;
  // The server may have moved the deadline.
  const order = { ...placed, expiresAt: state?.expiresAt ?? placed.expiresAt };
  const invoice = opened && { ...opened, expiresAt: state?.invoice?.expiresAt ?? opened.expiresAt };
  const isHeld = state !== null && isDeadlineHeld(state);
  const seemsOver = useHasPassed(clock, order.expiresAt) && !isHeld;
  const common = { order, item };
  const { departureAt } = state ?? item;
  const isForFamily = useHasPassed(clock, departureAt) && item.kind === GREETING;
  const toPay = { ...common, item: { ...item, isForFamily } };
  const { customerServicePhone } = payee;
  const ended = { ...common, customerServicePhone, dukaHref };
  const orderAgain = () => actor.send({ type: 'order.placeAgain', key: newKey() });
  const confirm = () => actor.send({ type: 'payment.confirm' });
  const decline = () => actor.send({ type: 'payment.switchToTransfer' });
  const summary = {
    expectedTotal,
    clock,
    customerServicePhone,
    onContinue: () => actor.send({ type: 'payment.continue' }),
  };
  const orderedAt =
    submittedAt === null ? (state?.createdAt ?? null) : parseSubmission(submittedAt);

  const chat = getConfirmationChat(payee, {
    orderId: order.id,
    personName: item.personName,
    sender: item.sender,
    amount: invoice?.amount ?? order.total,
  });

  // Only the server lets an order expire; until it has answered, no money is asked for.
  if (seemsOver && page !== null && page !== 'confirm' && page !== 'expired')
    return <ExpiredScreen {...ended} onOrderAgain={null} confirmation={chat} />;
  switch (page) {
    case 'checkout':
      return <CheckoutScreen {...toPay} {...summary} />;
    case 'checkoutVirtualAccount':
    case 'inquiring':
    case 'inquiryFailed':
    case 'cancelling':
      return (
        <CheckoutVirtualAccountScreen
          {...toPay}
          {...summary}
          phase={page}
          invoice={invoice}
          bank={bank}
          error={error}
          onRetry={() => actor.send({ type: 'invoice.retry' })}
          onPayByTransfer={decline}
        />
      );
    case 'finish':
      return <FinishScreen {...toPay} payee={payee} clock={clock} onConfirm={confirm} />;
    case 'finishVirtualAccount':
      return (
        invoice && (
          <FinishVirtualAccountScreen
            {...toPay}
            invoice={invoice}
            clock={clock}
            onConfirm={confirm}
            onPayByTransfer={decline}
          />
        )
      );
    case 'confirm':
      return (
        <ConfirmScreen
          {...toPay}
          orderedAt={orderedAt}
          method={method}
          invoice={invoice}
          payee={payee}
          confirmation={chat}
          clock={clock}
          seemsOver={seemsOver}
          declined={state && getDeclinedProof(state)}
          orderHref={state && routes.historyOrder(order.id)}
          dukaHref={dukaHref}
          onOrderAgain={isHeld || !seemsOver ? null : orderAgain}
        />
      );
    case 'expired':
      return <ExpiredScreen {...ended} onOrderAgain={orderAgain} confirmation={confirm} />;
    case null:
      return null;
  }
}

// The page of each state; null for a state that is never shown. A new state does not compile until it
// has a page.

const pages = { deciding: null, confirming: 'confirm', expired: 'expired', again: null } as const;

const transferPages = { reviewing: 'checkout', paying: 'finish' } as const;

const virtualAccountPages = {
  deciding: null,
  decidingPayment: null,
  inquiring: 'inquiring',
  failed: 'inquiryFailed',
  reviewing: 'checkoutVirtualAccount',
  cancelling: 'cancelling',
  paying: 'finishVirtualAccount',
} as const;

/** Returns the page of a payment; null once the buyer orders again. */
function paymentPage({ value }: SnapshotFrom<typeof paymentMachine>) {
  if (typeof value === 'string') return pages[value];
  return 'byTransfer' in value.open
    ? transferPages[value.open.byTransfer]
    : virtualAccountPages[value.open.byVirtualAccount];
}
