import type { paymentMachine } from '../../../src/machines/payment/machine.ts';
import type { Invariants, InvariantState } from '@dukacita/flows/modelTypes';
import { isSame } from '@dukacita/flows/canonical';

type State = InvariantState<typeof paymentMachine>;

/** The invariants of the payment machine. */
export const paymentInvariants: Invariants<typeof paymentMachine> = {
  'The order and the announced total never change.': ({ before, after }) =>
    before === null
      ? undefined
      : isSame(
          [before.context.order, before.context.expectedTotal],
          [after.context.order, after.context.expectedTotal],
        ),

  'R40 The total of an order is its price minus its discount, and never below zero.': ({
    after: { context },
  }) => context.order.total === Math.max(0, context.order.price - context.order.discount),

  'A virtual account is requested for this order.': ({ after: { context, inputs } }) =>
    inputs.inquireInvoice && inputs.inquireInvoice.orderId === context.order.id,

  'R68 The virtual account of this order is cancelled.': ({ after: { context, inputs } }) =>
    inputs.cancelInvoice && inputs.cancelInvoice.invoiceId === context.invoice?.id,

  'A new invoice is the response to a request for this order, and its amount is the total.': ({
    before,
    after: { context },
    outputs,
  }) => {
    if (
      before === null ||
      context.invoice === null ||
      isSame(before.context.invoice, context.invoice)
    )
      return undefined;
    const answer = outputs.inquireInvoice;
    return (
      answer?.type === 'opened' &&
      isSame(answer.invoice, context.invoice) &&
      context.invoice.amount === context.order.total
    );
  },

  'R68 An invoice is cleared only after the server has cancelled it.': ({
    before,
    after,
    stimulus,
  }) =>
    before?.context.invoice && after.context.invoice === null
      ? stimulus.kind === 'outcome' &&
        stimulus.actor === 'cancelInvoice' &&
        stimulus.outcomeKind === 'success'
      : undefined,

  'A payment by virtual account has an invoice; a payment by transfer has none.': ({
    after: { snapshot, context },
  }) => {
    if (snapshot.matches({ open: 'byTransfer' }))
      return context.method === 'transfer' && context.invoice === null;
    const isBilled = (['reviewing', 'paying', 'cancelling'] as const).some((state) =>
      snapshot.matches({ open: { byVirtualAccount: state } }),
    );
    return isBilled ? context.method === 'virtualAccount' && context.invoice !== null : undefined;
  },

  'R67 An order can be paid by transfer if no virtual account was opened.': ({
    before,
    after,
    event,
  }) => {
    if (after.snapshot.matches({ open: { byVirtualAccount: 'failed' } }))
      return after.snapshot.can({ type: 'payment.switchToTransfer' });
    return before?.snapshot.matches({ open: { byVirtualAccount: 'failed' } }) &&
      event?.type === 'payment.switchToTransfer'
      ? after.snapshot.matches({ open: 'byTransfer' })
      : undefined;
  },

  'While a virtual account is requested or cancelled, no event is accepted.': ({
    before,
    stimulus,
  }) => (before !== null && isCalling(before) ? stimulus.kind !== 'event' : undefined),

  'R69 An open order waits for its own deadline.': ({ after: { snapshot, context, inputs } }) =>
    snapshot.matches('open') ? inputs.deadline?.at === context.order.expiresAt : undefined,

  'R69 An order expires at its deadline, or when the server rejects it as expired.': ({
    before,
    after,
    stimulus,
    outputs,
  }) => {
    if (before === null || before.snapshot.matches('expired') || !after.snapshot.matches('expired'))
      return undefined;
    const isDeadline = stimulus.kind === 'outcome' && stimulus.actor === 'waitUntil';
    return (
      isDeadline ||
      (outputs.inquireInvoice?.type === 'rejected' &&
        outputs.inquireInvoice.code === 'orderExpired')
    );
  },

  'R69 An expired order can only be ordered again or confirmed.': ({ before, event }) =>
    before?.snapshot.matches('expired') && event !== null
      ? event.type === 'order.placeAgain' || event.type === 'payment.confirm'
      : undefined,

  'R69 Ordering again ends the payment with the new key.': ({ after: { snapshot }, event }) =>
    event?.type === 'order.placeAgain'
      ? snapshot.status === 'done' && snapshot.output?.key === event.key
      : undefined,

  'R50 A reload keeps the method and the invoice.': ({ before, after, stimulus }) =>
    stimulus.kind === 'restart' && before !== null
      ? isSame(
          [before.context.method, before.context.invoice],
          [after.context.method, after.context.invoice],
        )
      : undefined,

  'R67 R68 The method changes only to transfer, after the invoice failed or was cancelled.': ({
    before,
    after,
    stimulus,
    event,
  }) =>
    before === null || before.context.method === after.context.method
      ? undefined
      : after.context.method === 'transfer' &&
        (event?.type === 'payment.switchToTransfer' ||
          (stimulus.kind === 'outcome' && stimulus.actor === 'cancelInvoice')),
};

/** Returns whether a request about the virtual account is pending. */
function isCalling({ snapshot }: State): boolean {
  return (
    snapshot.matches({ open: { byVirtualAccount: 'inquiring' } }) ||
    snapshot.matches({ open: { byVirtualAccount: 'cancelling' } })
  );
}
