import { and, assertEvent, assign, not, raise, setup, stateIn, type SnapshotFrom } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import { BANK_CODES, type BankCode } from '../../domain/bankCode.ts';
import {
  openedInvoice,
  type InquiryOutcome,
  type VirtualAccountInvoice,
} from '../../domain/order.ts';
import type { BuyerEvent } from '../../domain/orderState.ts';
import type { WayToPay } from '../../domain/wayToPay.ts';
import {
  cardCorrectionMachine,
  toCorrectionDraft,
  type CardCorrectionInput,
  type CardCorrectionOutput,
} from '../card-correction/machine.ts';
import { codeOf, type Failure, inquiryFailure, required } from '../common.ts';
import { notProvided } from '../notProvided.ts';
import {
  type CorrectionDraft,
  allows,
  offeredWays,
  offersInvoice,
  shownBank,
  type OrderPageContext,
  type OrderPageEvent,
  type OrderPageInput,
  type ProofUpload,
  type SeenOrder,
} from './types.ts';

/** The errors of an action that say that the order is no longer what the buyer has seen. */
const conflicts: ReadonlySet<AppErrorCode> = new Set(['orderChanged', 'orderEventNotPossible']);

/** The errors that say that the buyer has no such order. */
const missing: ReadonlySet<AppErrorCode> = new Set(['notFound', 'forbidden']);

const pageSetup = setup({
  types: {
    context: {} as OrderPageContext,
    events: {} as OrderPageEvent,
    input: {} as OrderPageInput,
    children: {} as {
      loadSeen: 'loadSeen';
      readOrder: 'readOrder';
      uploadProof: 'uploadProof';
      cancelOrder: 'cancelOrder';
      openInvoice: 'openInvoice';
      correction: 'correction';
    },
  },
  actors: {
    /** Resolves with what this device has stored of the order, or with null. Never rejects. */
    loadSeen: notProvided<SeenOrder | null, { orderId: number }>('loadSeen'),
    readOrder: notProvided<SeenOrder, { orderId: number }>('readOrder'),
    uploadProof: notProvided<SeenOrder, ProofUpload>('uploadProof'),
    cancelOrder: notProvided<SeenOrder, { orderId: number; version: number }>('cancelOrder'),
    openInvoice: notProvided<InquiryOutcome, { orderId: number; bank: BankCode }>('openInvoice'),
    correction: cardCorrectionMachine,
  },
  actions: {
    /** A response can be older than what the page shows, because requests overtake each other. */
    setSeen: assign(({ context }, params: { seen: SeenOrder | null }) => ({
      seen: isOlder(params.seen, context.seen) ? context.seen : params.seen,
      error: null,
    })),
    setInvoice: assign(({ context }, params: { invoice: VirtualAccountInvoice }) => ({
      seen: context.seen && {
        ...context.seen,
        order: { ...context.seen.order, invoice: params.invoice },
      },
    })),
    /** A hint with an older version does not replace the newest known version. */
    setHintedVersion: assign(({ context }, params: { version: number | null }) => ({
      hintedVersion: Math.max(params.version ?? Infinity, context.hintedVersion ?? 0),
    })),
    clearHintedVersion: assign({ hintedVersion: null }),
    setError: assign((_, params: { error: unknown }) => ({ error: toAppError(params.error).code })),
    setTaskError: assign((_, params: Failure) => ({ taskError: codeOf(params) })),
    clearTaskError: assign({ taskError: null }),
    setProofError: assign((_, params: { error: unknown }) => ({
      proofError: toAppError(params.error).code,
    })),
    clearProofError: assign({ proofError: null, uploadProgress: 0 }),
    setUploadProgress: assign((_, params: { fraction: number }) => ({
      uploadProgress: params.fraction,
    })),
    restoreWay: assign((_, params: { seen: SeenOrder | null }) => ({
      chosenWay: params.seen?.chosenWay ?? null,
    })),
    setWay: assign((_, params: { way: WayToPay }) => ({ chosenWay: params.way })),
    setDraft: assign((_, { output }: { output: CardCorrectionOutput }) => ({
      draft: output.type === 'closed' ? output.draft : null,
    })),
    setBank: assign((_, params: { bank: BankCode }) => ({ bank: params.bank })),
    /** A conflict proves that the server has a newer version than the page. */
    readAgain: raise(({ context }) => ({
      type: 'order.changed' as const,
      version: (context.seen?.order.version ?? 0) + 1,
    })),
  },
  guards: {
    isSeen: (_, params: { seen: SeenOrder | null }) => params.seen !== null,
    /** Whether the page does not show the hinted version yet. */
    isNews: ({ context }, params: { version: number | null }) =>
      params.version === null || params.version > (context.seen?.order.version ?? 0),
    isHintedVersionNewer: ({ context }, params: { seen: SeenOrder }) =>
      context.hintedVersion !== null && context.hintedVersion > params.seen.order.version,
    isMissing: (_, params: { error: unknown }) => missing.has(toAppError(params.error).code),
    isConflict: (_, params: Failure) => conflicts.has(codeOf(params)),
    hasProofFailed: ({ context }) => context.proofError !== null,
    isInvoiceOpened: (_, params: { outcome: InquiryOutcome }) => params.outcome.type === 'opened',
    allows: ({ context }, params: { event: BuyerEvent }) => allows(context, params.event),
    isWayOffered: ({ context }, params: { way: WayToPay }) =>
      offeredWays(context).includes(params.way),
    isInvoiceOffered: ({ context }) => offersInvoice(context),
    /** The page is read only while it shows a state from an earlier connection. */
    isStale: stateIn({ open: { sync: 'stale' } }),
    isCorrected: (_, params: { output: CardCorrectionOutput }) =>
      params.output.type === 'corrected',
    isCorrectionOutdated: (_, params: { output: CardCorrectionOutput }) =>
      params.output.type === 'outdated',
  },
});

