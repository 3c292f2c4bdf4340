import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/src/app.ts';
import { demoApiKey, readConfig } from '../../server/src/config/config.ts';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import {
  cardVersions,
  flowerOrders,
  orderEvents,
  orders,
  vaInvoices,
} from '../../server/src/data/db/schema/orders.ts';
import { payments } from '../../server/src/data/db/schema/payments.ts';
import type { ServerDeps } from '../../server/src/deps.ts';
import { historyPlugin } from '../../server/src/features/orders/historyPlugin.ts';
import { openDeps } from '../../server/src/openDeps.ts';
import { scheduleMissingDeadlines } from '../../server/src/features/orders/handleOrderJobs.ts';
import { applyOrderEvent } from '../../server/src/features/orders/lifecycle/applyOrderEvent.ts';
import type { OrderEvent } from '../../server/src/features/orders/lifecycle/orderLifecycle.ts';
import { toSnapshot } from '../../server/src/features/orders/lifecycle/orderState.ts';
import { recordPayment } from '../../server/src/features/orders/recordPayment.ts';
import { personsPlugin } from '../../server/src/features/persons/personsPlugin.ts';
import { createOlderDatabase } from './support/olderDatabase.ts';
import {
  createdAt,
  deadline,
  olderLines,
  type OlderOrder,
  olderOrders,
  olderStatements,
  passedDeadline,
} from './support/olderOrders.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

let folder: string;
let shared: SharedDatabase;
let database: OpenDatabase;
let deps: ServerDeps;
let app: FastifyInstance;
let time = new Date();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'order-migration-'));
  shared = await createSharedDatabase();
  database = await openDatabase(
    await createOlderDatabase(shared, '0003_approved_counts', olderStatements()),
  );
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  ({ deps } = await openDeps(config, { database, now: () => time }));
  app = await buildApp(deps, { plugins: [personsPlugin, historyPlugin], complete: false });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await shared.drop();
  await rm(folder, { recursive: true, force: true });
});

type States = [payment: string, fulfilment: string];

/** Returns the states that an older order gets. */
function statesOf({ kind, status, isOverdue, message, total, invoice }: OlderOrder): States {
  const isAwaiting = status === 'awaiting_payment';
  if (message === 'approved') return ['paid', 'shown'];
  if (status === 'paid' || (isAwaiting && (total === 0 || invoice === 'paid')))
    return ['paid', kind === 'greeting' ? 'inReview' : 'offered'];
  if (invoice === 'paid') return ['paidLate', 'stopped'];
  if (status === 'cancelled') return ['cancelled', 'stopped'];
  return status === 'expired' || isOverdue
    ? ['expired', 'stopped']
    : ['awaitingPayment', 'waiting'];
}

/** The status that instances of the previous release read. */
const statusOf: Record<string, string> = {
  awaitingPayment: 'awaiting_payment',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
  paidLate: 'expired',
};

const isReceived = (order: OlderOrder) => ['paid', 'paidLate'].includes(statesOf(order)[0]);

