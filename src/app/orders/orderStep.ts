import type { ActorRefFrom } from 'xstate';
import type { OrderStep } from '../../domain/routes.ts';
import type { FlowerStep } from '../../machines/flowerOrderTypes.ts';
import type { GreetingStep } from '../../machines/greetingOrderTypes.ts';
import type { paymentMachine, PaymentStep } from '../../machines/paymentMachine.ts';
import type { FlowerActor, GreetingActor } from './orderStores.ts';

type Meta = Readonly<Record<string, { readonly step?: OrderStep } | undefined>>;

/** The part of an order actor that is the same for both kinds. */
export interface OrderActor {
  getSnapshot(): {
    readonly children: { readonly payment?: ActorRefFrom<typeof paymentMachine> | undefined };
    getMeta(): Meta;
  };
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** Returns the current step of an order, or null if its state has none. */
export function currentStep(actor: OrderActor): OrderStep | null {
  const snapshot = actor.getSnapshot();
  const activeSnapshot = snapshot.children.payment?.getSnapshot() ?? snapshot;
  return stepOf(activeSnapshot.getMeta());
}

/**
 * Returns whether the order exists on the server, so that earlier steps cannot be visited again.
 */
export function isPlaced(actor: OrderActor): boolean {
  return actor.getSnapshot().children.payment !== undefined;
}

/** Asks a greeting order to go to a step. The order ignores a step that cannot be reached. */
export function visitGreetingStep(actor: GreetingActor, step: OrderStep): void {
  if (isPlaced(actor)) visitPaymentStep(actor, step);
  else if (isOneOf(greetingSteps, step)) actor.send({ type: 'address.visit', step });
}

/** Asks a flower order to go to a step. The order ignores a step that cannot be reached. */
export function visitFlowerStep(actor: FlowerActor, step: OrderStep): void {
  if (isPlaced(actor)) visitPaymentStep(actor, step);
  else if (isOneOf(flowerSteps, step)) actor.send({ type: 'address.visit', step });
}

const greetingSteps: readonly GreetingStep[] = ['compose', 'template', 'package'];
const flowerSteps: readonly FlowerStep[] = ['florists', 'products', 'form'];
const paymentSteps: readonly PaymentStep[] = [
  'checkout',
  'checkoutVirtualAccount',
  'finish',
  'finishVirtualAccount',
  'confirm',
];

function visitPaymentStep(actor: OrderActor, step: OrderStep): void {
  if (isOneOf(paymentSteps, step))
    actor.getSnapshot().children.payment?.send({ type: 'address.visit', step });
}

function isOneOf<Step extends OrderStep>(steps: readonly Step[], step: OrderStep): step is Step {
  return (steps as readonly OrderStep[]).includes(step);
}

function stepOf(meta: Meta): OrderStep | null {
  return Object.values(meta).find((entry) => entry?.step !== undefined)?.step ?? null;
}
