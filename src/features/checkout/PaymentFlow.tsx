import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { parseSubmission } from '../../format/dates.ts';
import type { paymentMachine } from '../../machines/paymentMachine.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { CheckoutVirtualAccountScreen } from './CheckoutVirtualAccountScreen.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { ExpiredScreen } from './ExpiredScreen.tsx';
import { FinishScreen } from './FinishScreen.tsx';
import { FinishVirtualAccountScreen } from './FinishVirtualAccountScreen.tsx';
import { paymentPage } from './paymentPage.ts';
import type { Payee } from './payee.ts';

export interface PaymentFlowProps {
  readonly actor: ActorRefFrom<typeof paymentMachine>;
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
  /** As YYYY/MM/DD HH:mm:ss in Jakarta; null for an order from an earlier release. */
  readonly submittedAt: string | null;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly newKey: () => string;
  /** The link target of "Kembali ke Info Duka". */
  readonly dukaHref: string;
  readonly focusKey?: string | undefined;
}

/** Renders the screen for the state of the payment of a placed order. */
export function PaymentFlow({
  actor,
  personName,
  sender,
  submittedAt,
  payee,
  clock,
  newKey,
  dukaHref,
  focusKey,
}: PaymentFlowProps) {
  const page = useSelector(actor, paymentPage);
  const { order, invoice, error, method, expectedTotal } = useSelector(
    actor,
    ({ context }) => context,
  );
  const common = { order, personName, sender, focusKey };
  const orderAgain = () => actor.send({ type: 'order.placeAgain', key: newKey() });
  const confirm = () => actor.send({ type: 'payment.confirm' });
  const decline = () => actor.send({ type: 'payment.switchToTransfer' });
  const proceed = () => actor.send({ type: 'payment.continue' });

  switch (page) {
    case 'checkout':
      return <CheckoutScreen {...common} expectedTotal={expectedTotal} onContinue={proceed} />;
    case 'checkoutVirtualAccount':
    case 'inquiring':
    case 'inquiryFailed':
    case 'cancelling':
      return (
        <CheckoutVirtualAccountScreen
          {...common}
          expectedTotal={expectedTotal}
          phase={page}
          invoice={invoice}
          error={error}
          onContinue={proceed}
          onRetry={() => actor.send({ type: 'invoice.retry' })}
          onPayByTransfer={decline}
        />
      );
    case 'finish':
      return <FinishScreen {...common} payee={payee} clock={clock} onConfirm={confirm} />;
    case 'finishVirtualAccount':
      return (
        invoice && (
          <FinishVirtualAccountScreen
            {...common}
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
          {...common}
          orderedAt={submittedAt === null ? clock.now() : parseSubmission(submittedAt)}
          method={method}
          invoice={invoice}
          payee={payee}
          dukaHref={dukaHref}
          onOrderAgain={orderAgain}
        />
      );
    case 'expired':
      return <ExpiredScreen {...common} onOrderAgain={orderAgain} onConfirm={confirm} />;
    case null:
      return null;
  }
}
