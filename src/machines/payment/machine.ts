import type { InferOutput } from 'valibot';
import { assign, setup } from 'xstate';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import {
  openedInvoice,
  type InquiryOutcome,
  type PaymentMethod,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../domain/order.ts';
import type { Instant } from '../../domain/person.ts';
import type { Rupiah } from '../../domain/price.ts';
import type { OrderStep, PaymentStep } from '../../domain/routes.ts';
import type { paymentDraftSchema } from '../draftSchemas.ts';
import { codeOf, type Failure, inquiryFailure, required } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import type { StateMeta } from '../stateMeta.ts';

/** The state of a payment that survives a reload. Plain data, created by `toPaymentDraft`. */
export type PaymentDraft = Readonly<InferOutput<typeof paymentDraftSchema>>;

export interface PaymentInput {
  readonly order: PlacedOrder;
  readonly method: PaymentMethod;
  /** The bank of the virtual account, which the buyer chose before ordering. */
  readonly bank: BankCode;
  /** The total that the buyer saw before placing the order; the server's total may differ. */
  readonly expectedTotal: Rupiah;
  /** The step at which the payment is resumed; null for a new order. */
  readonly resumeAt: PaymentStep | null;
  readonly invoice: VirtualAccountInvoice | null;
}

export interface PaymentContext extends PaymentInput {
  /** Why the last request failed; null when it succeeded. */
  readonly error: AppErrorCode | null;
  /** The idempotency key for ordering again; null until the buyer does. */
  readonly nextKey: string | null;
}

export type PaymentEvent =
  | { readonly type: 'payment.continue' }
  | { readonly type: 'payment.confirm' }
  | { readonly type: 'invoice.retry' }
  | { readonly type: 'payment.switchToTransfer' }
  | { readonly type: 'order.placeAgain'; readonly key: string }
  | { readonly type: 'address.visit'; readonly step: OrderStep };

/** The new idempotency key under which the buyer orders again. */
export interface PaymentOutput {
  readonly key: string;
}

/**
 * The payment of an order: checkout, payment instructions, confirmation. There is no paid state,
 * because the server knows whether an order is paid; an order is open until its deadline.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    meta: {} as StateMeta<PaymentStep>,
    children: {} as {
      deadline: 'waitUntil';
      inquireInvoice: 'inquireInvoice';
      cancelInvoice: 'cancelInvoice';
    },
  },
  actors: {
    /** Resolves when the deadline of an order has passed by the server's clock; it may be moved. */
    waitUntil: notProvided<void, { orderId: number; at: Instant }>('waitUntil'),
    inquireInvoice: notProvided<InquiryOutcome, { orderId: number; bank: BankCode }>(
      'inquireInvoice',
    ),
    cancelInvoice: notProvided<void, { invoiceId: number }>('cancelInvoice'),
  },
  actions: {
    setInvoice: assign((_, params: { invoice: VirtualAccountInvoice }) => ({
      invoice: params.invoice,
      error: null,
    })),
    clearInvoice: assign({ invoice: null, error: null, method: 'transfer' as const }),
    setError: assign((_, params: Failure) => ({ error: codeOf(params) })),
    clearError: assign({ error: null }),
    setNextKey: assign(({ event }) =>
      event.type === 'order.placeAgain' ? { nextKey: event.key } : {},
    ),
  },
  guards: {
    paysByVirtualAccount: ({ context }) => context.method === 'virtualAccount',
    hasInvoice: ({ context }) => context.invoice !== null,
    canVisit: ({ context, event }, params: { step: PaymentStep; method?: PaymentMethod }) =>
      event.type === 'address.visit' &&
      event.step === params.step &&
      (params.method ?? context.method) === context.method,
    resumesAt: ({ context }, params: { step: PaymentStep }) => context.resumeAt === params.step,
    isOrderExpired: (_, params: { outcome: InquiryOutcome }) =>
      params.outcome.type === 'rejected' && params.outcome.code === 'orderExpired',
    isInquiryRejected: (_, params: { outcome: InquiryOutcome }) =>
      params.outcome.type === 'rejected',
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, error: null, nextKey: null }),
  initial: 'deciding',
  output: ({ context }) => ({ key: required(context.nextKey, 'next key') }),
  states: {
    deciding: {
      description: 'The payment decides at which step it starts or resumes.',
      always: [
        { guard: { type: 'resumesAt', params: { step: 'confirm' } }, target: 'confirming' },
        { guard: 'paysByVirtualAccount', target: 'open.byVirtualAccount' },
        {
          guard: { type: 'resumesAt', params: { step: 'finish' } },
          target: 'open.byTransfer.paying',
        },
        { target: 'open.byTransfer' },
      ],
    },
    open: {
      description: 'The order can be paid until its deadline.',
      invoke: {
        id: 'deadline',
        src: 'waitUntil',
        input: ({ context: { order } }) => ({ orderId: order.id, at: order.expiresAt }),
        onDone: 'expired',
        // Nothing that the buyer did has failed; the server knows the deadline, too.
        onError: {},
      },
      initial: 'byTransfer',
      states: {
        byTransfer: {
          description: 'The buyer pays by bank transfer or PayPal.',
          initial: 'reviewing',
          states: {
            reviewing: {
              description: 'The buyer checks the order and its total.',
              meta: { step: 'checkout' },
              on: {
                'payment.continue': 'paying',
                'address.visit': {
                  guard: { type: 'canVisit', params: { step: 'finish' } },
                  target: 'paying',
                },
              },
            },
            paying: {
              description: 'The bank account, the PayPal address and the deadline are shown.',
              meta: { step: 'finish' },
              on: {
                'payment.confirm': '#payment.confirming',
                'address.visit': {
                  guard: { type: 'canVisit', params: { step: 'checkout' } },
                  target: 'reviewing',
                },
              },
            },
          },
        },
        byVirtualAccount: {
          description: 'The buyer pays to a virtual account.',
          initial: 'deciding',
          states: {
            deciding: {
              description:
                'The payment decides whether a virtual account number has to be requested.',
              always: [
                {
                  guard: { type: 'resumesAt', params: { step: 'finishVirtualAccount' } },
                  target: 'decidingPayment',
                },
                { guard: 'hasInvoice', target: 'reviewing' },
                { target: 'inquiring' },
              ],
            },
            decidingPayment: {
              description: 'A resumed payment decides whether its virtual account number is known.',
              always: [{ guard: 'hasInvoice', target: 'paying' }, { target: 'inquiring' }],
            },
            inquiring: {
              description: 'The server opens a virtual account for the order.',
              meta: { step: 'checkoutVirtualAccount' },
              entry: 'clearError',
              invoke: {
                id: 'inquireInvoice',
                src: 'inquireInvoice',
                input: ({ context: { order, bank } }) => ({ orderId: order.id, bank }),
                onDone: [
                  {
                    guard: {
                      type: 'isOrderExpired',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                    target: '#payment.expired',
                  },
                  {
                    guard: {
                      type: 'isInquiryRejected',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                    target: 'failed',
                    actions: {
                      type: 'setError',
                      params: ({ event }) => inquiryFailure(event.output),
                    },
                  },
                  {
                    target: 'reviewing',
                    actions: {
                      type: 'setInvoice',
                      params: ({ event }) => ({ invoice: openedInvoice(event.output) }),
                    },
                  },
                ],
                onError: {
                  target: 'failed',
                  actions: { type: 'setError', params: ({ event }) => event },
                },
              },
            },
            failed: {
              description:
                'The virtual account could not be opened; the buyer can retry or pay by transfer.',
              meta: { step: 'checkoutVirtualAccount' },
              on: {
                'invoice.retry': 'inquiring',
                'payment.switchToTransfer': {
                  target: '#payment.open.byTransfer',
                  actions: 'clearInvoice',
                },
              },
            },
            reviewing: {
              description: 'The buyer checks the order and its virtual account.',
              meta: { step: 'checkoutVirtualAccount' },
              exit: 'clearError',
              on: {
                'payment.continue': 'paying',
                'payment.switchToTransfer': 'cancelling',
                'address.visit': {
                  guard: { type: 'canVisit', params: { step: 'finishVirtualAccount' } },
                  target: 'paying',
                },
              },
            },
            paying: {
              description:
                'The virtual account number, the amount and the payment steps are shown.',
              meta: { step: 'finishVirtualAccount' },
              on: {
                'payment.confirm': '#payment.confirming',
                'payment.switchToTransfer': 'cancelling',
                'address.visit': {
                  guard: { type: 'canVisit', params: { step: 'checkoutVirtualAccount' } },
                  target: 'reviewing',
                },
              },
            },
            cancelling: {
              description:
                'The server cancels the virtual account because the buyer pays by transfer.',
              meta: { step: 'checkoutVirtualAccount' },
              invoke: {
                id: 'cancelInvoice',
                src: 'cancelInvoice',
                input: ({ context }) => ({ invoiceId: required(context.invoice, 'invoice').id }),
                onDone: { target: '#payment.open.byTransfer', actions: 'clearInvoice' },
                onError: {
                  target: 'reviewing',
                  actions: { type: 'setError', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    /** The buyer confirms the payment. The deadline is ignored: the payment may be under way. */
    confirming: {
      description: 'The buyer confirms the payment to customer service.',
      meta: { step: 'confirm' },
      on: {
        'order.placeAgain': { target: 'again', actions: 'setNextKey' },
        'address.visit': [
          {
            guard: { type: 'canVisit', params: { step: 'finish', method: 'transfer' } },
            target: 'open.byTransfer.paying',
          },
          {
            guard: {
              type: 'canVisit',
              params: { step: 'finishVirtualAccount', method: 'virtualAccount' },
            },
            target: 'open.byVirtualAccount.decidingPayment',
          },
        ],
      },
    },
    expired: {
      description: 'The deadline has passed; the buyer can order again or report a payment.',
      on: {
        'order.placeAgain': { target: 'again', actions: 'setNextKey' },
        'payment.confirm': 'confirming',
      },
    },
    again: {
      description: 'The buyer places the same order again under a new idempotency key.',
      type: 'final',
    },
  },
});
