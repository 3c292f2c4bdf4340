import type { SnapshotFrom } from 'xstate';
import type { OrderDetail, OrderHistoryEvent } from '../../../src/domain/orderState.ts';
import type { WayToPay } from '../../../src/domain/wayToPay.ts';
import { required } from '../../../src/machines/common.ts';
import type { CorrectionDraft } from '../../../src/machines/order-page/types.ts';
import { orderPageMachine } from '../../../src/machines/order-page/machine.ts';
import {
  allows,
  shownWay,
  type OrderPageContext,
  type SeenOrder,
} from '../../../src/machines/order-page/types.ts';
import { NOW } from '../../../src/testing/fixtures/now.ts';
import { defineModel, noPayload, success } from '@dukacita/flows';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';
import { constantData, oneInFixtures } from './constantData.ts';
import { orderPageInvariants, orderPageProperties } from './orderPageInvariants.ts';
import { orderPageLabels } from './orderPageLabels.ts';
import { failsWith, lost, rejectsWith, writeErrors } from './outcomes.ts';

type Snapshot = SnapshotFrom<typeof orderPageMachine>;

const neverFails = 'The actor `loadSeen` never fails.';

/** The rejection of the card, as the timeline of the order shows it. */
const rejection: OrderHistoryEvent = {
  version: 3,
  at: '2026-11-21T09:59:00+07:00',
  type: 'card.rejected',
  payment: 'paid',
  fulfilment: 'rejected',
  reason: 'Nama pengirim belum jelas bagi keluarga.',
};

