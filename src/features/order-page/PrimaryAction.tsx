import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { OrderPhase } from '../../domain/orderPhase.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { OrderScreenProps } from './orderScreenProps.ts';
import { PayAction } from './PayAction.tsx';

/** The phases whose main action is not the chat with customer service. */
export const phasesWithAction: ReadonlySet<OrderPhase> = new Set([
  'awaitingPayment',
  'partlyPaid',
  'inReview',
  'shown',
  'conveyed',
  'delivered',
  'expired',
  'refunded',
  'cancelled',
]);

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
  if (!phasesWithAction.has(phase))
    return (
      <Button variant="secondary" wide href={chatHref} target="_blank" rel="noreferrer">
        {copy.contact}
      </Button>
    );
  // What nobody can see yet is not worth sharing first.
  const variant = phase === 'inReview' ? 'secondary' : 'primary';
  switch (phase) {
    case 'inReview':
    case 'shown':
    case 'conveyed':
    case 'delivered':
      return props.onShare === null ? (
        <Button variant={variant} wide href={props.shareHref} target="_blank" rel="noreferrer">
          {copy.share}
        </Button>
      ) : (
        <Button variant={variant} wide onClick={props.onShare}>
          {copy.share}
        </Button>
      );
    default:
      return (
        <Button wide href={props.orderAgainHref} state={props.orderAgainState}>
          {copy.orderAgain}
        </Button>
      );
  }
}