/** Returns the guard of an action of the buyer, which the server must allow. */
function mayDo(event: BuyerEvent) {
  return and([{ type: 'allows' as const, params: { event } }, not('isStale')]);
}

/**
 * The page of a placed order. It reads the order, follows its changes, and does what the server
 * allows the buyer to do. The app sends `order.changed` when the order may have changed.
 */
export const orderPageMachine = pageSetup.createMachine({
  id: 'orderPage',
  context: ({ input }) => ({
    ...input,
    seen: null,
    hintedVersion: null,
    error: null,
    taskError: null,
    proofError: null,
    uploadProgress: 0,
    chosenWay: null,
    bank: input.lastBank ?? BANK_CODES[0],
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The device looks for the state of the order that it has seen last.',
      invoke: {
        id: 'loadSeen',
        src: 'loadSeen',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'isSeen', params: ({ event }) => ({ seen: event.output }) },
            target: 'open',
            actions: [
              { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
              { type: 'restoreWay', params: ({ event }) => ({ seen: event.output }) },
            ],
          },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    loading: {
      description: 'The order is loading for the first time on this device.',
      exit: 'clearHintedVersion',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: {
              type: 'isHintedVersionNewer',
              params: ({ event }) => ({ seen: event.output }),
            },
            target: 'open',
            actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
          },
          {
            target: 'open.sync.current',
            actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
        ],
      },
      on: {
        'order.changed': {
          actions: { type: 'setHintedVersion', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The order could not be loaded; the buyer can retry.',
      on: { 'order.retry': 'loading', 'order.changed': 'loading' },
    },
    missing: {
      description: 'The buyer has no such order.',
    },
    open: {
      description: 'The order is shown.',
      type: 'parallel',
      states: {
        sync: {
          description: 'The order on the page and on the server.',
          initial: 'reading',
          states: {
            reading: {
              description: 'The order is being read again.',
              exit: 'clearHintedVersion',
              invoke: {
                id: 'readOrder',
                src: 'readOrder',
                input: ({ context }) => ({ orderId: context.orderId }),
                onDone: [
                  {
                    guard: {
                      type: 'isHintedVersionNewer',
                      params: ({ event }) => ({ seen: event.output }),
                    },
                    target: 'reading',
                    reenter: true,
                    actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
                  },
                  {
                    target: 'current',
                    actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
                  },
                ],
                onError: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => event },
                    target: '#orderPage.missing',
                  },
                  { target: 'stale', actions: { type: 'setError', params: ({ event }) => event } },
                ],
              },
              on: {
                'order.changed': {
                  guard: { type: 'isNews', params: ({ event }) => event },
                  actions: { type: 'setHintedVersion', params: ({ event }) => event },
                },
              },
            },
            current: {
              description: 'The page shows the state of the order on the server.',
              on: {
                'order.changed': {
                  guard: { type: 'isNews', params: ({ event }) => event },
                  target: 'reading',
                },
              },
            },
            stale: {
              description:
                'The order could not be read again; the page shows its last known state.',
              on: { 'order.retry': 'reading', 'order.changed': 'reading' },
            },
          },
        },
        task: {
          description: 'What the buyer does with the order.',
          initial: 'idle',
          states: {
            idle: {
              description: 'The buyer looks at the order.',
              on: {
                'proof.choose': {
                  guard: mayDo('proof.uploaded'),
                  target: 'uploadingProof',
                  actions: ['clearTaskError', 'clearProofError'],
                },
                'proof.remove': {
                  guard: and(['hasProofFailed', mayDo('proof.uploaded')]),
                  actions: 'clearProofError',
                },
                'order.cancel': {
                  guard: mayDo('order.cancelled'),
                  target: 'confirmingCancellation',
                  actions: 'clearTaskError',
                },
                'card.correct': {
                  guard: mayDo('card.corrected'),
                  target: 'correcting',
                  actions: 'clearTaskError',
                },
                'way.choose': {
                  guard: { type: 'isWayOffered', params: ({ event }) => event },
                  actions: { type: 'setWay', params: ({ event }) => event },
                },
                'bank.choose': {
                  guard: 'isInvoiceOffered',
                  actions: { type: 'setBank', params: ({ event }) => event },
                },
                'invoice.open': {
                  guard: and(['isInvoiceOffered', not('isStale')]),
                  target: 'openingInvoice',
                  actions: 'clearTaskError',
                },
              },
            },
            uploadingProof: {
              description: 'A proof of payment is uploading.',
              invoke: {
                id: 'uploadProof',
                src: 'uploadProof',
                input: ({ context: { orderId }, event, self }) => {
                  assertEvent(event, 'proof.choose');
                  return { orderId, fileId: event.fileId, fileName: event.fileName, parent: self };
                },
                onDone: {
                  target: 'idle',
                  actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event },
                    target: 'idle',
                    actions: [{ type: 'setTaskError', params: ({ event }) => event }, 'readAgain'],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'setProofError', params: ({ event }) => event },
                  },
                ],
              },
              on: {
                'proof.progress': {
                  actions: { type: 'setUploadProgress', params: ({ event }) => event },
                },
                'proof.cancel': 'idle',
              },
            },
            confirmingCancellation: {
              description: 'The buyer is asked whether to cancel the order.',
              always: {
                guard: not({ type: 'allows', params: { event: 'order.cancelled' as const } }),
                target: 'cancellationImpossible',
              },
              on: {
                'cancellation.confirm': [
                  {
                    guard: not('isStale'),
                    target: 'cancelling',
                    actions: 'clearTaskError',
                  },
                  {
                    actions: {
                      type: 'setTaskError',
                      params: ({ context }) => ({ code: context.error ?? 'unexpected' }),
                    },
                  },
                ],
                'cancellation.dismiss': { target: 'idle', actions: 'clearTaskError' },
              },
            },
            cancellationImpossible: {
              description: 'The buyer is told that the order can no longer be cancelled.',
              on: { 'cancellation.dismiss': { target: 'idle', actions: 'clearTaskError' } },
            },
            cancelling: {
              description: 'The server cancels the order.',
              invoke: {
                id: 'cancelOrder',
                src: 'cancelOrder',
                input: ({ context }) => ({
                  orderId: context.orderId,
                  version: required(context.seen, 'known state').order.version,
                }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'setSeen', params: ({ event }) => ({ seen: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isConflict', params: ({ event }) => event },
                    target: 'confirmingCancellation',
                    actions: [{ type: 'setTaskError', params: ({ event }) => event }, 'readAgain'],
                  },
                  {
                    target: 'confirmingCancellation',
                    actions: { type: 'setTaskError', params: ({ event }) => event },
                  },
                ],
              },
            },
            openingInvoice: {
              description: 'The server opens a virtual account for the order.',
              invoke: {
                id: 'openInvoice',
                src: 'openInvoice',
                input: ({ context }) => ({ orderId: context.orderId, bank: shownBank(context) }),
                onDone: [
                  {
                    guard: {
                      type: 'isInvoiceOpened',
                      params: ({ event }) => ({ outcome: event.output }),
                    },
                    target: 'idle',
                    actions: {
                      type: 'setInvoice',
                      params: ({ event }) => ({ invoice: openedInvoice(event.output) }),
                    },
                  },
                  {
                    target: 'deciding',
                    actions: {
                      type: 'setTaskError',
                      params: ({ event }) => inquiryFailure(event.output),
                    },
                  },
                ],
                onError: {
                  target: 'deciding',
                  actions: { type: 'setTaskError', params: ({ event }) => event },
                },
              },
            },
            correcting: {
              description: 'The buyer corrects the rejected card.',
              invoke: {
                id: 'correction',
                src: 'correction',
                input: ({ context }) => correctionInput(context),
                onDone: [
                  {
                    guard: { type: 'isCorrected', params: ({ event }) => event },
                    target: 'idle',
                    actions: [
                      {
                        type: 'setSeen',
                        params: ({ event }) => ({ seen: correctedOrder(event.output) }),
                      },
                      { type: 'setDraft', params: ({ event }) => event },
                    ],
                  },
                  {
                    guard: { type: 'isCorrectionOutdated', params: ({ event }) => event },
                    target: 'deciding',
                    actions: [
                      { type: 'setTaskError', params: { code: 'orderChanged' } },
                      { type: 'setDraft', params: ({ event }) => event },
                    ],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'setDraft', params: ({ event }) => event },
                  },
                ],
              },
            },
            deciding: {
              description:
                'The page decides whether to read the order again after a failed action.',
              always: [
                {
                  guard: {
                    type: 'isConflict',
                    params: ({ context }) => ({ code: context.taskError ?? 'unexpected' }),
                  },
                  target: 'idle',
                  actions: 'readAgain',
                },
                { target: 'idle' },
              ],
            },
          },
        },
      },
    },
  },
});

function isOlder(one: SeenOrder | null, other: SeenOrder | null): boolean {
  return one !== null && other !== null && one.order.version < other.order.version;
}

function correctionInput({ seen, username, draft }: OrderPageContext): CardCorrectionInput {
  const { order } = required(seen, 'known state');
  const card = draft?.version === order.version ? draft : required(order.card, 'card');
  return {
    orderId: order.orderId,
    version: order.version,
    person: { id: order.personId, name: order.personName },
    username,
    reason: order.rejectionReason,
    content: card.content,
    templateId: card.templateId,
  };
}

/** Returns the correction that is not sent; null once the order has changed since. */
export function toOrderPageDraft({
  context: { draft, seen },
  children,
}: SnapshotFrom<typeof orderPageMachine>): CorrectionDraft | null {
  const correction = children.correction?.getSnapshot();
  if (correction?.status === 'active') return toCorrectionDraft(correction.context);
  return draft !== null && seen !== null && seen.order.version > draft.version ? null : draft;
}

function correctedOrder(output: CardCorrectionOutput): SeenOrder | null {
  return output.type === 'corrected' ? output.seen : null;
}
