import type { StateValue } from 'xstate';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import type { PaymentInput, PaymentOutput } from '../../../src/machines/payment/machine.ts';
import type { PlacementInput } from '../../../src/machines/placement/machine.ts';
import type { Placement, PlacementOutput } from '../../../src/machines/placement/types.ts';
import type { InvariantStep } from '@dukacita/flows';
import { isInState, isSame } from '@dukacita/flows/parts';
import { printed } from '../expected/printedTexts.ts';

/** The context that both kinds of order have in common. */
interface OrderContext {
  readonly placement: Placement;
  readonly order: PlacedOrder | null;
  readonly buyer: { readonly name: string | null };
  readonly draft: object | null;
}

interface OrderState<Context> {
  readonly snapshot: { readonly value: StateValue };
  readonly context: Context;
  readonly inputs: {
    readonly placement?: PlacementInput;
    readonly payment?: PaymentInput;
  };
}

interface OrderStep<Context> {
  readonly before: OrderState<Context> | null;
  readonly after: OrderState<Context>;
  readonly stimulus: InvariantStep['stimulus'];
  readonly event: { readonly type: string; readonly key?: string; readonly at?: string } | null;
  readonly outputs: { readonly placement?: PlacementOutput; readonly payment?: PaymentOutput };
}

type EnteredContext = OrderContext &
  ({ readonly content: { readonly sender: string } } | { readonly sender: string });

const senderOf = (context: EnteredContext) =>
  'content' in context ? context.content.sender : context.sender;

/**
 * Creates the invariants of both kinds of order: each submission creates one order, and the payment
 * is for that order.
 * @param requestContent returns the content that a retry must repeat, besides the key and the time
 */
export function orderInvariants<Context extends EnteredContext>(
  requestContent: (context: Context) => unknown,
) {
  const requestOf = (context: Context) => [
    context.placement.key,
    context.placement.submittedAt,
    requestContent(context),
  ];
  const invariants: Record<string, (step: OrderStep<Context>) => boolean | undefined> = {
    'R30 A new order starts with the name of the buyer as the sender.': ({
      before,
      after: { context },
    }) =>
      before === null && context.draft === null
        ? senderOf(context) === context.buyer.name
        : undefined,

    'R32 A sender has one or two lines.': ({ after: { context } }) => isSender(senderOf(context)),

    'R46 While an order is being placed, no event is accepted.': ({ before, stimulus }) =>
      before !== null && isPlacing(before) ? stimulus.kind !== 'event' : undefined,

    'R47 The placement gets what is known of the request, and is the only one that changes it.': ({
      after: { context, inputs },
    }) => inputs.placement && isSame(inputs.placement.placement, context.placement),

    'R47 R50 An order that was being placed may exist after a reload.': ({
      before,
      after,
      stimulus,
    }) =>
      stimulus.kind === 'restart' && before !== null && isPlacing(before)
        ? isPlacing(after) && after.context.placement.mayExist
        : undefined,

    'R47 After a placement, nobody doubts whether the order exists.': ({
      after,
      outputs: { placement },
    }) => placement && !after.context.placement.mayExist,

    'R47 A rejected order is placed again under the same key, unless another order has it.': ({
      before,
      after,
      outputs: { placement },
    }) =>
      placement && before !== null && placement.type !== 'placed'
        ? after.context.placement.key === before.context.placement.key &&
          after.context.order === null
        : undefined,

    'R46 An order is not placed under a key that another order has.': ({ before, after }) =>
      before !== null && isKeyReused(before) ? !isPlacing(after) : undefined,

    'R46 R69 A new order has the new key; every other step keeps the key.': (step) =>
      step.before === null
        ? undefined
        : step.after.context.placement.key ===
          (newKeyOf(step) ?? step.before.context.placement.key),

    'R69 A new order contains nothing of the previous order.': (step) => {
      const { order, placement } = step.after.context;
      return newKeyOf(step) === undefined
        ? undefined
        : order === null && placement.submittedAt === null && !placement.mayExist;
    },

    'R47 The submission time is set when the order is placed; every other step keeps it.': (
      step,
    ) => {
      const { before, after, event } = step;
      if (before === null || newKeyOf(step) !== undefined) return undefined;
      const isSubmitted = event?.type === 'order.place' && isPlacing(after);
      return (
        after.context.placement.submittedAt ===
        (isSubmitted ? event.at : before.context.placement.submittedAt)
      );
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
        outputs.placement?.type === 'placed' ? outputs.placement.order : context.order;
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

/** What holds on the whole way of an order of either kind. */
export const orderProperties = {
  'R46 An order that was placed is not sent again until the buyer begins a new one.': {
    after: ({ outputs }: OrderStep<OrderContext>) => outputs.placement?.type === 'placed',
    never: ({ after: { inputs } }: OrderStep<OrderContext>) => inputs.placement !== undefined,
    until: (step: OrderStep<OrderContext>) => newKeyOf(step) !== undefined,
  },
};

/** Returns the key of the new order that this step starts; undefined if it starts none. */
function newKeyOf<Context>({ event, outputs }: OrderStep<Context>): string | undefined {
  return outputs.payment?.key ?? (event?.type === 'order.startOver' ? event.key : undefined);
}

function isPlacing<Context>({ snapshot }: OrderState<Context>): boolean {
  return isInState(snapshot.value, 'placing');
}

function isKeyReused<Context>({ snapshot }: OrderState<Context>): boolean {
  return (
    isInState(snapshot.value, 'choosingPackage.keyReused') ||
    isInState(snapshot.value, 'writing.key.reused')
  );
}

/** Returns whether a sender has one or two lines, and is not too long. */
export function isSender(name: string): boolean {
  const lines = name.split('\n');
  return lines.length <= 2 && lines.every((line) => line.trim() !== '') && name.length <= 200;
}

/** Returns whether a text of the models, which are in English and Indonesian, can be printed. */
export function isPrinted(text: string, max: number): boolean {
  return /^[ -~’\n]*$/.test(printed(text)) && printed(text).length <= max;
}
