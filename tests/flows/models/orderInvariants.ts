import type { StateValue } from 'xstate';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type {
  IdempotencySupport,
  PlacedOrder,
  PlacementOutcome,
} from '../../../src/domain/order.ts';
import type { PaymentInput, PaymentOutput } from '../../../src/machines/paymentMachine.ts';
import type { InvariantStep } from '@dukacita/flows/modelTypes';
import { isInState } from '@dukacita/flows/stateName';
import { isSame } from './isSame.ts';

/** The context that both kinds of order have in common. */
interface OrderContext {
  readonly key: string;
  readonly keySupport: IdempotencySupport;
  readonly submittedAt: string | null;
  readonly order: PlacedOrder | null;
  readonly orderMayExist: boolean;
  readonly sender: string;
  readonly buyer: { readonly name: string | null };
  readonly draft: object | null;
}

interface OrderState<Context> {
  readonly snapshot: { readonly value: StateValue };
  readonly context: Context;
  readonly inputs: {
    readonly placeOrder?: { readonly key: string };
    readonly payment?: PaymentInput;
  };
}

interface OrderStep<Context> {
  readonly before: OrderState<Context> | null;
  readonly after: OrderState<Context>;
  readonly stimulus: InvariantStep['stimulus'];
  readonly event: { readonly type: string; readonly key?: string; readonly at?: string } | null;
  readonly outputs: { readonly placeOrder?: PlacementOutcome; readonly payment?: PaymentOutput };
}

/**
 * Creates the invariants of both kinds of order: each submission creates one order, and the payment
 * is for that order.
 * @param responseContent returns the content that a retry must repeat, besides the key and the time
 */
export function orderInvariants<Context extends OrderContext>(
  responseContent: (context: Context) => unknown,
) {
  const requestOf = (context: Context) => [
    context.key,
    context.submittedAt,
    responseContent(context),
  ];
  const invariants: Record<string, (step: OrderStep<Context>) => boolean | undefined> = {
    'R30 A new order starts with the name of the buyer as the sender.': ({
      before,
      after: { context },
    }) =>
      before === null && context.draft === null ? context.sender === context.buyer.name : undefined,

    'R32 A sender has one or two lines.': ({ after: { context } }) => {
      const lines = context.sender.split('\n');
      return lines.length <= 2 && lines.every((line) => line.trim() !== '');
    },

    'R46 While an order is being placed, no event is accepted.': ({ before, stimulus }) =>
      before !== null && isPlacing(before) ? stimulus.kind !== 'event' : undefined,

    'R47 A retry has the same key, time and content as the request whose answer was lost.': ({
      before,
      after,
    }) =>
      before !== null && isPending(before) && isPending(after)
        ? isSame(requestOf(before.context), requestOf(after.context))
        : undefined,

    'R47 Every order request carries the idempotency key of the order.': ({
      after: { context, inputs },
    }) => inputs.placeOrder && inputs.placeOrder.key === context.key,

    'R47 After a lost answer the order may exist, and can only be retried.': ({
      before,
      after,
      stimulus,
      event,
    }) => {
      if (
        stimulus.kind === 'outcome' &&
        stimulus.actor === 'placeOrder' &&
        stimulus.outcomeKind === 'error'
      ) {
        return isUnknown(after) && after.context.orderMayExist;
      }
      return event !== null && before !== null && isUnknown(before)
        ? event.type === 'order.retry' && isPlacing(after)
        : undefined;
    },

    'R47 An order that may exist stays pending until the server answers whether it exists.': ({
      before,
      after,
      outputs: { placeOrder },
    }) => {
      if (!before?.context.orderMayExist || before.context.order !== null) return undefined;
      const isUndecided =
        placeOrder === undefined ||
        (placeOrder.type === 'rejected' && undecidedCodes.has(placeOrder.code));
      return isUndecided ? isPending(after) && after.context.orderMayExist : true;
    },

    'R48 An order is never retried if the server ignores idempotency keys.': ({
      before,
      stimulus,
    }) =>
      before !== null && isUnknown(before) && before.context.keySupport === 'ignored'
        ? stimulus.kind !== 'event'
        : undefined,

    'R46 R69 A new order has the new key; every other step keeps the key.': (step) =>
      step.before === null
        ? undefined
        : step.after.context.key === (newKeyOf(step) ?? step.before.context.key),

    'R69 A new order contains nothing of the previous order.': (step) => {
      const { order, submittedAt, orderMayExist } = step.after.context;
      return newKeyOf(step) === undefined
        ? undefined
        : order === null && submittedAt === null && !orderMayExist;
    },

    'R47 The submission time is set when the order is placed; every other step keeps it.': (
      step,
    ) => {
      const { before, after, event } = step;
      if (before === null || newKeyOf(step) !== undefined) return undefined;
      const isSubmitted = event?.type === 'order.place' && isPlacing(after);
      return after.context.submittedAt === (isSubmitted ? event.at : before.context.submittedAt);
    },

    'R50 A reload keeps the key, the time and the content of an order.': ({
      before,
      after,
      stimulus,
    }) =>
      stimulus.kind === 'restart' && before !== null
        ? isSame(
            [requestOf(before.context), before.context.order],
            [requestOf(after.context), after.context.order],
          )
        : undefined,

    'R53 The payment of an existing order is left only for a new order.': (step) =>
      step.before !== null && isInState(step.before.snapshot.value, 'paying')
        ? isInState(step.after.snapshot.value, 'paying') || newKeyOf(step) !== undefined
        : undefined,

    'The payment is for the order that the server created.': ({
      after: { context, inputs },
      outputs,
    }) => {
      if (inputs.payment === undefined) return undefined;
      const created =
        outputs.placeOrder?.type === 'placed' ? outputs.placeOrder.order : context.order;
      return isSame(inputs.payment.order, created) && isSame(context.order, created);
    },

    'R40 The total of an order is its price minus its discount, and never below zero.': ({
      after: { context },
    }) =>
      context.order === null
        ? undefined
        : context.order.total === Math.max(0, context.order.price - context.order.discount),
  };
  return invariants;
}

/** Rejections of a retry that do not say whether the order exists. */
const undecidedCodes: ReadonlySet<AppErrorCode> = new Set([
  'offline',
  'rateLimited',
  'orderInProgress',
]);

/** Returns the key of the new order that this step starts; undefined if it starts none. */
function newKeyOf<Context>({ event, outputs }: OrderStep<Context>): string | undefined {
  return outputs.payment?.key ?? (event?.type === 'order.startOver' ? event.key : undefined);
}

function isPlacing<Context>({ snapshot }: OrderState<Context>): boolean {
  return isInState(snapshot.value, 'placingOrder');
}

function isUnknown<Context>({ snapshot }: OrderState<Context>): boolean {
  return isInState(snapshot.value, 'outcomeUnknown');
}

/** Returns whether the order was submitted and its outcome is not known yet. */
function isPending<Context>(state: OrderState<Context>): boolean {
  return isPlacing(state) || isUnknown(state);
}
