import type { SnapshotFrom } from 'xstate';
import type { flowerOrderMachine } from './machine.ts';
import type { FlowerDraft } from './types.ts';
import { stepOf } from '../stateMeta.ts';
import { toPaymentDraft } from '../payment/draft.ts';

/**
 * Converts a snapshot to the draft that is stored. Its step is `placing` while the order request is
 * sent and while its outcome is unknown.
 */
export function toFlowerDraft(snapshot: SnapshotFrom<typeof flowerOrderMachine>): FlowerDraft {
  const { florist, product, message, subMessage, sender, logo, order } = snapshot.context;
  const { key, submittedAt } = snapshot.context.placement;
  const payment = snapshot.children.payment?.getSnapshot();
  return {
    step: draftStep(snapshot),
    key,
    florist,
    product,
    message,
    subMessage,
    sender,
    logo,
    submittedAt,
    order,
    payment: payment === undefined ? null : toPaymentDraft(payment),
  };
}

function draftStep(snapshot: SnapshotFrom<typeof flowerOrderMachine>): FlowerDraft['step'] {
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('placing')) return 'placing';
  return stepOf(snapshot) ?? 'florists';
}
