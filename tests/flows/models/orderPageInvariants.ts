import type { EventFrom } from 'xstate';
import type { BuyerEvent } from '../../../src/domain/orderState.ts';
import type { orderPageMachine } from '../../../src/machines/order-page/machine.ts';
import type { Invariants, InvariantState, Properties } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import { shownWay } from '../../../src/machines/order-page/types.ts';

type Machine = typeof orderPageMachine;
type State = InvariantState<Machine>;

/** The events of the page that the server must allow. */
const actions: readonly (readonly [EventFrom<Machine>, BuyerEvent])[] = [
  [{ type: 'proof.choose', fileId: 'file', fileName: 'bukti.jpg' }, 'proof.uploaded'],
  [{ type: 'order.cancel' }, 'order.cancelled'],
  [{ type: 'card.correct' }, 'card.corrected'],
];

/** The invariants of the page of a placed order. */
export const orderPageInvariants: Invariants<Machine> = {
  'The shown version never falls.': ({ before, after, stimulus }) =>
    before?.context.seen && stimulus.kind !== 'restart'
      ? versionOf(after) >= versionOf(before)
      : undefined,

  'The page shows an order once it is open.': ({ after: { snapshot, context } }) =>
    snapshot.matches('open') ? context.seen !== null : undefined,

  'The page offers only what the server allows.': ({ after: { snapshot, context } }) =>
    snapshot.matches('open')
      ? actions.every(
          ([event, allowed]) =>
            !snapshot.can(event) || context.seen?.order.possibleEvents.includes(allowed),
        )
      : undefined,

  'The page offers what the server allows when it is up to date and nothing is under way.': ({
    after: { snapshot, context },
  }) =>
    snapshot.matches({ open: { sync: 'current', task: 'idle' } })
      ? actions.every(
          ([event, allowed]) =>
            snapshot.can(event) === context.seen?.order.possibleEvents.includes(allowed),
        )
      : undefined,

  'A virtual account is offered only while the order waits for its payment and has none.': ({
    after: { snapshot, context },
  }) =>
    snapshot.can({ type: 'invoice.open' })
      ? context.seen?.order.payment === 'awaitingPayment' && context.seen.order.invoice === null
      : undefined,

  'R157 The page opens on the way that the buyer chose here, or else on that of the order.': ({
    before,
    after: { context },
    outputs,
  }) => {
    if (before?.context.seen !== null || context.seen === null) return undefined;
    if (shownWay(context) === null) return undefined;
    const ordered = context.seen.order.invoice === null ? 'transfer' : 'virtualAccount';
    return shownWay(context) === (outputs.loadSeen?.chosenWay ?? ordered);
  },

  'The page is read only while it shows a state from an earlier connection.': ({
    after: { snapshot },
  }) =>
    snapshot.matches({ open: { sync: 'stale' } })
      ? !snapshot.can({ type: 'invoice.open' }) && actions.every(([event]) => !snapshot.can(event))
      : undefined,

  'No request starts while the page is read only.': ({ before, after, event }) =>
    before?.snapshot.matches({ open: { sync: 'stale' } }) && event !== null
      ? isSame(writes(after), writes(before)) || writes(after).length === 0
      : undefined,

  'An order is cancelled only after the buyer has confirmed it, at the version that is shown.': ({
    before,
    after: { context, inputs },
    event,
  }) =>
    inputs.cancelOrder && before?.inputs.cancelOrder === undefined
      ? event?.type === 'cancellation.confirm' &&
        inputs.cancelOrder.version === context.seen?.order.version &&
        context.seen.order.possibleEvents.includes('order.cancelled')
      : undefined,

  'R670 The question about a cancellation closes only when the buyer keeps the order, or it is cancelled.':
    ({ before, after: { snapshot }, event, stimulus, outputs }) =>
      before !== null && isAskedToCancel(before) && stimulus.kind !== 'restart'
        ? isAskedToCancel({ snapshot }) ||
          event?.type === 'cancellation.dismiss' ||
          outputs.cancelOrder !== undefined ||
          snapshot.matches('missing')
        : undefined,

  'An answer that the server allows is sent, and any other is refused in the question.': ({
    before,
    after: { snapshot, context, inputs },
    event,
  }) => {
    if (event?.type !== 'cancellation.confirm' || before === null) return undefined;
    const isAllowed =
      !before.snapshot.matches({ open: { sync: 'stale' } }) &&
      before.context.seen?.order.possibleEvents.includes('order.cancelled');
    return isAllowed
      ? inputs.cancelOrder !== undefined
      : inputs.cancelOrder === undefined &&
          isAskedToCancel({ snapshot }) &&
          context.taskError !== null;
  },

  'R720 A correction starts with what is not sent of an earlier one, if the order has not changed since, or else with the card.':
    ({ before, after: { context, inputs } }) => {
      const { correction } = inputs;
      if (correction === undefined || before?.inputs.correction !== undefined) return undefined;
      const order = context.seen?.order;
      const { draft } = context;
      const card = draft !== null && draft.version === order?.version ? draft : order?.card;
      return isSame(
        [correction.version, correction.content, correction.templateId, correction.reason],
        [order?.version, card?.content, card?.templateId, order?.rejectionReason],
      );
    },

  'R720 A closed correction is kept, and one that was sent or has become outdated is not.': ({
    after: { context },
    outputs: { correction },
  }) => correction && isSame(context.draft, correction.type === 'closed' ? correction.draft : null),

  'A conflict makes the page read the order again.': ({
    after: { snapshot },
    stimulus,
    outputs,
  }) =>
    (stimulus.kind === 'outcome' &&
      (stimulus.outcome === 'changed' || stimulus.outcome === 'notPossible')) ||
    outputs.correction?.type === 'outdated'
      ? snapshot.matches({ open: { sync: 'reading' } })
      : undefined,

  'A failed action is explained and keeps the order as it was shown.': ({
    before,
    after,
    stimulus,
  }) =>
    before !== null &&
    stimulus.kind === 'outcome' &&
    stimulus.outcomeKind !== 'success' &&
    stimulus.actor !== 'readOrder'
      ? (after.context.taskError ?? after.context.proofError) !== null &&
        isSame(before.context.seen, after.context.seen)
      : undefined,

  'The reason why a proof was not sent stays until it is removed or one is sent again.': ({
    before,
    after: { context },
    event,
    stimulus,
  }) =>
    before !== null &&
    before.context.proofError !== null &&
    stimulus.kind !== 'restart' &&
    event?.type !== 'proof.choose' &&
    event?.type !== 'proof.remove'
      ? context.proofError === before.context.proofError
      : undefined,

  'A lost connection keeps the order that was shown.': ({ before, after, stimulus }) =>
    before?.context.seen &&
    stimulus.kind === 'outcome' &&
    stimulus.actor === 'readOrder' &&
    ['offline', 'timedOut', 'serverFailed'].includes(stimulus.outcome)
      ? after.snapshot.matches({ open: { sync: 'stale' } }) &&
        after.context.error !== null &&
        isSame(before.context.seen, after.context.seen)
      : undefined,

  'An order that the buyer does not have is not shown.': ({ after: { snapshot }, stimulus }) =>
    stimulus.kind === 'outcome' &&
    (stimulus.outcome === 'notFound' || stimulus.outcome === 'forbidden')
      ? snapshot.matches('missing')
      : undefined,

  'The page is up to date only at the newest version that was announced.': ({ before, after }) =>
    before !== null &&
    before.context.hintedVersion !== null &&
    after.snapshot.matches({ open: { sync: 'current' } })
      ? versionOf(after) >= before.context.hintedVersion
      : undefined,

  'A later announcement does not replace one of a newer version.': ({ before, after, event }) =>
    before !== null &&
    before.context.hintedVersion !== null &&
    event?.type === 'order.changed' &&
    after.context.hintedVersion !== before.context.hintedVersion
      ? after.context.hintedVersion !== null &&
        after.context.hintedVersion > before.context.hintedVersion
      : undefined,
};

/** Returns whether the dialog about a cancellation is open. */
function isAskedToCancel({ snapshot }: Pick<State, 'snapshot'>): boolean {
  return (['confirmingCancellation', 'cancelling', 'cancellationImpossible'] as const).some(
    (task) => snapshot.matches({ open: { task } }),
  );
}

function versionOf({ context }: State): number {
  return context.seen?.order.version ?? 0;
}

/** Returns the inputs of the pending requests that change something. */
function writes({ inputs }: State): unknown[] {
  const { uploadProof, cancelOrder, openInvoice } = inputs;
  return [uploadProof, cancelOrder, openInvoice].filter((input) => input !== undefined);
}

/** What holds on the whole way through the page. */
export const orderPageProperties: Properties<typeof orderPageMachine> = {
  'An order that was shown as cancelled is not shown otherwise until the page is loaded again.': {
    after: ({ after: { context } }) => context.seen?.order.payment === 'cancelled',
    never: ({ after: { context } }) => context.seen?.order.payment !== 'cancelled',
    until: ({ stimulus }) => stimulus.kind === 'restart',
  },
};
