import { eq, sql } from 'drizzle-orm';
import type { HttpCall } from '@dukacita/flows/http';
import { payments, refunds } from '../../../server/src/data/db/schema/payments.ts';
import { ApiError } from '../../../server/src/http/errors/ApiError.ts';
import {
  type Actor,
  applyOrderEvent,
} from '../../../server/src/features/orders/lifecycle/applyOrderEvent.ts';
import type {
  OrderEvent,
  OrderFacts,
} from '../../../server/src/features/orders/lifecycle/orderLifecycle.ts';
import { recordPayment } from '../../../server/src/features/orders/recordPayment.ts';
import { createMultipartForm } from './logoForm.ts';
import { ids, type Username } from './orderingData.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** An order whose life is driven by requests. */
export interface OrderRun {
  readonly server: OrderingServer;
  readonly orderId: number;
  version: number;
  /** The virtual account of a greeting that has to be paid. */
  readonly invoiceId: number | null;
  /** The body of a correction of the card, without the version. */
  readonly card: object;
  /** The uploaded photo of each caller who may deliver a board. */
  readonly photos: Readonly<Record<string, string>>;
  /** The usernames of the florists by id. */
  readonly florists: Readonly<Record<number, Username>>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Call = HttpCall<OrderRun, Answer>;

/** Who sends each event of the order's life to the server, and how. */
export const orderLifecycleCalls: Readonly<Record<string, Call>> = {
  'proof.uploaded': {
    allowed: () => ['sari'],
    isVersioned: false,
    send: (run, { caller }) => {
      const proof = createMultipartForm([
        { name: 'proof', content: '%PDF-1.7 proof', fileName: 'proof.pdf' },
      ]);
      return call(run, caller, `/api/v1.0/orders/${run.orderId}/proof`, proof.body, proof.headers);
    },
  },
  'proof.declined': staffEvent('finance', { reason: 'Jumlah pada bukti tidak terbaca.' }),
  'payment.received': {
    allowed: () => ['finance', 'admin'],
    isVersioned: true,
    send: (run, { event, caller, isStale }) =>
      call(run, caller, `/api/v1.0/staff/orders/${run.orderId}/payments`, {
        version: versionOf(run, isStale),
        provider: 'transfer',
        reference: nextReference(),
        amount: event['amount'],
        account: 'BCA 123',
        paidTime: '2026-11-21T10:05:00+07:00',
        reason: 'Sesuai bukti',
        settles: event['settles'],
      }),
  },
  'payment.received toVirtualAccount': {
    isVersioned: false,
    send: (run, { event }) =>
      inTransaction(run, async (tx) => {
        await recordPayment(tx, run.server.deps, {
          orderId: run.orderId,
          provider: 'virtual_account',
          reference: nextReference(),
          amount: event['amount'] as number,
          account: 'bca',
          paidAt: run.server.deps.now(),
          actor: { role: 'bank', userId: null },
          ...(run.invoiceId !== null && { vaInvoiceId: run.invoiceId }),
        });
      }),
  },
  'deadline.passed': {
    isVersioned: false,
    send: (run, { event }) =>
      applyDirectly(run, event as unknown as OrderEvent, { role: 'system', userId: null }),
  },
  'order.cancelled byBuyer': {
    allowed: () => ['sari'],
    isVersioned: true,
    send: (run, { caller, isStale }) =>
      call(run, caller, `/api/v1.0/orders/${run.orderId}/cancel`, {
        version: versionOf(run, isStale),
      }),
  },
  'order.cancelled byFinance': staffEvent('finance'),
  'latePayment.accepted': staffEvent('finance'),
  'refund.required': staffEvent('finance'),
  'refund.made': {
    allowed: () => ['finance', 'admin'],
    isVersioned: true,
    send: async (run, { event, caller, isStale }) => {
      const amount = event['amount'] as number;
      const paymentId = await findPayment(run, amount);
      // An order without payments has nothing to refund, so that there is no address to call.
      if (paymentId === undefined && (caller === 'finance' || caller === 'admin')) {
        const actor = { role: 'finance' as const, userId: ids.finance };
        return applyDirectly(run, { type: 'refund.made', amount }, actor);
      }
      return call(run, caller, `/api/v1.0/staff/payments/${paymentId ?? 1}/refunds`, {
        version: versionOf(run, isStale),
        amount,
        reference: nextReference(),
        account: 'BCA 456',
      });
    },
  },
  'card.approved': staffEvent('reviewer'),
  'card.rejected': staffEvent('reviewer', { reason: 'Mohon nama diperbaiki' }),
  'card.corrected': {
    allowed: () => ['sari'],
    isVersioned: true,
    send: (run, { caller, isStale }) =>
      call(run, caller, `/api/v1.0/orders/${run.orderId}/card`, {
        version: versionOf(run, isStale),
        ...run.card,
      }),
  },
  'card.withdrawn': staffEvent('reviewer'),
  'card.restored': staffEvent('reviewer'),
  'board.offered': staffEvent('admin'),
  'board.accepted': staffEvent('florist'),
  'board.declined': staffEvent('florist'),
  'board.dispatched': staffEvent('florist'),
  'board.delivered': staffEvent('florist'),
};

/** Sends a request and returns its answer; without a caller, without a token. */
async function call(
  { server }: OrderRun,
  caller: string | null,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return server.call('POST', path, {
    ...(caller !== null && { as: caller as Username }),
    body,
    headers,
  });
}

/** Creates the call of an event of staff; a florist may send it for the own boards. */
function staffEvent(role: 'finance' | 'reviewer' | 'admin' | 'florist', extra: object = {}): Call {
  return {
    allowed: ({ florists }, { context }) => {
      if (role === 'admin') return ['admin'];
      if (role !== 'florist') return [role, 'admin'];
      const { floristId } = context as OrderFacts;
      const florist = floristId === null ? undefined : florists[floristId];
      return florist === undefined ? ['admin'] : [florist, 'admin'];
    },
    isVersioned: true,
    send: (run, { event: { type, ...payload }, caller, isStale }) =>
      call(run, caller, `/api/v1.0/staff/orders/${run.orderId}/events`, {
        type,
        ...payload,
        version: versionOf(run, isStale),
        ...(type === 'board.delivered' && { photoUrl: run.photos[caller ?? ''] ?? '/files/none' }),
        ...extra,
      }),
  };
}

/** Applies an event that nobody calls, as the server's own code does. */
function applyDirectly(run: OrderRun, event: OrderEvent, actor: Actor): Promise<Answer> {
  return inTransaction(run, async (tx) => {
    await applyOrderEvent(tx, run.server.deps, { orderId: run.orderId, event, actor });
  });
}

/** Runs a change in a transaction and answers as the server does. */
async function inTransaction(
  { server: { deps } }: OrderRun,
  change: Parameters<typeof deps.db.transaction<void>>[0],
): Promise<Answer> {
  try {
    await deps.db.transaction(change);
    return { status: 200, body: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: { code: error.code, ...error.details } };
  }
}

/** Returns a payment of which the amount was not returned yet; else any payment of the order. */
async function findPayment(
  { server, orderId }: OrderRun,
  amount: number,
): Promise<number | undefined> {
  const rows = await server.deps.db
    .select({
      id: payments.id,
      left: sql<number>`${payments.amount} - coalesce(sum(${refunds.amount}), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId))
    .groupBy(payments.id)
    .orderBy(payments.id);
  return (rows.find(({ left }) => left >= amount) ?? rows[0])?.id;
}

function versionOf({ version }: OrderRun, isStale: boolean): number {
  if (!isStale) return version;
  return version > 1 ? version - 1 : version + 1;
}

let references = 0;

/** Returns a reference that no other payment or refund has. */
function nextReference(): string {
  references += 1;
  return `ref-${references}`;
}
