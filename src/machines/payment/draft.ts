import type { SnapshotFrom } from 'xstate';
import type { PaymentStep } from '../../domain/routes.ts';
import type { PaymentDraft, paymentMachine } from './machine.ts';
import { stepOf } from '../stateMeta.ts';

/** Converts a snapshot to the draft that is stored. */
export function toPaymentDraft(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentDraft {
  return {
    step: paymentStep(snapshot),
    method: snapshot.context.method,
    invoice: snapshot.context.invoice,
  };
}

function paymentStep(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentStep {
  const unpaid =
    snapshot.context.method === 'virtualAccount' ? 'checkoutVirtualAccount' : 'checkout';
  return stepOf(snapshot) ?? unpaid;
}
