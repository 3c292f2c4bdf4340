import type { SnapshotFrom } from 'xstate';
import { chosenPackage } from './greetingOrderContext.ts';
import type { greetingOrderMachine } from './greetingOrderMachine.ts';
import type { GreetingDraft } from './greetingOrderTypes.ts';
import { toPaymentDraft } from './toPaymentDraft.ts';

/**
 * All of a greeting order that must outlive the page, as plain data. An order under way is written down
 * as `placing`: whoever resumes it asks again under the same key instead of ordering anew.
 */
export function toGreetingDraft(
  snapshot: SnapshotFrom<typeof greetingOrderMachine>,
): GreetingDraft {
  const { key, note, sender, mode, quotes, logo, templateId, preview, method, submittedAt, order } =
    snapshot.context;
  const payment = snapshot.children.payment?.getSnapshot();
  return {
    step: draftStep(snapshot),
    key,
    note,
    sender,
    mode,
    quotes,
    logo,
    templateId,
    preview,
    package: chosenPackage(snapshot.context),
    method,
    submittedAt,
    order,
    payment: payment === undefined ? null : toPaymentDraft(payment),
  };
}

function draftStep(snapshot: SnapshotFrom<typeof greetingOrderMachine>): GreetingDraft['step'] {
  if (snapshot.matches('paying')) return 'paying';
  if (snapshot.matches('placingOrder') || snapshot.matches('outcomeUnknown')) return 'placing';
  if (snapshot.matches('choosingPackage')) return 'package';
  if (snapshot.matches('previewing') || snapshot.matches({ writing: 'choosingTemplate' }))
    return 'template';
  return 'compose';
}
