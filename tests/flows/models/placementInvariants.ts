import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type { placementMachine } from '../../../src/machines/placement/machine.ts';
import type { Invariants, InvariantState, Properties } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';

type State = InvariantState<typeof placementMachine>;

/** The invariants of the placement machine: each submission creates at most one order. */
export const placementInvariants: Invariants<typeof placementMachine> = {
  'R47 R50 The key, the time and the content never change, even by a reload.': ({
    before,
    after,
  }) => (before === null ? undefined : isSame(requestOf(before), requestOf(after))),

  'R47 After a lost answer the order may exist, and can only be retried.': ({
    before,
    after,
    stimulus,
    event,
  }) => {
    if (stimulus.kind === 'outcome' && stimulus.outcomeKind === 'error')
      return after.snapshot.matches('outcomeUnknown') && after.context.placement.mayExist;
    return event !== null && before?.snapshot.matches('outcomeUnknown')
      ? event.type === 'order.retry' && after.snapshot.matches('placing')
      : undefined;
  },

  'R47 An order that may exist stays pending until the server answers whether it exists.': ({
    before,
    after,
    outputs: { placeOrder },
  }) => {
    if (!before?.context.placement.mayExist) return undefined;
    const isUndecided =
      placeOrder === undefined ||
      (placeOrder.type === 'rejected' && undecidedCodes.has(placeOrder.code));
    return isUndecided
      ? after.snapshot.status === 'active' && after.context.placement.mayExist
      : after.snapshot.status === 'done' && !after.context.placement.mayExist;
  },

  'R47 An order that was being placed is not sent again by a reload.': ({ after, stimulus }) =>
    stimulus.kind === 'restart'
      ? after.snapshot.matches('outcomeUnknown') && after.inputs.placeOrder === undefined
      : undefined,

  'R48 An order is never retried if the server ignores idempotency keys.': ({
    before,
    stimulus,
  }) =>
    before?.snapshot.matches('outcomeUnknown') && before.context.placement.keySupport === 'ignored'
      ? stimulus.kind !== 'event'
      : undefined,

  'The placement ends with the order that the server created, and whether it honours keys.': ({
    after: { snapshot },
    outputs: { placeOrder },
  }) => {
    if (placeOrder?.type !== 'placed') return undefined;
    const { output } = snapshot;
    return (
      output?.type === 'placed' &&
      isSame([output.order, output.placement.keySupport], [placeOrder.order, placeOrder.keySupport])
    );
  },

  'A key that belongs to another order ends the placement as such, and any other final rejection with its code.':
    ({ after: { snapshot }, outputs: { placeOrder } }) => {
      if (placeOrder?.type !== 'rejected' || snapshot.status !== 'done') return undefined;
      const { output } = snapshot;
      return placeOrder.code === 'idempotencyKeyReused'
        ? output?.type === 'keyReused' && snapshot.matches('keyReused')
        : output?.type === 'rejected' && output.code === placeOrder.code;
    },
};

/** What holds on the whole way of a placement. */
export const placementProperties: Properties<typeof placementMachine> = {
  'R47 A placement whose answer was lost ends only when the server has answered.': {
    after: ({ stimulus }) => stimulus.kind === 'outcome' && stimulus.outcomeKind === 'error',
    never: ({ after: { snapshot } }) => snapshot.status !== 'active',
    until: ({ outputs }) => outputs.placeOrder !== undefined,
  },

  'R46 R47 Every request of a placement is the same, even after a reload.': {
    after: ({ after: { inputs } }) => inputs.placeOrder !== undefined,
    never: ({ after: { inputs } }, begun) =>
      inputs.placeOrder !== undefined && !isSame(inputs.placeOrder, begun.after.inputs.placeOrder),
  },
};

/** Rejections of a retry that do not say whether the order exists. */
const undecidedCodes: ReadonlySet<AppErrorCode> = new Set([
  'offline',
  'rateLimited',
  'orderInProgress',
]);

function requestOf({ context: { placement, content } }: State): unknown {
  return [placement.key, placement.submittedAt, content];
}
