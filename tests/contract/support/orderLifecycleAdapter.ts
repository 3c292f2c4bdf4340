import { desc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Assertion, TestPath } from '@dukacita/flows';
import { type Attempt, createHttpAdapter } from '@dukacita/flows/http';
import type { Wire } from '../../../server/src/http/contract/operations.ts';
import { floristHouses, packages } from '../../../server/src/data/db/schema/catalogue.ts';
import {
  flowerOrders,
  greetingOrders,
  orderEvents,
  orders,
  vaInvoices,
} from '../../../server/src/data/db/schema/orders.ts';
import { notifications } from '../../../server/src/data/db/schema/notifications.ts';
import { payments, refunds } from '../../../server/src/data/db/schema/payments.ts';
import { personMessages, persons } from '../../../server/src/data/db/schema/persons.ts';
import type { OrderSnapshot } from '../../../server/src/features/orders/lifecycle/orderState.ts';
import { possibleStates } from '../../../server/src/features/orders/lifecycle/possibleStates.ts';
import type { createOrderLifecycleModel } from '../../flows/models/orderLifecycle.ts';
import { uploadLogo } from './logoForm.ts';
import { type Answer, orderLifecycleCalls, type OrderRun } from './orderLifecycleCalls.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './orderingData.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** A run with what the steps so far must have left behind. */
interface LifecycleRun extends OrderRun {
  /** The events so far, with the role of whom sent them; the first one is the creation. */
  readonly events: { event: string; actor: string; userId: number | null }[];
  /** The status of the virtual account; null when the order has none. */
  invoice: (typeof vaInvoices.$inferSelect)['status'] | null;
  /** The number of cards. */
  cards: number;
  /** The number of greetings for the person that were shown before. */
  readonly shownBefore: number;
  /** The total as the history names it. */
  readonly total: string;
}

/** What all orders of a server have in common. */
interface Setting {
  readonly server: OrderingServer;
  readonly cardUrl: string;
  readonly photos: Record<string, string>;
}

/** The packages of the greetings: one whose discount is its price, and one with a discount of 12.5 %. */
const cardPackages = {
  free: { id: 50, position: 9, price: 10_000, discRp: 10_000 },
  greeting: { id: 51, position: 10, price: 99_600, discRp: 12_450 },
} as const;

/** The total of each start as the buyer reads it, stated here so that no code confirms itself. */
const totals: Readonly<Record<string, string>> = {
  greeting: 'Rp 87.150',
  flowers: 'Rp 750.000',
  free: 'Rp 0',
};

/** The florists of house 2, by id. */
const florists: OrderRun['florists'] = { [ids.mawar]: 'mawar', [ids.anggrek]: 'anggrek' };

const callers: Username[] = [
  'sari',
  'budi',
  'finance',
  'reviewer',
  'mawar',
  'anggrek',
  'house',
  'admin',
];

const actorOf: Record<string, { actor: string; userId: number }> = {
  sari: { actor: 'buyer', userId: ids.sari },
  finance: { actor: 'finance', userId: ids.finance },
  reviewer: { actor: 'reviewer', userId: ids.reviewer },
  mawar: { actor: 'florist', userId: ids.floristMawar },
  anggrek: { actor: 'florist', userId: ids.floristAnggrek },
  admin: { actor: 'admin', userId: ids.admin },
};

/** Creates the adapter that drives the life of orders on a server by requests. */
export async function createOrderLifecycleAdapter(
  model: ReturnType<typeof createOrderLifecycleModel>,
  server: OrderingServer,
) {
  const setting = await prepare(server);
  return createHttpAdapter<LifecycleRun, Answer>(model, {
    start: (testPath) => placeOrder(setting, testPath),
    calls: orderLifecycleCalls,
    callers,
    onAccepted: accept,
    check,
    readStored,
    expectRejection: {
      illegal: ({ status, body }, { event }) =>
        expect({ status, body }).toMatchObject({
          status: 409,
          body: {
            code: 'order_event_not_possible',
            possibleIn: possibleStates(event.type as Parameters<typeof possibleStates>[0]),
          },
        }),
      forbidden: ({ status, body }, { caller }) =>
        expect({ status, body }).toMatchObject(
          caller === null ? { status: 401 } : { status: 403, body: { code: 'forbidden' } },
        ),
      stale: ({ status, body }) =>
        expect({ status, body }).toMatchObject({ status: 409, body: { code: 'order_changed' } }),
    },
  });
}

