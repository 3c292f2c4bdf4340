import { asc, eq, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Wire } from '../contract/operations.ts';
import type { Database } from '../db/Database.ts';
import { floristProducts, florists } from '../db/schema/catalogue.ts';
import {
  cardVersions,
  flowerOrders,
  greetingOrders,
  orderEvents,
  orders,
  vaInvoices,
} from '../db/schema/orders.ts';
import { persons } from '../db/schema/persons.ts';
import { absoluteUrl, absoluteUrlOrNull } from '../wire/absoluteUrl.ts';
import { toWireTime } from '../wire/wireTime.ts';

export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number];

interface FindOptions {
  where: SQL | undefined;
  orderBy: SQL;
  limit: number;
}

/** Returns orders with their person, card and board. */
export async function findOrders(db: Database, { where, orderBy, limit }: FindOptions) {
  return db
    .select({
      order: orders,
      personName: persons.name,
      card: {
        templateId: greetingOrders.templateId,
        message: greetingOrders.message,
        cardKey: greetingOrders.cardKey,
      },
      board: flowerOrders,
      floristName: florists.name,
      productName: floristProducts.name,
    })
    .from(orders)
    .innerJoin(persons, eq(persons.id, orders.personId))
    .leftJoin(greetingOrders, eq(greetingOrders.orderId, orders.id))
    .leftJoin(flowerOrders, eq(flowerOrders.orderId, orders.id))
    .leftJoin(florists, eq(florists.id, flowerOrders.floristId))
    .leftJoin(floristProducts, eq(floristProducts.id, flowerOrders.productId))
    .where(where)
    .orderBy(orderBy)
    .limit(limit);
}

/** Returns an order by its id; undefined if there is none. */
export async function findOrder(db: Database, id: number): Promise<FoundOrder | undefined> {
  const [found] = await findOrders(db, {
    where: eq(orders.id, id),
    orderBy: asc(orders.id),
    limit: 1,
  });
  return found;
}

export function toWireOrder({ order, personName }: FoundOrder): Wire['Order'] {
  return {
    id: order.id,
    kind: order.kind === 0 ? 'greeting' : 'flowers',
    personId: order.personId,
    personName,
    fromName: order.fromName,
    price: order.price,
    discount: order.discount,
    total: order.total,
    received: order.received,
    refunded: order.refunded,
    createdTime: toWireTime(order.createdAt),
    expiredTime: toWireTime(order.expiredTime),
    payment: order.paymentState,
    fulfilment: order.fulfilmentState,
    proofPending: order.proofPending,
    version: order.version,
  };
}

/** Reads the timeline, the cards and the open virtual account of an order. */
export async function readOrderDetail(
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  found: FoundOrder,
): Promise<Wire['OrderDetail']> {
  const { order, board } = found;
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.version));
  const cards = await readCards(db, config, order.id);
  const invoices = await db.select().from(vaInvoices).where(eq(vaInvoices.orderId, order.id));
  const open = invoices.find(({ status }) => status === 'open');
  return {
    order: toWireOrder(found),
    events: events.map((event) => ({
      version: event.version,
      time: toWireTime(event.at),
      event: event.event,
      payment: event.toPayment,
      fulfilment: event.toFulfilment,
      reason: event.reason,
    })),
    card: cards.at(-1) ?? null,
    board: board && {
      floristName: found.floristName ?? '',
      productName: found.productName ?? '',
      message: board.message,
      subMessage: board.subMessage,
      logoUrl: fileUrlOrNull(config, board.logoKey),
      deliveryPhotoUrl: fileUrlOrNull(config, board.deliveryPhotoKey),
    },
    invoice: open ? toWireInvoice(open) : null,
  };
}

/** Reads all versions of an order's card, the first one first. */
export async function readCards(
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  orderId: number,
): Promise<Wire['OrderedCard'][]> {
  const rows = await db
    .select()
    .from(cardVersions)
    .where(eq(cardVersions.orderId, orderId))
    .orderBy(asc(cardVersions.number));
  return rows.map(({ number, templateId, message, cardKey }) => ({
    number,
    templateId,
    message,
    url: absoluteUrl(config, `/files/${cardKey}`),
  }));
}

export function toWireInvoice({
  id,
  orderId,
  bank,
  vaNumber,
  amount,
  expiredTime,
}: typeof vaInvoices.$inferSelect): Wire['VirtualAccountInvoice'] {
  return { id, orderId, bank, vaNumber, amount, expiredTime: toWireTime(expiredTime) };
}

function fileUrlOrNull(config: Pick<Config, 'publicUrl'>, key: string | null): string | null {
  return absoluteUrlOrNull(config, key && `/files/${key}`);
}
