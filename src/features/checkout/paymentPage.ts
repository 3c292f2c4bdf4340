import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../machines/payment/machine.ts';

// The page of each state; null for a state that is never shown. A new state does not compile until it
// has a page.

const pages = { deciding: null, confirming: 'confirm', expired: 'expired', again: null } as const;

const transferPages = { reviewing: 'checkout', paying: 'finish' } as const;

const virtualAccountPages = {
  deciding: null,
  decidingPayment: null,
  inquiring: 'inquiring',
  failed: 'inquiryFailed',
  reviewing: 'checkoutVirtualAccount',
  cancelling: 'cancelling',
  paying: 'finishVirtualAccount',
} as const;

/** Returns the page of a payment; null once the buyer orders again. */
export function paymentPage({ value }: SnapshotFrom<typeof paymentMachine>) {
  if (typeof value === 'string') return pages[value];
  return 'byTransfer' in value.open
    ? transferPages[value.open.byTransfer]
    : virtualAccountPages[value.open.byVirtualAccount];
}
