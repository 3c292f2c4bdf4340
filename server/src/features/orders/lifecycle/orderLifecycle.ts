import { and, assign, not, or, setup, stateIn } from 'xstate';

/** The version of this machine, stored with every order, for migrations of stored states. */
export const machineVersion = 1;

/** What the machine remembers of an order. Amounts are whole rupiah. */
export interface OrderFacts {
  readonly kind: 'greeting' | 'flowers';
  readonly total: number;
  /** The sum of all recorded payments. */
  readonly received: number;
  /** The sum of all refunds. */
  readonly refunded: number;
  /** Whether an uploaded proof of payment waits for finance. */
  readonly proofPending: boolean;
  /** Whether finance has declined a proof before, which has extended the deadline. */
  readonly proofDeclined: boolean;
  /** The florist who makes the board; null for a greeting. */
  readonly floristId: number | null;
}

interface ReceivedPayment {
  readonly type: 'payment.received';
  /** Whole rupiah, greater than 0. */
  readonly amount: number;
  /** Whether finance accepts less than the total as payment of the order. */
  readonly settles: boolean;
}

export type OrderEvent =
  | { readonly type: 'proof.uploaded' }
  | { readonly type: 'proof.declined' }
  | ReceivedPayment
  | { readonly type: 'deadline.passed' }
  | { readonly type: 'order.cancelled' }
  | { readonly type: 'latePayment.accepted' }
  | { readonly type: 'refund.required' }
  | { readonly type: 'refund.made'; readonly amount: number }
  | { readonly type: 'card.approved' }
  | { readonly type: 'card.rejected' }
  | { readonly type: 'card.corrected' }
  | { readonly type: 'card.withdrawn' }
  | { readonly type: 'card.restored' }
  | { readonly type: 'board.offered'; readonly floristId: number }
  | { readonly type: 'board.accepted' }
  | { readonly type: 'board.declined' }
  | { readonly type: 'board.dispatched' }
  | { readonly type: 'board.delivered' };

/** The events of the machine; those that the app shows, but for `order.created`. */
export type LifecycleEvent = OrderEvent['type'];

const orderSetup = setup({
  types: {
    context: {} as OrderFacts,
    events: {} as OrderEvent,
    input: {} as Pick<OrderFacts, 'kind' | 'total' | 'floristId'>,
  },
  actions: {
    addPayment: assign({
      received: ({ context }, params: { amount: number }) => context.received + params.amount,
    }),
    addRefund: assign({
      refunded: ({ context }, params: { amount: number }) => context.refunded + params.amount,
    }),
    setProofPending: assign({ proofPending: true }),
    clearProofPending: assign({ proofPending: false }),
    setProofDeclined: assign({ proofDeclined: true }),
    setFlorist: assign({ floristId: (_, params: { floristId: number }) => params.floristId }),
    // The server performs the following actions in the transaction of the event.
    closeInvoices: (_, _params: { status: 'expired' | 'cancelled' }) => undefined,
    extendDeadline: () => undefined,
    checkDeadline: () => undefined,
    publishMessage: () => undefined,
    hideMessage: () => undefined,
    offerBoard: () => undefined,
  },
  guards: {
    isGreeting: ({ context }) => context.kind === 'greeting',
    isFree: ({ context }) => context.total === 0,
    settlesOrder: ({ context }, params: { amount: number; settles: boolean }) =>
      params.settles || balance(context) + params.amount >= context.total,
    hasNoMoney: ({ context }) => !context.proofPending && balance(context) === 0,
    hasMoney: ({ context }) => !context.proofPending && balance(context) > 0,
    isProofPending: ({ context }) => context.proofPending,
    isFirstProof: ({ context }) => context.proofPending && !context.proofDeclined,
    isInBalance: ({ context }, params: { amount: number }) => params.amount <= balance(context),
    isWholeBalance: ({ context }, params: { amount: number }) => params.amount === balance(context),
    isSurplus: ({ context }, params: { amount: number }) =>
      params.amount <= balance(context) - context.total,
    isPaid: stateIn({ payment: 'paid' }),
    isEnded: or([
      stateIn({ payment: 'expired' }),
      stateIn({ payment: 'cancelled' }),
      stateIn({ payment: 'refundDue' }),
    ]),
    isStopped: stateIn({ fulfilment: 'stopped' }),
    isAnotherFlorist: ({ context }, params: { floristId: number }) =>
      params.floristId !== context.floristId,
  },
});

/**
 * The life of an order, from its creation to its delivery or refund. It has no timers and performs
 * nothing itself: the server evaluates it with pure functions, stores the new state together with
 * the event, and performs the returned actions in the same transaction.
 *
 * Fulfilment follows payment: it begins when the order is paid, and stops when the money is
 * returned or the order ends unpaid.
 */
