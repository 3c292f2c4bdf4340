import type { paymentMachine } from '../../../src/machines/payment/machine.ts';
import type { Invariants, Properties } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';

/** The invariants of the payment machine. */
export const paymentInvariants: Invariants<typeof paymentMachine> = {
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
};

/** What holds on the whole way of a payment. */
export const paymentProperties: Properties<typeof paymentMachine> = {
  'R69 An expired order stays so until the buyer loads the page again or goes back to the payment.':
    {
      after: ({ after: { snapshot } }) => snapshot.matches('expired'),
      never: ({ after: { snapshot } }) => snapshot.matches('open'),
      until: ({ stimulus, event }) =>
        stimulus.kind === 'restart' || event?.type === 'address.visit',
    },

  'R68 A virtual account that was cancelled does not come back.': {
    after: ({ stimulus }) => stimulus.id === 'cancelInvoice: cancelled',
    never: ({ after: { context, inputs } }) =>
      context.invoice !== null || inputs.inquireInvoice !== undefined,
  },
};
