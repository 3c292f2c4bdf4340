import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { PayAction } from './PayAction.tsx';

/** The phases whose main action is not the chat with customer service. */
const phasesWithAction: ReadonlySet<OrderPhase> = new Set([
  'awaitingPayment',
  'partlyPaid',
  'shown',
  'conveyed',
  'delivered',
  'expired',
  'refunded',
  'cancelled',
]);

/** Returns whether the main action is a chat with customer service. */
export function isChatMain(order: OrderDetail, phase: OrderPhase): boolean {
  return !phasesWithAction.has(phase) || isPhotoMissing(order, phase);
}

/** Returns whether a board was delivered of which the florist has sent no photo. */
export function isPhotoMissing({ board }: OrderDetail, phase: OrderPhase): boolean {
  return phase === 'delivered' && board?.deliveryPhotoUrl === null;
}

export interface PrimaryActionProps extends Pick<
  OrderScreenProps,
  'order' | 'payee' | 'payment' | 'orderAgainHref' | 'orderAgainState' | 'onShare' | 'shareHref'
> {
  readonly phase: OrderPhase;
  /** The chat with customer service. */
  readonly chatHref: string;
}

/** Renders the main action of the page of an order. */
export function PrimaryAction(props: PrimaryActionProps) {
  const { order, phase, payee, payment, chatHref } = props;
  if (payment !== null)
    return <PayAction payment={payment} invoice={order.invoice} payee={payee} />;
  // Nothing is asked of the buyer, so the way to ask something stays quiet.
  if (isChatMain(order, phase))
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
        <Button
          // After the deadline, the way for who has paid comes first.
          variant={phase === 'expired' ? 'secondary' : 'primary'}
          wide
          href={props.orderAgainHref}
          state={props.orderAgainState}
        >
          {copy.orderAgain}
        </Button>
      );
  }
}
