import type { SnapshotFrom } from 'xstate';
import type { PaymentDraft, paymentMachine, PaymentStep } from './paymentMachine.ts';

/**
 * Converts a snapshot to the draft that is stored. An expired order gets the checkout step of its
 * payment method.
 */
export function toPaymentDraft(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentDraft {
  return {
    step: paymentStep(snapshot),
    method: snapshot.context.method,
    invoice: snapshot.context.invoice,
  };
}

function paymentStep(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentStep {
  const step = Object.values(snapshot.getMeta()).find((meta) => meta?.step !== undefined)?.step;
  if (step !== undefined) return step;
  return snapshot.context.method === 'virtualAccount' ? 'checkoutVirtualAccount' : 'checkout';
}
