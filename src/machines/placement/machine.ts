import { assign, setup } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { PlacementOutcome } from '../../domain/order.ts';
import type { FlowerOrderContent } from '../flower-order/types.ts';
import type { GreetingOrderContent } from '../greeting-order/types.ts';
import { notProvided } from '../notProvided.ts';
import type { Placement, PlacementOutput } from './types.ts';

/** What the buyer orders. It cannot change while the order is being placed. */
export type OrderContent = GreetingOrderContent | FlowerOrderContent;

export interface PlacementInput {
  readonly placement: Placement;
  readonly content: OrderContent;
}

/** The input of `placeOrder`. A retry sends exactly the same request. */
export interface PlacementRequest {
  readonly content: OrderContent;
  /** The idempotency key. */
  readonly key: string;
  /** YYYY/MM/DD HH:mm:ss in Asia/Jakarta; null for a draft of an earlier release. */
  readonly submittedAt: string | null;
}

export interface PlacementContext extends PlacementInput {
  /** The last answer of the server; null until there is one. */
  readonly answer: PlacementOutcome | null;
  /** Why the outcome is unknown; null before that and after a reload. */
  readonly error: AppErrorCode | null;
}

export type PlacementEvent = { readonly type: 'order.retry' };

/**
 * The placement of an order of either kind, from the request to an answer that says whether the
 * order exists. A request whose answer was lost can only be sent again, with the same key.
 */
export const placementMachine = setup({
  types: {
    context: {} as PlacementContext,
    events: {} as PlacementEvent,
    input: {} as PlacementInput,
    output: {} as PlacementOutput,
    children: {} as { placeOrder: 'placeOrder' },
  },
  actors: {
    placeOrder: notProvided<PlacementOutcome, PlacementRequest>('placeOrder'),
  },
  actions: {
    setAnswer: assign(({ context }, params: { answer: PlacementOutcome }) => ({
      answer: params.answer,
      placement: {
        ...context.placement,
        mayExist: false,
        ...(params.answer.type === 'placed' && { keySupport: params.answer.keySupport }),
      },
    })),
    setRejection: assign((_, params: { answer: PlacementOutcome }) => ({
      error: getCode(params.answer),
    })),
    setError: assign((_, params: { error: unknown }) => ({
      error: toAppError(params.error).code,
    })),
    setMayExist: assign(({ context }) => ({
      placement: { ...context.placement, mayExist: true },
    })),
    clearError: assign({ error: null }),
  },
  guards: {
    mayExist: ({ context }) => context.placement.mayExist,
    canRetry: ({ context }) => context.placement.keySupport !== 'ignored',
    isPlaced: (_, params: { answer: PlacementOutcome }) => params.answer.type === 'placed',
    isStillUnknown: ({ context }, params: { answer: PlacementOutcome }) =>
      getCode(params.answer) === 'orderInProgress' ||
      (context.placement.mayExist && isRejectedBeforeLookup(params.answer)),
    isKeyReused: (_, params: { answer: PlacementOutcome }) =>
      getCode(params.answer) === 'idempotencyKeyReused',
  },
}).createMachine({
  id: 'placement',
  context: ({ input }) => ({ ...input, answer: null, error: null }),
  initial: 'deciding',
  output: ({ context }) => toOutput(context),
  states: {
    deciding: {
      description: 'The placement decides whether the order may exist already.',
      always: [{ guard: 'mayExist', target: 'outcomeUnknown' }, { target: 'placing' }],
    },
    /** The only state that creates an order. */
    placing: {
      description: 'The server creates the order; nothing can be changed meanwhile.',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { content, placement } }) => ({
          content,
          key: placement.key,
          submittedAt: placement.submittedAt,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ answer: event.output }) },
            target: 'placed',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isStillUnknown', params: ({ event }) => ({ answer: event.output }) },
            target: 'outcomeUnknown',
            actions: { type: 'setRejection', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            guard: { type: 'isKeyReused', params: ({ event }) => ({ answer: event.output }) },
            target: 'keyReused',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'rejected',
            actions: { type: 'setAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
    /** The order may exist. It cannot change until the same request is answered. */
    outcomeUnknown: {
      description:
        'The answer was lost and the order may exist; only the same request can be sent again.',
      entry: 'setMayExist',
      on: {
        'order.retry': { guard: 'canRetry', target: 'placing', actions: 'clearError' },
      },
    },
    keyReused: {
      description: 'The key belongs to another order; this order needs a new one.',
      type: 'final',
    },
    placed: { description: 'The server has created the order.', type: 'final' },
    rejected: { description: 'The server has rejected the order.', type: 'final' },
  },
});

/**
 * Rejections of a retry before the server looked up the order, for example because the device is
 * offline or the token expired. The order of the earlier request may then still exist.
 */
const rejectedBeforeLookup: ReadonlySet<AppErrorCode> = new Set([
  'offline',
  'rateLimited',
  'unauthenticated',
  'tokenExpired',
  'userDisabled',
  'botCheckFailed',
]);

function isRejectedBeforeLookup(answer: PlacementOutcome): boolean {
  return rejectedBeforeLookup.has(getCode(answer) ?? 'unexpected');
}

function getCode(answer: PlacementOutcome): AppErrorCode | null {
  return answer.type === 'rejected' ? answer.code : null;
}

function toOutput({ answer, placement }: PlacementContext): PlacementOutput {
  if (answer?.type === 'placed') return { type: 'placed', placement, order: answer.order };
  const code = answer?.code ?? 'unexpected';
  return code === 'idempotencyKeyReused'
    ? { type: 'keyReused', placement }
    : { type: 'rejected', placement, code };
}
