import type { HttpCall } from '@dukacita/flows/http';
import type { OrderFacts } from '../../../server/src/features/orders/lifecycle/orderLifecycle.ts';
import type { Wire } from '../../../server/src/http/contract/operations.ts';
import { type Bank, snapAccount, snapAmount } from './createBank.ts';
import { createMultipartForm, uploadLogo } from './logoForm.ts';
import type { Username } from './orderingData.ts';
import { deadlines } from './orderLifecycleTexts.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** An order whose life is driven by requests. */
export interface OrderRun {
  readonly server: OrderingServer;
  readonly bank: Bank;
  readonly orderId: number;
  version: number;
  deadline: keyof typeof deadlines;
  /** The number of the virtual account of a greeting that has to be paid. */
  readonly account: string | null;
  /** The body of a correction of the card, without the version. */
  readonly card: object;
  /** The uploaded photo of each caller who has tried to deliver a board. */
  readonly photos: Record<string, string>;
  /** The usernames of the florists by id. */
  readonly florists: Readonly<Record<number, Username>>;
}

/** The answer to a request; null when time passes, to which nobody answers. */
export type Answer = { readonly status: number; readonly body: unknown } | null;

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
    send: (run, { event }) => run.bank.notify(bankPayment(run, event['amount'] as number)),
  },
  'deadline.passed': {
    isVersioned: false,
    send: async (run, { event, snapshot }) => {
      const { server, orderId, version, deadline } = run;
      const before = server.deps.now();
      const end = new Date(deadlines[deadline].wire);
      if (snapshot.can(event)) {
        await runJobsAt(server, new Date(end.getTime() - 1));
        const { order } = await readOrder(server, orderId);
        if (order.version !== version) throw new Error('The order expired before its deadline.');
      }
      await runJobsAt(server, end);
      // The deadline of an order that does not expire is nothing for which its path waits.
      if (!snapshot.can(event)) moveClock(server, before);
      return null;
    },
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
      const isAllowed = caller === 'finance' || caller === 'admin';
      // Without a payment there is no address, but others than finance may try any.
      if (paymentId === undefined && isAllowed) return undefined;
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

/** The states in which each event that can be refused is possible, as the contract lists them. */
export const possibleIn: Readonly<Record<string, readonly string[]>> = {
  'proof.uploaded': ['payment.awaitingPayment'],
  'proof.declined': ['payment.awaitingPayment'],
  'order.cancelled': ['payment.awaitingPayment', 'payment.paid'],
  'latePayment.accepted': ['payment.paidLate'],
  'refund.required': ['payment.paid', 'payment.paidLate'],
  'refund.made': ['payment.paid', 'payment.refundDue'],
  'card.approved': ['fulfilment.inReview'],
  'card.rejected': ['fulfilment.inReview'],
  'card.corrected': ['fulfilment.rejected'],
  'card.withdrawn': ['fulfilment.shown'],
  'card.restored': ['fulfilment.withdrawn'],
  'board.offered': ['fulfilment.declined'],
  'board.accepted': ['fulfilment.offered'],
  'board.declined': ['fulfilment.offered'],
  'board.dispatched': ['fulfilment.accepted'],
  'board.delivered': ['fulfilment.inDelivery'],
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
    send: async (run, { event: { type, ...payload }, caller, isStale }) =>
      call(run, caller, `/api/v1.0/staff/orders/${run.orderId}/events`, {
        type,
        ...payload,
        version: versionOf(run, isStale),
        ...(type === 'board.delivered' && { photoUrl: await photoOf(run, caller) }),
        ...extra,
      }),
  };
}

/** The content of a payment to the virtual account of an order, or to one that nobody has. */
export function bankPayment({ account }: OrderRun, amount: number) {
  return {
    ...snapAccount(account ?? '7001299999999999'),
    paymentRequestId: nextReference(),
    paidAmount: snapAmount(amount),
  };
}

/** Moves the clock of a server. */
function moveClock(server: OrderingServer, time: Date): void {
  server.advance(time.getTime() - server.deps.now().getTime());
}

/** Moves the clock of a server, and runs what is due then. */
export async function runJobsAt(server: OrderingServer, time: Date): Promise<void> {
  moveClock(server, time);
  for (const { name, error } of await server.deps.jobs.runDue())
    if (error !== undefined) throw new Error(`The job ${name} failed: ${String(error)}`);
}

/** Returns the photo of a caller, which only those upload who may deliver boards. */
async function photoOf({ server, photos }: OrderRun, caller: string | null): Promise<string> {
  if (caller !== 'mawar' && caller !== 'anggrek' && caller !== 'admin') return '/files/none';
  return (photos[caller] ??= await uploadLogo(server, caller));
}

/**
 * Returns the payment that finance finds on the page of the order, of which the amount was not
 * returned yet; else any payment of the order.
 */
async function findPayment(
  { server, orderId }: OrderRun,
  amount: number,
): Promise<number | undefined> {
  const { payments } = await readStaffOrder(server, orderId);
  const left = ({ amount: paid, refunds }: Wire['Payment']) =>
    refunds.reduce((rest, refund) => rest - refund.amount, paid);
  return (payments.find((payment) => left(payment) >= amount) ?? payments[0])?.id;
}

/** Reads an order as finance sees it, which finds it in the list of its orders. */
export async function readStaffOrder(
  server: OrderingServer,
  id: number,
): Promise<Wire['StaffOrderDetail']> {
  const path = '/api/v1.0/staff/orders';
  const list = await read<{ results: Wire['StaffOrder'][] }>(server, 'finance', path);
  if (!list.results.some(({ order }) => order.id === id))
    throw new Error(`Finance does not find order ${id} in the list.`);
  return read(server, 'finance', `${path}/${id}`);
}

/** Reads an order as its buyer sees it. */
export function readOrder(server: OrderingServer, id: number): Promise<Wire['OrderDetail']> {
  return read(server, 'sari', `/api/v1.0/orders/${id}`);
}

/** Reads what a caller may see. */
export async function read<Body>(
  server: OrderingServer,
  as: Username,
  path: string,
): Promise<Body> {
  const { status, body } = await server.call<Body>('GET', path, { as });
  if (status !== 200) throw new Error(`${path} was answered to ${as} with ${status}.`);
  return body;
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
