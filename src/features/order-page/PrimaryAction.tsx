import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { AskForDollars } from '../ordering/payment/AskForDollars.tsx';
import { isOverdue } from './orderFacts.ts';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { PayAction, type PaymentChoice } from './PayAction.tsx';

/** The phases in which the buyer has nothing to do but to wait. */
const waitingPhases: ReadonlySet<OrderPhase> = new Set([
  'proofPending',
  'waiting',
  'inReview',
  'offered',
  'declined',
  'accepted',
  'inDelivery',
]);

/** The phases in which others can see what was ordered. */
const mayShare: ReadonlySet<OrderPhase> = new Set(['shown', 'conveyed', 'delivered']);

/** Returns whether the page has a main action at a time, in ms since the epoch. */
export function hasMainAction(order: OrderDetail, phase: OrderPhase, now: number): boolean {
  return !waitingPhases.has(phase) || isOverdue(order, now);
}

/** Returns whether a board was delivered of which the florist has sent no photo. */
export function isPhotoMissing({ board }: OrderDetail, phase: OrderPhase): boolean {
  return phase === 'delivered' && board?.deliveryPhotoUrl === null;
}

/** Returns whether PayPal is chosen for an order that has no amount in dollars. */
export function lacksDollars({ payPalCents }: OrderDetail, payment: PaymentChoice | null): boolean {
  return payment?.way === 'payPal' && !payPalCents;
}

export interface PrimaryActionProps extends Pick<
  OrderScreenProps,
  'order' | 'payee' | 'payment' | 'orderAgainHref' | 'orderAgainState' | 'onShare' | 'shareHref'
> {
  readonly phase: OrderPhase;
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
  readonly chatHref: string;
  /** The chat in which a payment is confirmed. */
  readonly confirmHref: string;
}

export function PrimaryAction(props: PrimaryActionProps) {
  const { order, phase, now, payment, chatHref, confirmHref } = props;
  if (payment?.way === 'virtualAccount')
    return <PayAction payment={payment} invoice={order.invoice} />;
  if (payment !== null) {
    if (lacksDollars(order, payment))
      return <AskForDollars orderId={order.orderId} payee={props.payee} />;
    return (
      <Button wide href={confirmHref} target="_blank" rel="noreferrer">
        {checkoutCopy.confirmByWhatsApp}
      </Button>
    );
  }
  if (phase === 'expired')
    return (
      <Button variant="secondary" wide href={props.orderAgainHref} state={props.orderAgainState}>
        {copy.orderAgain}
      </Button>
    );
  const isAsking = isPhotoMissing(order, phase);
  if (isAsking || !mayShare.has(phase) || isOverdue(order, now))
    return (
      <Button
        variant={isAsking ? 'primary' : 'secondary'}
        wide
        href={chatHref}
        target="_blank"
        rel="noreferrer"
      >
        {isAsking ? copy.askForPhoto : copy.contact}
      </Button>
    );
  const label = phase === 'delivered' ? copy.sharePhoto : copy.share;
  return props.onShare === null ? (
    <Button wide href={props.shareHref} target="_blank" rel="noreferrer">
      {label}
    </Button>
  ) : (
    <Button wide onClick={props.onShare}>
      {label}
    </Button>
  );
}
