import type { Invariants, InvariantState, Properties } from '@dukacita/flows';
import type { orderLifecycle } from '../../../server/src/features/orders/lifecycle/orderLifecycle.ts';

type State = InvariantState<typeof orderLifecycle>;

/** The invariants of the life of an order. */
export const orderLifecycleInvariants: Invariants<typeof orderLifecycle> = {
  'Money is recorded in every state, and exactly.': ({ before, after, event }) => {
    if (before === null) return after.context.received === 0;
    const amount = event?.type === 'payment.received' ? event.amount : 0;
    return after.context.received === before.context.received + amount;
  },

  'Money can be received in every state.': ({ after: { snapshot } }) =>
    snapshot.can({ type: 'payment.received', amount: 1, settles: false }),

  'Only a refund returns money, and never more than was received.': ({ before, after, event }) => {
    if (before === null) return after.context.refunded === 0;
    const amount = event?.type === 'refund.made' ? event.amount : 0;
    return (
      after.context.refunded === before.context.refunded + amount &&
      after.context.refunded <= after.context.received
    );
  },

  'A free order is paid from its creation.': ({ before, after: { context, snapshot } }) =>
    before === null && context.total === 0 ? snapshot.matches({ payment: 'paid' }) : undefined,

  'An order that awaits payment becomes paid by its total, or by what finance accepts.': ({
    before,
    after,
    event,
  }) =>
    before?.snapshot.matches({ payment: 'awaitingPayment' }) && event?.type === 'payment.received'
      ? after.snapshot.matches({ payment: 'paid' }) ===
        (event.settles || balance(after) >= after.context.total)
      : undefined,

  'Money that comes late pays no order until finance accepts it.': ({ before, after, event }) =>
    before !== null &&
    event?.type === 'payment.received' &&
    !before.snapshot.matches({ payment: 'awaitingPayment' })
      ? after.snapshot.matches({ payment: 'paid' }) === before.snapshot.matches({ payment: 'paid' })
      : undefined,

  'An expired or cancelled order has no money and no proof to look at.': ({ after }) =>
    after.snapshot.matches({ payment: 'expired' }) ||
    after.snapshot.matches({ payment: 'cancelled' })
      ? balance(after) === 0 && !after.context.proofPending
      : undefined,

  'A proof or money holds the expiry.': ({ before, event }) =>
    before !== null && event?.type === 'deadline.passed'
      ? balance(before) === 0 && !before.context.proofPending
      : undefined,

  'Only an order that awaits payment has a proof to look at.': ({ after }) =>
    after.context.proofPending ? after.snapshot.matches({ payment: 'awaitingPayment' }) : undefined,

  'When a proof was declined, the deadline is checked.': ({ event, actions }) =>
    event?.type === 'proof.declined' ? actions.includes('checkDeadline') : undefined,

  'Only the first declined proof extends the deadline, before it is checked.': ({
    before,
    after,
    event,
    actions,
  }) => {
    if (before === null) return !after.context.proofDeclined;
    const isFirst = event?.type === 'proof.declined' && !before.context.proofDeclined;
    return (
      actions.includes('extendDeadline') === isFirst &&
      after.context.proofDeclined === (before.context.proofDeclined || isFirst) &&
      (!isFirst || actions.indexOf('extendDeadline') < actions.indexOf('checkDeadline'))
    );
  },

  'Money is due while there is some, and returned when there is none.': ({ after }) => {
    if (after.snapshot.matches({ payment: 'refundDue' })) return balance(after) > 0;
    return after.snapshot.matches({ payment: 'refunded' }) ? balance(after) === 0 : undefined;
  },

  'A paid order returns only what was paid too much.': ({ before, after, event }) =>
    before?.snapshot.matches({ payment: 'paid' }) && event?.type === 'refund.made'
      ? after.snapshot.matches({ payment: 'paid' }) && balance(after) >= after.context.total
      : undefined,

  'Only a paid order is fulfilled.': ({ after: { snapshot } }) =>
    snapshot.matches({ fulfilment: 'waiting' }) || snapshot.matches({ fulfilment: 'stopped' })
      ? !snapshot.matches({ payment: 'paid' })
      : snapshot.matches({ payment: 'paid' }),

  'An order that has ended is stopped.': ({ after: { snapshot } }) =>
    snapshot.matches({ fulfilment: 'stopped' }) ===
    (['expired', 'cancelled', 'paidLate', 'refundDue', 'refunded'] as const).some((state) =>
      snapshot.matches({ payment: state }),
    ),

  'A greeting has no board, and flowers have no card.': ({ after: { snapshot, context } }) => {
    const states =
      context.kind === 'greeting'
        ? (['offered', 'declined', 'accepted', 'inDelivery', 'delivered'] as const)
        : (['inReview', 'rejected', 'shown', 'withdrawn'] as const);
    return !states.some((state) => snapshot.matches({ fulfilment: state }));
  },

  'The card is published when it becomes shown, and hidden when it no longer is.': ({
    before,
    after,
    actions,
  }) => {
    const was = before?.snapshot.matches({ fulfilment: 'shown' }) ?? false;
    const is = after.snapshot.matches({ fulfilment: 'shown' });
    return (
      actions.includes('publishMessage') === (!was && is) &&
      actions.includes('hideMessage') === (was && !is)
    );
  },

  'The invoices are closed when an order stops awaiting payment.': ({ before, after, actions }) =>
    before?.snapshot.matches({ payment: 'awaitingPayment' }) &&
    !after.snapshot.matches({ payment: 'awaitingPayment' })
      ? actions.includes('closeInvoices')
      : undefined,

  'Only an offer changes the florist, and always to another one.': ({ before, after, event }) => {
    if (before === null) return undefined;
    const isOther = before.context.floristId !== after.context.floristId;
    return isOther === (event?.type === 'board.offered');
  },

  'A board is offered to the florist whenever it becomes offered.': ({
    before,
    after,
    actions,
  }) => {
    const becomes =
      after.snapshot.matches({ fulfilment: 'offered' }) &&
      !before?.snapshot.matches({ fulfilment: 'offered' });
    return actions.includes('offerBoard') === becomes;
  },
};

/** Returns the money that was received and not returned. */
function balance({ context }: State): number {
  return context.received - context.refunded;
}

/** What holds on the whole life of an order. */
export const orderLifecycleProperties: Properties<typeof orderLifecycle> = {
  'A withdrawn card is shown again only when it is restored, or after the order was stopped.': {
    after: ({ event }) => event?.type === 'card.withdrawn',
    never: ({ after: { snapshot } }) => snapshot.matches({ fulfilment: 'shown' }),
    until: ({ event, after: { snapshot } }) =>
      event?.type === 'card.restored' || snapshot.matches({ fulfilment: 'stopped' }),
  },

  'A cancelled order never awaits its payment again.': {
    after: ({ after: { snapshot } }) => snapshot.matches({ payment: 'cancelled' }),
    never: ({ after: { snapshot } }) => snapshot.matches({ payment: 'awaitingPayment' }),
  },
};
