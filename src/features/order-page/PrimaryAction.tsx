import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { mayRefund, type OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { isOverdue } from '../ordering/orderFacts.ts';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { ConfirmAction, PayAction } from './PayAction.tsx';

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

/** Returns whether the page has a main action at a time, in ms since the epoch. */
export function hasMainAction(order: OrderDetail, phase: OrderPhase, now: number): boolean {
  return !waitingPhases.has(phase) || isOverdue(order, now);
}

/**
 * Returns whether the main action is a chat with customer service: because something is late or
 * missing, or money may be returned.
 */
function isChatMain(order: OrderDetail, phase: OrderPhase, now: number): boolean {
  // After the deadline, there are ways of their own. A card that cannot be corrected has no other.
  if (phase === 'expired') return false;
  return (
    mayRefund(phase) ||
    phase === 'rejected' ||
    isPhotoMissing(order, phase) ||
    isOverdue(order, now)
  );
}

/** Returns whether a board was delivered of which the florist has sent no photo. */
export function isPhotoMissing({ board }: OrderDetail, phase: OrderPhase): boolean {
  return phase === 'delivered' && board?.deliveryPhotoUrl === null;
}

export interface PrimaryActionProps extends Pick<
  OrderScreenProps,
  'order' | 'payment' | 'orderAgainHref' | 'orderAgainState' | 'onShare' | 'shareHref'
> {
  readonly phase: OrderPhase;
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
  /** The chat with customer service. */
  readonly chatHref: string;
  /** The chat in which a payment is confirmed. */
  readonly confirmHref: string;
}

/** Renders the main action of the page of an order. */
export function PrimaryAction(props: PrimaryActionProps) {
  const { order, phase, now, payment, chatHref, confirmHref } = props;
  if (payment !== null)
    return payment.way === 'virtualAccount' ? (
      <PayAction payment={payment} invoice={order.invoice} />
    ) : (
      <ConfirmAction href={confirmHref} />
    );
  if (isChatMain(order, phase, now))
    return (
      <Button
        variant={isPhotoMissing(order, phase) ? 'primary' : 'secondary'}
        wide
        href={chatHref}
        target="_blank"
        rel="noreferrer"
      >
        {isPhotoMissing(order, phase) ? copy.askForPhoto : copy.contact}
      </Button>
    );
  switch (phase) {
    case 'shown':
    case 'conveyed':
    case 'delivered': {
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
    default:
      return (
        <Button variant="secondary" wide href={props.orderAgainHref} state={props.orderAgainState}>
          {copy.orderAgain}
        </Button>
      );
  }
}
