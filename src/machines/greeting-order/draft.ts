import type { SnapshotFrom } from 'xstate';
import { chosenPayment, lastPackage } from './context.ts';
import type { greetingOrderMachine } from './machine.ts';
import type { GreetingDraft } from './types.ts';
import { stepOf } from '../stateMeta.ts';
import { toPaymentDraft } from '../payment/draft.ts';

/**
 * Converts a snapshot to the draft that is stored. An order that is being placed has the step
 * `placing`, so that a resumed order repeats the request under the same key.
 */
export function toGreetingDraft(
  snapshot: SnapshotFrom<typeof greetingOrderMachine>,
): GreetingDraft {
  const { content, pickedMode, isRelationKept, faith, templateId, preview, order } =
    snapshot.context;
  const { key, submittedAt } = snapshot.context.placement;
  const payment = snapshot.children.payment?.getSnapshot();
  return {
    step: draftStep(snapshot),
    key,
    ...content,
    pickedMode,
    isRelationKept,
    faith,
    templateId,
    preview,
    package: lastPackage(snapshot.context),
    ...chosenPayment(snapshot.context),
    submittedAt,
    order,
    payment: payment === undefined ? null : toPaymentDraft(payment),
  };
}

function draftStep(snapshot: SnapshotFrom<typeof greetingOrderMachine>): GreetingDraft['step'] {
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('placing')) return 'placing';
  return stepOf(snapshot) ?? 'compose';
}
