import { defineModel, noPayload } from '@dukacita/flows';
import {
  orderLifecycle,
  type OrderFacts,
} from '../../../server/src/features/orders/lifecycle/orderLifecycle.ts';
import { orderLifecycleInvariants, orderLifecycleProperties } from './orderLifecycleInvariants.ts';
import { orderLifecycleLabels } from './orderLifecycleLabels.ts';

/** The florists of the model: the one that was ordered, and another one. */
const florists = [1, 3] as const;

/**
 * Creates the model of the life of an order on the server. Money moves in few amounts, so that the
 * graph is finite: a payment is half of the total or the total, a refund is half of the total, and
 * no payment raises the balance above one and a half times the total.
 */
export function createOrderLifecycleModel() {
  return defineModel(orderLifecycle, {
    starts: {
      greeting: { kind: 'greeting', total: 87_150, floristId: null },
      flowers: { kind: 'flowers', total: 750_000, floristId: florists[0] },
      free: { kind: 'greeting', total: 0, floristId: null },
    },
    events: {
      'proof.uploaded': noPayload,
      'proof.declined': noPayload,
      'payment.received': {
        part: ({ context }) => payment(context, { amount: half(context), settles: false }),
        whole: ({ context }) => payment(context, { amount: context.total, settles: false }),
        // Finance accepts less than the total only as long as nothing else was received.
        settling: ({ context }) =>
          balance(context) === 0
            ? payment(context, { amount: half(context), settles: true })
            : undefined,
        // A bank takes exactly what is still to pay, while the account is open.
        toVirtualAccount: ({ context, snapshot }) =>
          context.kind === 'greeting' && snapshot.matches({ payment: 'awaitingPayment' })
            ? payment(context, { amount: context.total - balance(context), settles: false })
            : undefined,
      },
      'deadline.passed': noPayload,
      'order.cancelled': { byBuyer: {}, byFinance: {} },
      'latePayment.accepted': noPayload,
      'refund.required': noPayload,
      'refund.made': {
        part: ({ context }) => ({ amount: half(context) }),
        tooMuch: ({ context }) => ({ amount: balance(context) + half(context) }),
      },
      'card.approved': noPayload,
      'card.rejected': noPayload,
      'card.corrected': noPayload,
      'card.withdrawn': noPayload,
      'card.restored': noPayload,
      'board.offered': {
        same: ({ context }) => offer(context.floristId),
        another: ({ context }) => offer(florists.find((id) => id !== context.floristId)),
      },
      'board.accepted': noPayload,
      'board.declined': noPayload,
      'board.dispatched': noPayload,
      'board.delivered': noPayload,
    },
    context: (facts, snapshot) => ({
      kind: facts.kind,
      total: facts.total,
      balance: balance(facts),
      proofPending: facts.proofPending,
      // It makes no difference afterwards.
      proofDeclined: snapshot.matches({ payment: 'awaitingPayment' }) && facts.proofDeclined,
      floristId: facts.floristId,
    }),
    shown: (facts) => facts,
    invariants: orderLifecycleInvariants,
    properties: orderLifecycleProperties,
    labels: orderLifecycleLabels,
  });
}

/** Returns the money that was received and not returned. */
function balance({ received, refunded }: OrderFacts): number {
  return received - refunded;
}

/** Returns half of the total; an amount greater than 0 for a free order. */
function half({ total }: OrderFacts): number {
  return total === 0 ? 45_000 : total / 2;
}

/** Returns a payment; undefined for no money, and above the largest balance of the model. */
function payment<Payment extends { readonly amount: number }>(
  facts: OrderFacts,
  paid: Payment,
): Payment | undefined {
  return paid.amount > 0 && balance(facts) + paid.amount <= facts.total + half(facts)
    ? paid
    : undefined;
}

/** Returns the payload of an offer; undefined where there is no board. */
function offer(floristId: number | null | undefined) {
  return floristId == null ? { floristId: florists[0] } : { floristId };
}
