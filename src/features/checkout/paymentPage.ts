import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from '../../machines/payment/machine.ts';

export type PaymentPage =
  | 'checkout'
  | 'inquiring'
  | 'inquiryFailed'
  | 'cancelling'
  | 'checkoutVirtualAccount'
  | 'finish'
  | 'finishVirtualAccount'
  | 'confirm'
  | 'expired';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

/** Returns the screen of a snapshot, or null once the buyer orders again. */
export function paymentPage(snapshot: Snapshot): PaymentPage | null {
  if (snapshot.matches({ open: { byTransfer: 'reviewing' } })) return 'checkout';
  if (snapshot.matches({ open: { byTransfer: 'paying' } })) return 'finish';
  if (snapshot.matches({ open: { byVirtualAccount: 'inquiring' } })) return 'inquiring';
  if (snapshot.matches({ open: { byVirtualAccount: 'failed' } })) return 'inquiryFailed';
  if (snapshot.matches({ open: { byVirtualAccount: 'cancelling' } })) return 'cancelling';
  if (snapshot.matches({ open: { byVirtualAccount: 'reviewing' } }))
    return 'checkoutVirtualAccount';
  if (snapshot.matches({ open: { byVirtualAccount: 'paying' } })) return 'finishVirtualAccount';
  if (snapshot.matches('confirming')) return 'confirm';
  return snapshot.matches('expired') ? 'expired' : null;
}
