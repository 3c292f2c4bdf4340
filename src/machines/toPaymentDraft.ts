import type { SnapshotFrom } from 'xstate';
import type { PaymentDraft, paymentMachine, PaymentStep } from './paymentMachine.ts';

/** How far a payment has come, as plain data. An expired order is written down where it expired. */
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