export const orderLifecycle = orderSetup.createMachine({
  id: 'orderLifecycle',
  context: ({ input }) => ({
    ...input,
    received: 0,
    refunded: 0,
    proofPending: false,
    proofDeclined: false,
  }),
  type: 'parallel',
  states: {
    payment: {
      description: 'The money of the order.',
      initial: 'awaitingPayment',
      states: {
        awaitingPayment: {
          description: 'The buyer has to pay before the deadline.',
          always: { guard: 'isFree', target: 'paid' },
          on: {
            'proof.uploaded': { actions: 'setProofPending' },
            // The buyer gets time for another proof once, so that proofs do not hold an order for ever.
            'proof.declined': [
              {
                guard: 'isFirstProof',
                actions: [
                  'clearProofPending',
                  'setProofDeclined',
                  'extendDeadline',
                  'checkDeadline',
                ],
              },
              { guard: 'isProofPending', actions: ['clearProofPending', 'checkDeadline'] },
            ],
            'payment.received': [
              {
                guard: { type: 'settlesOrder', params: ({ event }) => event },
                target: 'paid',
                actions: { type: 'addPayment', params: ({ event }) => event },
              },
              { actions: { type: 'addPayment', params: ({ event }) => event } },
            ],
            'deadline.passed': { guard: 'hasNoMoney', target: 'expired' },
            'order.cancelled': [
              { guard: 'hasNoMoney', target: 'cancelled' },
              { guard: 'hasMoney', target: 'refundDue' },
            ],
          },
        },
        paid: {
          description: 'The order is paid.',
          entry: ['clearProofPending', { type: 'closeInvoices', params: { status: 'cancelled' } }],
          on: {
            'payment.received': { actions: { type: 'addPayment', params: ({ event }) => event } },
            'refund.made': {
              guard: { type: 'isSurplus', params: ({ event }) => event },
              actions: { type: 'addRefund', params: ({ event }) => event },
            },
            'refund.required': { guard: 'hasMoney', target: 'refundDue' },
            'order.cancelled': { guard: 'hasNoMoney', target: 'cancelled' },
          },
        },
        expired: {
          description: 'The deadline passed without a payment.',
          entry: { type: 'closeInvoices', params: { status: 'expired' } },
          on: {
            'payment.received': {
              target: 'paidLate',
              actions: { type: 'addPayment', params: ({ event }) => event },
            },
          },
        },
        cancelled: {
          description: 'The order was cancelled before it was paid.',
          entry: { type: 'closeInvoices', params: { status: 'cancelled' } },
          on: {
            'payment.received': {
              target: 'paidLate',
              actions: { type: 'addPayment', params: ({ event }) => event },
            },
          },
        },
        paidLate: {
          description: 'Money arrived after the order had ended; finance accepts or returns it.',
          on: {
            'payment.received': { actions: { type: 'addPayment', params: ({ event }) => event } },
            'latePayment.accepted': { target: 'paid' },
            'refund.required': { target: 'refundDue' },
          },
        },
        refundDue: {
          description: 'Finance has to return the money.',
          entry: { type: 'closeInvoices', params: { status: 'cancelled' } },
          on: {
            'payment.received': { actions: { type: 'addPayment', params: ({ event }) => event } },
            'refund.made': [
              {
                guard: { type: 'isWholeBalance', params: ({ event }) => event },
                target: 'refunded',
                actions: { type: 'addRefund', params: ({ event }) => event },
              },
              {
                guard: { type: 'isInBalance', params: ({ event }) => event },
                actions: { type: 'addRefund', params: ({ event }) => event },
              },
            ],
          },
        },
        refunded: {
          description: 'All money was returned.',
          on: {
            'payment.received': {
              target: 'refundDue',
              actions: { type: 'addPayment', params: ({ event }) => event },
            },
          },
        },
      },
    },
    fulfilment: {
      description: 'The card or the board that was ordered.',
      initial: 'waiting',
      always: { guard: and(['isEnded', not('isStopped')]), target: '.stopped' },
      states: {
        waiting: {
          description: 'Fulfilment begins when the order is paid.',
          always: [
            { guard: and(['isPaid', 'isGreeting']), target: 'inReview' },
            { guard: 'isPaid', target: 'offered' },
          ],
        },
        inReview: {
          description: 'A reviewer has to approve the card.',
          on: {
            'card.approved': { target: 'shown' },
            'card.rejected': { target: 'rejected' },
          },
        },
        rejected: {
          description:
            'A reviewer rejected the card; the buyer can correct it without paying again.',
          on: { 'card.corrected': { target: 'inReview' } },
        },
        shown: {
          description: 'The card is shown in the room and to the family.',
          entry: 'publishMessage',
          exit: 'hideMessage',
          on: { 'card.withdrawn': { target: 'withdrawn' } },
        },
        withdrawn: {
          description: 'A reviewer took the card off the screens.',
          on: { 'card.restored': { target: 'shown' } },
        },
        offered: {
          description: 'A florist has to accept the board.',
          entry: 'offerBoard',
          on: {
            'board.accepted': { target: 'accepted' },
            'board.declined': { target: 'declined' },
          },
        },
        declined: {
          description: 'The florist declined the board; another florist has to be found.',
          on: {
            'board.offered': {
              guard: { type: 'isAnotherFlorist', params: ({ event }) => event },
              target: 'offered',
              actions: { type: 'setFlorist', params: ({ event }) => event },
            },
          },
        },
        accepted: {
          description: 'The florist makes the board.',
          on: { 'board.dispatched': { target: 'inDelivery' } },
        },
        inDelivery: {
          description: 'The board is on its way.',
          on: { 'board.delivered': { target: 'delivered' } },
        },
        delivered: { description: 'The board stands at the funeral house.' },
        stopped: {
          description: 'The order is not fulfilled, because it is unpaid or its money is returned.',
          always: { guard: 'isPaid', target: 'waiting' },
        },
      },
    },
  },
});

/** Returns the money that was received and not returned. */
function balance({ received, refunded }: OrderFacts): number {
  return received - refunded;
}
