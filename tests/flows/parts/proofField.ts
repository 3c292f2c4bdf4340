import type { SnapshotFrom } from 'xstate';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type { orderPageMachine } from '../../../src/machines/order-page/machine.ts';
import { shownWay } from '../../../src/machines/order-page/types.ts';
import type { StepHistory } from '../support/defineAppAdapter.ts';
import { button, type Control } from '../support/driver.ts';
import { errorCopy, orderPageCopy } from '../support/fixedCopy.ts';
import { uploading } from './orderParts.ts';
import { stageOf } from './orderScreen.ts';

type Snapshot = SnapshotFrom<typeof orderPageMachine>;

/** What the field for a proof of payment shows, besides the controls of a running upload. */
export interface ProofField {
  readonly others: readonly Control[];
  readonly texts: readonly string[];
  readonly announcements: readonly string[];
  /** Why the chosen file was not sent; null if it was, or none is chosen. */
  readonly error: AppErrorCode | null;
}

/** The button that unfolds how a payment is reported that was made to a virtual account. */
export const unfoldReport = button(orderPageCopy.notRecorded);

const labels = orderPageCopy.proofLabels;

/** Returns whether the page shows how a payment is reported. */
export function isReportOpen(at: Snapshot, takenSteps: StepHistory): boolean {
  const { place, isUnfolded } = fieldAfter(takenSteps);
  if (place !== 'fold') return place !== 'none';
  return isUnfolded || at.matches({ open: { task: 'uploadingProof' } });
}

/** Returns what the field for the proof shows; nothing while it is not on the page. */
export function proofField(at: Snapshot, takenSteps: StepHistory): ProofField {
  const { seen, proofError, uploadProgress } = at.context;
  const { place, fileName } = fieldAfter(takenSteps);
  if (place === 'none') return { others: [], texts: [], announcements: [], error: null };
  const fold = place === 'fold' ? [unfoldReport] : [];
  if (!isReportOpen(at, takenSteps))
    return { others: fold, texts: [], announcements: [], error: null };
  if (at.matches({ open: { task: 'uploadingProof' } })) {
    return {
      others: fold,
      texts: [fileName ?? orderPageCopy.proofLabel, uploading(uploadProgress)],
      announcements: [],
      error: null,
    };
  }
  const isUsable =
    !at.matches({ open: { sync: 'stale' } }) && at.matches({ open: { task: 'idle' } });
  const usable = (...names: readonly string[]) =>
    isUsable ? [...fold, ...names.map((name) => button(name))] : fold;
  if (proofError !== null) {
    return {
      others: usable(labels.remove, labels.replace, labels.retry),
      texts: [fileName ?? orderPageCopy.proofLabel],
      announcements: [errorCopy[proofError]],
      error: proofError,
    };
  }
  if (seen?.order.isProofPending === true) {
    return {
      others: usable(labels.replace),
      texts: [fileName ?? orderPageCopy.proofLabel],
      announcements: [labels.done],
      error: null,
    };
  }
  return {
    others: usable(`${labels.choose} ${orderPageCopy.proofHint}`),
    texts: [orderPageCopy.proofHint],
    announcements: [],
    error: null,
  };
}

/** The field for the proof, as the steps tell it. */
interface FieldHistory {
  /** Where the field is. A field at another place is a new one. */
  readonly place: 'fold' | 'paymentSheet' | 'page' | 'none';
  /** Whether the buyer has unfolded the field, to choose a file. */
  readonly isUnfolded: boolean;
  /** The file that the buyer has chosen on this device since the page was opened. */
  readonly fileName: string | null;
}

function fieldAfter(takenSteps: StepHistory): FieldHistory {
  const start: FieldHistory = {
    place: 'none',
    isUnfolded: false,
    fileName: null,
  };
  return takenSteps.reduce((field, { stimulus, event, expected }) => {
    if (stimulus.kind === 'restart') return start;
    const place = placeIn(expected.snapshot as Snapshot);
    if (place !== field.place) return { ...field, place, isUnfolded: false };
    if (event?.type === 'proof.choose')
      return { place, isUnfolded: true, fileName: String(event['fileName']) };
    if (event?.type === 'proof.remove') return { ...start, place, isUnfolded: true };
    return event?.type === 'proof.cancel'
      ? { ...start, place, isUnfolded: field.isUnfolded }
      : field;
  }, start);
}

function placeIn(at: Snapshot): FieldHistory['place'] {
  const { seen } = at.context;
  if (seen === null || !at.matches('open') || at.matches({ open: { task: 'correcting' } }))
    return 'none';
  const stage = stageOf(seen.order);
  if (stage === 'proofPending') return 'page';
  if (stage !== 'awaitingPayment') return 'none';
  if (shownWay(at.context) !== 'virtualAccount') return 'paymentSheet';
  // Before there is a number, nothing can have been paid to it.
  return seen.order.invoice === null ? 'none' : 'fold';
}