/** Creates the model of the page of a placed order. The correction has its own model. */
export function createOrderPageModel({ session, invoice, orderDetail }: Fixtures = mockFixtures) {
  const { total: received } = orderDetail;
  /** Returns the order as the server answers at a version. */
  const seenOrder = (changes: Partial<OrderDetail>): SeenOrder => ({
    order: { ...orderDetail, ...changes },
    seenAt: NOW,
  });
  const unpaid = seenOrder({ version: 1 });
  const proofSent = seenOrder({
    version: 2,
    isProofPending: true,
    possibleEvents: ['proof.uploaded'],
  });
  const cardRejected = seenOrder({
    version: 3,
    payment: 'paid',
    received,
    fulfilment: 'rejected',
    rejectionReason: rejection.reason,
    events: [...orderDetail.events, rejection],
    possibleEvents: ['card.corrected'],
  });
  const unchanged: CorrectionDraft = {
    version: 3,
    content: required(orderDetail.card, 'card').content,
    templateId: required(orderDetail.card, 'card').templateId,
  };
  const corrected = seenOrder({
    version: 4,
    payment: 'paid',
    received,
    fulfilment: 'inReview',
    possibleEvents: [],
  });
  const cancelled = seenOrder({
    version: 5,
    payment: 'cancelled',
    fulfilment: 'stopped',
    possibleEvents: [],
  });
  return defineModel(orderPageMachine, {
    input: {
      orderId: orderDetail.orderId,
      username: session.user.username,
      virtualAccount: true,
      lastBank: null,
      draft: null,
    },
    events: {
      'order.changed': {
        newer: ({ context: { seen } }) => ({ version: (seen?.order.version ?? 0) + 1 }),
        newest: { version: cancelled.order.version },
        known: ({ context: { seen } }) =>
          seen === null ? undefined : { version: seen.order.version },
        unknown: { version: null },
      },
      // Each event is offered only where the page has its control.
      'order.retry': { '': ({ snapshot }) => (mayRetry(snapshot) ? {} : undefined) },
      'proof.choose': {
        '': ({ context }) =>
          mayReport(context) ? { fileId: 'file-1', fileName: 'bukti.jpg' } : undefined,
      },
      'proof.progress': { '': { fraction: 0.5 } },
      'proof.cancel': {
        '': ({ context: { seen } }) => (seen?.order.payment === 'awaitingPayment' ? {} : undefined),
      },
      'proof.remove': { '': ({ context }) => (mayReport(context) ? {} : undefined) },
      'order.cancel': noPayload,
      'cancellation.confirm': noPayload,
      'cancellation.dismiss': noPayload,
      'card.correct': noPayload,
      'way.choose': {
        virtualAccount: choosing('virtualAccount'),
        transfer: choosing('transfer'),
        payPal: choosing('payPal'),
      },
      'bank.choose': { '': ({ context: { bank } }) => ({ bank: bank === 'bni' ? 'bca' : 'bni' }) },
      'invoice.open': noPayload,
    },
    actors: {
      loadSeen: {
        none: success(null),
        stored: success({ ...unpaid, chosenWay: 'virtualAccount' as const }),
        storedLater: success(cardRejected),
      },
      readOrder: {
        unpaid: success(unpaid),
        cardRejected: success(cardRejected),
        cancelled: success(cancelled),
        notFound: failsWith('notFound'),
        forbidden: failsWith('forbidden'),
        ...lost,
      },
      uploadProof: {
        uploaded: success(proofSent),
        rejected: failsWith('proofInvalid'),
        notPossible: failsWith('orderEventNotPossible'),
        ...writeErrors,
      },
      cancelOrder: {
        cancelled: success(cancelled),
        changed: failsWith('orderChanged'),
        notPossible: failsWith('orderEventNotPossible'),
        ...writeErrors,
      },
      openInvoice: {
        opened: success({ type: 'opened', invoice }),
        rejected: rejectsWith('virtualAccountUnavailable'),
        expired: rejectsWith('orderExpired'),
        outdated: rejectsWith('orderChanged'),
        changed: failsWith('orderChanged'),
        ...writeErrors,
      },
      correction: {
        corrected: success({ type: 'corrected', seen: corrected }),
        closed: success({ type: 'closed', draft: unchanged }),
        outdated: success({ type: 'outdated' }),
      },
    },
    restarts: {
      reload: ({ context: { orderId, username, virtualAccount, lastBank, draft } }) => ({
        orderId,
        username,
        virtualAccount,
        lastBank,
        draft: jsonRoundTrip(draft) as CorrectionDraft | null,
      }),
    },
    context: (context, snapshot) => ({
      version: context.seen?.order.version ?? null,
      hintedVersion: context.hintedVersion,
      hasInvoice: (context.seen?.order.invoice ?? null) !== null,
      way: shownWay(context),
      hasProofFailed: context.proofError !== null && allows(context, 'proof.uploaded'),
      bank: shownWay(context) === null ? null : context.bank,
      isOffline: snapshot.matches({ open: { sync: 'stale' } }) && context.error === 'offline',
    }),
    shown: (context) => context,
    invariants: orderPageInvariants,
    properties: orderPageProperties,
    unreachable: {
      'transition restoring error(loadSeen)': neverFails,
      ...constantData(oneInFixtures, [
        'loadSeen',
        'readOrder',
        'openInvoice: orderId',
        'uploadProof',
        'cancelOrder',
      ]),
      ...constantData('The correction has its own model.', ['correction']),
    },
    equivalent: {
      'deleted: restoring error(loadSeen)': neverFails,
      'retargeted: restoring error(loadSeen) → failed': neverFails,
    },
    labels: orderPageLabels,
  });
}

/** Returns whether the page has a button that reads the order again. */
function mayRetry(snapshot: Pick<Snapshot, 'matches' | 'context'>): boolean {
  if (snapshot.matches('failed')) return true;
  const isCovered = (
    ['confirmingCancellation', 'cancelling', 'cancellationImpossible', 'correcting'] as const
  ).some((task) => snapshot.matches({ open: { task } }));
  // Without a connection, the page waits for the connection.
  return (
    snapshot.matches({ open: { sync: 'stale' } }) &&
    !isCovered &&
    snapshot.context.error !== 'offline'
  );
}

/** Returns whether the page has a field for a proof: there has to be something to pay to. */
function mayReport(context: OrderPageContext): boolean {
  return shownWay(context) !== 'virtualAccount' || (context.seen?.order.invoice ?? null) !== null;
}

/** Returns the choice of a way to pay, unless it is chosen. */
function choosing(way: WayToPay) {
  return ({ context }: { readonly context: OrderPageContext }) =>
    shownWay(context) === way ? undefined : { way };
}