async function prepare(server: OrderingServer): Promise<Setting> {
  const { db } = server.deps;
  await db.insert(packages).values(Object.values(cardPackages));
  await db.insert(floristHouses).values({ floristId: ids.anggrek, funeralHouseId: 2 });
  const photos: Record<string, string> = {};
  for (const caller of ['mawar', 'anggrek', 'admin'] as const)
    photos[caller] = await uploadLogo(server, caller);
  const preview = await server.call<string>('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody(),
  });
  expect(preview.status).toBe(200);
  return { server, cardUrl: preview.body, photos };
}

async function placeOrder(
  { server, cardUrl, photos }: Setting,
  { start }: TestPath,
): Promise<LifecycleRun> {
  const isBoard = start === 'flowers';
  const { id, price, discRp } = cardPackages[start === 'free' ? 'free' : 'greeting'];
  const bill = { price, discprice: discRp };
  const placed = await server.call<{ id: number }>(
    'POST',
    isBoard ? '/florist/message' : '/messages',
    {
      as: 'sari',
      body: isBoard ? flowerOrderBody() : greetingOrderBody(cardUrl, { packageId: id, ...bill }),
    },
  );
  expect(placed, 'The order has another bill.').toMatchObject({
    status: 200,
    body: isBoard ? {} : bill,
  });
  const orderId = placed.body.id;
  const invoice =
    start === 'greeting'
      ? await server.call<{ id: number }>('POST', '/api/v1.0/payment/va/inquiry', {
          as: 'sari',
          body: { orderId, bank: 'bca' },
        })
      : null;
  if (invoice !== null) expect(invoice).toMatchObject({ status: 200 });
  return {
    server,
    orderId,
    version: 1,
    invoiceId: invoice?.body.id ?? null,
    card: {
      templateId: 101,
      fromName: 'Keluarga Sari Lestari',
      message: 'Turut Berdukacita',
      defaultMessageUrl: cardUrl,
    },
    photos,
    florists,
    events: [{ event: 'order.created', actor: 'buyer', userId: ids.sari }],
    invoice: invoice === null ? null : 'open',
    cards: isBoard ? 0 : 1,
    shownBefore: await countShown(server),
    total: totals[start] ?? '',
  };
}

/** Records what an accepted event must have left behind. */
function accept(run: LifecycleRun, { status, body }: Answer, attempt: Attempt): void {
  expect({ status, body }).toMatchObject({ status: 200 });
  const { event, caller } = attempt;
  const isPaidToAccount = attempt.case === 'toVirtualAccount';
  const system = { actor: isPaidToAccount ? 'bank' : 'system', userId: null };
  run.version += 1;
  run.events.push({ event: event.type, ...(caller === null ? system : actorOf[caller]!) });
  if (isPaidToAccount) run.invoice = 'paid';
  if (event.type === 'card.corrected') run.cards += 1;
}