describe(`${olderOrders.length} orders of the release before`, () => {
  it('keep what was agreed, and get the states that they have', async () => {
    const rows = await deps.db.select().from(orders).orderBy(asc(orders.id));
    expect(rows).toEqual(
      olderOrders.map((order) => {
        const [paymentState, fulfilmentState] = statesOf(order);
        return {
          id: order.id,
          kind: order.kind === 'greeting' ? 0 : 1,
          userId: 1 + (order.id % 2),
          personId: order.id % 3 === 0 ? 2 : 1,
          price: 100_000,
          discount: 100_000 - order.total,
          total: order.total,
          payPalCents: null,
          expiredTime: order.isOverdue ? passedDeadline : deadline,
          createdAt,
          fromName: `Keluarga ${order.id}`,
          room: order.id % 3 === 0 ? 'Ruang Melati 2' : null,
          paymentState,
          fulfilmentState,
          received: isReceived(order) ? order.total : 0,
          refunded: 0,
          proofPending: false,
          proofDeclined: false,
          version: 1,
          machineVersion: 1,
          toUserId: null,
          status: statusOf[paymentState],
        };
      }),
    );
  });

  it('begin with one event', async () => {
    const rows = await deps.db.select().from(orderEvents).orderBy(asc(orderEvents.orderId));
    expect(rows).toEqual(
      olderOrders.map((order) => ({
        orderId: order.id,
        version: 1,
        at: expect.any(Date) as Date,
        event: 'order.migrated',
        actor: 'system',
        userId: null,
        reason: null,
        fromPayment: null,
        fromFulfilment: null,
        toPayment: statesOf(order)[0],
        toFulfilment: statesOf(order)[1],
      })),
    );
  });

  it('have a payment if their money was received, and an open virtual account only if not ended', async () => {
    const stored = await deps.db.select().from(payments).orderBy(asc(payments.orderId));
    expect(stored.map(({ orderId, provider, amount }) => [orderId, provider, amount])).toEqual(
      olderOrders
        .filter((order) => isReceived(order) && order.total > 0)
        .map(({ id, total }) => [id, 'unrecorded', total]),
    );
    const invoices = await deps.db.select().from(vaInvoices).orderBy(asc(vaInvoices.id));
    const closed: Record<string, string> = { awaitingPayment: 'open', expired: 'expired' };
    expect(invoices.map(({ orderId, amount, status }) => [orderId, amount, status])).toEqual(
      olderOrders
        .filter(({ invoice }) => invoice !== 'none')
        .map((order) => [
          order.id,
          order.total,
          order.invoice === 'open' ? (closed[statesOf(order)[0]] ?? 'cancelled') : order.invoice,
        ]),
    );
  });

  it('keep their card as the first one', async () => {
    const cards = await deps.db.select().from(cardVersions).orderBy(asc(cardVersions.orderId));
    expect(cards).toEqual(
      olderOrders
        .filter(({ kind }) => kind === 'greeting')
        .map(({ id }) => ({
          orderId: id,
          number: 1,
          templateId: 101,
          fromName: `Keluarga ${id}`,
          message: `Turut Berdukacita ${id}`,
          cardKey: `cards/${id}.webp`,
          createdAt,
        })),
    );
  });

  it('continue by the events of their states', async () => {
    const rows = await deps.db
      .select({ order: orders, floristId: flowerOrders.floristId })
      .from(orders)
      .leftJoin(flowerOrders, eq(flowerOrders.orderId, orders.id))
      .orderBy(asc(orders.id));
    const possible = rows.map(({ order, floristId }) => {
      const snapshot = toSnapshot(order, floristId);
      expect(snapshot.value).toEqual({
        payment: order.paymentState,
        fulfilment: order.fulfilmentState,
      });
      return someEvents.filter((event) => snapshot.can(event)).map(({ type }) => type);
    });
    expect(possible).toEqual(
      olderOrders.map((order) => {
        const [payment, fulfilment] = statesOf(order);
        const events = new Set([...(eventsOf[payment] ?? []), ...(eventsOf[fulfilment] ?? [])]);
        if (order.total === 0) events.delete('refund.required');
        if (payment === 'paid' && order.total === 0) events.add('order.cancelled');
        return someEvents.map(({ type }) => type).filter((type) => events.has(type));
      }),
    );
  });
});

const someEvents: OrderEvent[] = [
  { type: 'payment.received', amount: 90_000, settles: false },
  { type: 'deadline.passed' },
  { type: 'order.cancelled' },
  { type: 'latePayment.accepted' },
  { type: 'refund.required' },
  { type: 'card.approved' },
  { type: 'card.withdrawn' },
  { type: 'board.accepted' },
];

const eventsOf: Record<string, OrderEvent['type'][]> = {
  awaitingPayment: ['payment.received', 'deadline.passed', 'order.cancelled'],
  paid: ['payment.received', 'refund.required'],
  expired: ['payment.received'],
  cancelled: ['payment.received'],
  paidLate: ['payment.received', 'latePayment.accepted', 'refund.required'],
  inReview: ['card.approved'],
  shown: ['card.withdrawn'],
  offered: ['board.accepted'],
};

