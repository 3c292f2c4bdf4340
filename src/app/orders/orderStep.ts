import type { OrderStep } from '../../domain/routes.ts';
import type { GreetingStep } from '../../machines/greetingOrderTypes.ts';
import type { PaymentStep } from '../../machines/paymentMachine.ts';
import type { GreetingActor } from './orderDesk.ts';

/** The page that an order is on; null while its state has no page of its own. */
export function currentStep(actor: GreetingActor): OrderStep | null {
  const snapshot = actor.getSnapshot();
  const shown = snapshot.children.payment?.getSnapshot() ?? snapshot;
  return stepOf(shown.getMeta());
}

/** Asks the order to show a page. It does so when that page can be reached, and stays where it is otherwise. */
export function visitStep(actor: GreetingActor, step: OrderStep): void {
  const payment = actor.getSnapshot().children.payment;
  if (payment !== undefined) {
    if (isPaymentStep(step)) payment.send({ type: 'address.visit', step });
  } else if (isGreetingStep(step)) {
    actor.send({ type: 'address.visit', step });
  }
}

/** Whether the order exists on the server, so that no page before it may be gone back to. */
export function isPlaced(actor: GreetingActor): boolean {
  return actor.getSnapshot().matches('paying');
}

function stepOf(meta: Readonly<Record<string, { readonly step?: OrderStep } | undefined>>): OrderStep | null {
  return Object.values(meta).find((entry) => entry?.step !== undefined)?.step ?? null;
}

function isGreetingStep(step: OrderStep): step is GreetingStep {
  return step === 'compose' || step === 'template' || step === 'package';
}

function isPaymentStep(step: OrderStep): step is PaymentStep {
  return (['checkout', 'checkoutVirtualAccount', 'finish', 'finishVirtualAccount', 'confirm'] as const).some((known) => known === step);
}