/** Compares what the buyer reads and what the database stores with the expected state. */
const check: Assertion<LifecycleRun> = async (run, expected) => {
  const { value, context } = expected.snapshot as unknown as OrderSnapshot;
  if (run.invoice === 'open' && value.payment !== 'awaitingPayment')
    run.invoice = value.payment === 'expired' ? 'expired' : 'cancelled';

  const { status, body } = await run.server.call<Wire['OrderDetail']>(
    'GET',
    `/api/v1.0/orders/${run.orderId}`,
    { as: 'sari' },
  );
  expect(status).toBe(200);
  expect(body.order).toMatchObject({
    kind: context.kind,
    total: context.total,
    payment: value.payment,
    fulfilment: value.fulfilment,
    received: context.received,
    refunded: context.refunded,
    proofPending: context.proofPending,
    version: run.version,
  });
  expect(body.events.map(({ event, version }) => [version, event])).toEqual(
    run.events.map(({ event }, index) => [index + 1, event]),
  );
  expect(body.events.at(-1)).toMatchObject({
    payment: value.payment,
    fulfilment: value.fulfilment,
  });
  expect(body.invoice?.id ?? null).toBe(run.invoice === 'open' ? run.invoiceId : null);
  const wasDelivered = run.events.some(({ event }) => event === 'board.delivered');
  expect(Boolean(body.board?.deliveryPhotoUrl)).toBe(wasDelivered);

  const lines = await readHistory(run);
  expect(lines).toHaveLength(run.version);
  const number = `ORDER-${String(run.orderId).padStart(7, '0')}`;
  const others = lines.filter((line) => !line.startsWith(`Pesanan ${number}: `));
  expect(others, `The history names another order than ${number}.`).toEqual([]);
  const amounts = lines.flatMap((line) => /Total (Rp\s[\d.]*\d)/.exec(line)?.[1] ?? []);
  expect(new Set(amounts), 'The history names another total.').toEqual(new Set([run.total]));

  const isShown = value.fulfilment === 'shown';
  expect(await readRows(run)).toEqual({
    approved: context.kind === 'greeting' ? isShown : null,
    shown: run.shownBefore + Number(isShown),
    invoice: run.invoice,
    received: context.received,
    refunded: context.refunded,
    floristId: context.floristId,
    cards: run.cards,
    lastEvent: run.events.at(-1),
  });
};

async function readRows(run: LifecycleRun) {
  const { db } = run.server.deps;
  const { orderId } = run;
  const [row] = await db
    .select({
      approved: personMessages.approved,
      invoice: vaInvoices.status,
      floristId: flowerOrders.floristId,
      received:
        sql<number>`(select coalesce(sum(amount), 0) from ${payments} where order_id = ${orderId})`.mapWith(
          Number,
        ),
      refunded:
        sql<number>`(select coalesce(sum(${refunds.amount}), 0) from ${refunds} where payment_id in (select id from ${payments} where order_id = ${orderId}))`.mapWith(
          Number,
        ),
      cards: sql<number>`(select count(*) from card_versions where order_id = ${orderId})`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .leftJoin(greetingOrders, eq(greetingOrders.orderId, orders.id))
    .leftJoin(personMessages, eq(personMessages.id, greetingOrders.messageId))
    .leftJoin(flowerOrders, eq(flowerOrders.orderId, orders.id))
    .leftJoin(vaInvoices, eq(vaInvoices.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const [lastEvent] = await db
    .select({ event: orderEvents.event, actor: orderEvents.actor, userId: orderEvents.userId })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.version))
    .limit(1);
  return { ...row, shown: await countShown(run.server), lastEvent };
}

/** Returns the lines of the history about the order, with plain spaces. */
async function readHistory({ server: { deps }, orderId }: LifecycleRun): Promise<string[]> {
  const rows = await deps.db
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.orderId, orderId));
  return rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

/** Returns the public counter of the person whom all orders are for. */
async function countShown({ deps: { db } }: OrderingServer): Promise<number> {
  const [person] = await db
    .select({ count: persons.senderCount })
    .from(persons)
    .where(eq(persons.id, ids.maria));
  return person?.count ?? 0;
}

/** Reads all rows of the order, and the counter of its person. */
async function readStored({ server: { deps }, orderId }: LifecycleRun): Promise<unknown> {
  const rowsOf = (from: string) =>
    sql`(select jsonb_agg(to_jsonb(each) order by to_jsonb(each)::text) from ${sql.raw(from)} each where each.order_id = ${orderId})`;
  const [stored] = await deps.db
    .select({
      rows: sql<unknown>`jsonb_build_array(to_jsonb(orders), ${sql.join(
        [
          'order_events',
          'greeting_orders',
          'flower_orders',
          'card_versions',
          'va_invoices',
          'payments',
          '(select r.*, p.order_id from refunds r join payments p on p.id = r.payment_id)',
          'payment_proofs',
          'notifications',
          '(select m.*, g.order_id from person_messages m join greeting_orders g on g.message_id = m.id)',
        ].map(rowsOf),
        sql`, `,
      )})`,
      shown: persons.senderCount,
    })
    .from(orders)
    .innerJoin(persons, eq(persons.id, orders.personId))
    .where(eq(orders.id, orderId));
  return stored;
}