describe('what buyers and families read', () => {
  it('is the same, and lines of history lead to their own order', async () => {
    for (const [userId, username] of [
      [1, 'sari'],
      [2, 'budi'],
    ] as const) {
      const { results } = await get(`/notifications/${userId}/list/`, username);
      const lines = olderLines.filter((line) => line.userId === userId).reverse();
      expect(results).toEqual(
        lines.map(({ text, orderId }) => ({
          textNotification: text,
          notificationDate: '2026-10-01T10:00:00+07:00',
          ...(orderId === undefined ? {} : { orderId }),
        })),
      );
    }
  });

  it('is the same, with messages that belong to no order', async () => {
    for (const personId of [1, 2]) {
      const approved = olderOrders
        .filter(({ message }) => message === 'approved')
        .filter(({ id }) => (id % 3 === 0 ? 2 : 1) === personId)
        .map(({ id }) => ({
          messageDate: '2026-10-01T10:00:00+07:00',
          fromName: `Keluarga ${id}`,
          pictureUrl: `http://localhost:3000/files/cards/${id}.webp`,
        }));
      const { results } = await get(`/persons/${personId}/messages`);
      expect(results).toEqual([
        ...approved,
        { messageDate: '2026-10-01T10:00:00+07:00', fromName: 'Tanpa pesanan, disetujui' },
      ]);
      const detail = await get(`/persons/detail/${personId}`);
      expect(detail['senderCount']).toBe(results.length);
    }
  });
});

it('lets an order of an instance of the previous release live on', async () => {
  const { rows } = await database.execute(`
    insert into orders (kind, user_id, person_id, status, price, discount, total, expired_time,
      created_at, from_name)
    values (0, 1, 1, 'awaiting_payment', 90000, 0, 90000, now() + interval '1 day', now(), 'Sari')
    returning id`);
  const { id } = (rows as { id: number }[])[0] ?? { id: 0 };
  await database.execute(`
    with message as (
      insert into person_messages (person_id, message_date, from_name) values (1, now(), 'Sari')
      returning id)
    insert into greeting_orders (order_id, template_id, person_name, message, description, card_key,
      message_date, access_from, message_id)
    select ${id}, 101, 'Maria', 'Turut Berdukacita', '', 'cards/a.webp', '', 'W', id from message`);
  await deps.db.transaction((tx) =>
    recordPayment(tx, deps, {
      orderId: id,
      provider: 'transfer',
      reference: 'BCA-1',
      amount: 90_000,
      account: 'BCA 1234567890',
      paidAt: new Date(),
      actor: { role: 'finance', userId: 3 },
    }),
  );
  const shown = await deps.db.transaction((tx) =>
    applyOrderEvent(tx, deps, {
      orderId: id,
      event: { type: 'card.approved' },
      actor: { role: 'reviewer', userId: 3 },
    }),
  );
  expect([shown.paymentState, shown.fulfilmentState, shown.version]).toEqual(['paid', 'shown', 3]);
  const { results } = await get('/persons/1/messages');
  expect(results[0]).toMatchObject({ fromName: 'Sari' });
});

it('expires unpaid orders at their deadline, and tells only their buyers', async () => {
  const lines = () => deps.db.$count(notifications);
  const before = await lines();
  const unpaid = olderOrders.filter((order) => statesOf(order)[0] === 'awaitingPayment');
  await scheduleMissingDeadlines(deps);
  expect(await deps.jobs.runDue()).toEqual([]);
  expect(await lines()).toBe(before);
  time = deadline;
  expect(await deps.jobs.runDue()).toEqual(unpaid.map(() => ({ name: 'order-deadline' })));
  const expired = await deps.db
    .select({ id: orderEvents.orderId })
    .from(orderEvents)
    .where(eq(orderEvents.event, 'deadline.passed'))
    .orderBy(asc(orderEvents.orderId));
  expect(expired).toEqual(unpaid.map(({ id }) => ({ id })));
  expect(await lines()).toBe(before + unpaid.length);
});

async function get(path: string, username?: string) {
  const identity = { name: null, email: null, picture: null, gender: null };
  const response = await app.inject({
    method: 'GET',
    url: `${path}?api_key=${demoApiKey}`,
    headers: username
      ? {
          authorization: `Bearer ${(await deps.accessTokens.issue({ sub: username, ...identity })).token}`,
        }
      : {},
  });
  expect(response.statusCode).toBe(200);
  return response.json() as Record<string, unknown> & { results: unknown[] };
}
