import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { floristProducts, florists } from '../../data/db/schema/catalogue.ts';
import {
  cardPreviews,
  cardVersions,
  flowerOrders,
  greetingOrders,
  orderEvents,
  orders,
  vaInvoices,
} from '../../data/db/schema/orders.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { funeralHouses } from '../../data/db/schema/places.ts';
import type { ServerDeps } from '../../deps.ts';
import { type CardInputs, findTemplate } from '../../drawing/cards/cardRequest.ts';
import { absoluteUrl, absoluteUrlOrNull } from '../../http/wire/absoluteUrl.ts';
import { virtualAccountBanks } from '../../config/virtualAccountBanks.ts';
import { toWireTime, toWireTimeOrNull } from '../../http/wire/wireTime.ts';
import { wirePayPalCents } from './payPalCents.ts';
import { isOverdue, toSnapshot } from './lifecycle/orderState.ts';

type Deps = Pick<ServerDeps, 'config' | 'artwork' | 'now'>;

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
      departureTime: persons.burialTime,
      personRoom: persons.room,
      houseName: funeralHouses.name,
      promisedFrom: promisedFrom.mapWith(orderEvents.at),
      approvedAt: approvedAt.mapWith(orderEvents.at),
      card: {
        templateId: greetingOrders.templateId,
        message: greetingOrders.message,
        cardKey: greetingOrders.cardKey,
      },
      board: flowerOrders,
      floristName: florists.name,
      productName: floristProducts.name,
      productPhotoPath: floristProducts.photoPath,
    })
    .from(orders)
    .innerJoin(persons, eq(persons.id, orders.personId))
    .leftJoin(funeralHouses, eq(funeralHouses.id, persons.funeralHouseId))
    .leftJoin(greetingOrders, eq(greetingOrders.orderId, orders.id))
    .leftJoin(flowerOrders, eq(flowerOrders.orderId, orders.id))
    .leftJoin(florists, eq(florists.id, flowerOrders.floristId))
    .leftJoin(floristProducts, eq(floristProducts.id, flowerOrders.productId))
    .where(where)
    .orderBy(orderBy)
    .limit(limit);
}

/**
 * When the event happened from which the next step of an order is promised: the last proof of payment
 * that waits, the acceptance of a board, or else the event that led to the present states. Null for an
 * order from before events were recorded.
 */
const promisedFrom = sql<Date | null>`(
  select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and case
    when ${orders.proofPending} then ${orderEvents.event} = 'proof.uploaded'
    when ${orders.fulfilmentState} = 'inDelivery' then ${orderEvents.event} = 'board.accepted'
    else ${orderEvents.toPayment} = ${orders.paymentState}
      and ${orderEvents.toFulfilment} = ${orders.fulfilmentState}
      and (${orderEvents.fromPayment}, ${orderEvents.fromFulfilment})
        is distinct from (${orderEvents.toPayment}, ${orderEvents.toFulfilment})
  end
)`;

/** When the card of an order was approved, last. */
export const approvedAt = sql<Date | null>`(
  select max(${orderEvents.at}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.event} = 'card.approved'
)`;

/** Returns an order by its id; undefined if there is none. */
export async function findOrder(db: Database, id: number): Promise<FoundOrder | undefined> {
  const [found] = await findOrders(db, {
    where: eq(orders.id, id),
    orderBy: asc(orders.id),
    limit: 1,
  });
  return found;
}

export function toWireOrder(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  found: FoundOrder,
): Wire['Order'] {
  const { order, personName, card, board, productPhotoPath } = found;
  const dueTime = findDueTime(config, found, now());
  return {
    id: order.id,
    kind: order.kind,
    personId: order.personId,
    personName,
    fromName: order.fromName,
    price: order.price,
    discount: order.discount,
    total: order.total,
    ...wirePayPalCents(order),
    received: order.received,
    refunded: order.refunded,
    createdTime: toWireTime(order.createdAt),
    expiredTime: toWireTime(order.expiredTime),
    payment: order.paymentState,
    fulfilment: order.fulfilmentState,
    proofPending: order.proofPending,
    version: order.version,
    pictureUrl:
      fileUrlOrNull(config, card?.cardKey ?? board?.pictureKey ?? null) ??
      absoluteUrlOrNull(config, productPhotoPath),
    dueTime: dueTime && toWireTime(dueTime),
    departureTime: toWireTimeOrNull(found.departureTime),
    approvedTime: toWireTimeOrNull(found.approvedAt),
  };
}

const minute = 60_000;

/** Returns until when the next step of an order is promised; null if nothing is promised. */
function findDueTime(
  { orders: promised }: ServerDeps['config'],
  { order, departureTime, promisedFrom: from }: FoundOrder,
  now: Date,
): Date | null {
  if (from === null) return null;
  const { proofMinutes, reviewMinutes, floristMinutes, deliveryMinutes, refundDays } = promised;
  const due = (minutes: number) => new Date(from.getTime() + minutes * minute);
  if (order.proofPending) return due(proofMinutes);
  switch (order.paymentState) {
    case 'paidLate': {
      // An answer after the departure would come too late for the card and the board.
      const answer = due(refundDays * 24 * 60);
      const isAhead = departureTime !== null && now < departureTime;
      return isAhead && departureTime < answer ? departureTime : answer;
    }
    case 'refundDue':
      return due(refundDays * 24 * 60);
    case 'paid':
      break;
    default:
      return null;
  }
  switch (order.fulfilmentState) {
    case 'inReview':
      return due(reviewMinutes);
    case 'offered':
      return due(floristMinutes);
    case 'accepted':
    case 'inDelivery':
      return due(deliveryMinutes);
    default:
      return null;
  }
}

/**
 * Reads the timeline, the newest card and the open virtual account of an order.
 * @param knownCards the cards of the order, if they are read already
 */
export async function readOrderDetail(
  db: Database,
  deps: Deps,
  found: FoundOrder,
  knownCards?: Wire['OrderedCard'][],
): Promise<Wire['OrderDetail']> {
  const { config } = deps;
  const { order, board } = found;
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.version));
  const cards = knownCards ?? (await readCards(db, deps, order.id));
  const invoices = await db.select().from(vaInvoices).where(eq(vaInvoices.orderId, order.id));
  // Nobody reports payments to a bank that is not offered any more.
  const open = invoices.find(
    ({ status, bank }) => status === 'open' && config.virtualAccountPrefixes[bank] !== undefined,
  );
  return {
    order: toWireOrder(deps, found),
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
    virtualAccountBanks: order.kind === 'greeting' ? virtualAccountBanks(config) : [],
    possibleEvents: findPossibleEvents(found, deps.now()),
    houseName: found.houseName,
    room: order.room ?? found.personRoom,
  };
}

const buyerEvents = ['proof.uploaded', 'order.cancelled', 'card.corrected'] as const;

/** Returns what the buyer can do with an order in its present states. */
function findPossibleEvents(
  { order, board }: FoundOrder,
  now: Date,
): Wire['OrderDetail']['possibleEvents'] {
  const snapshot = toSnapshot(order, board?.floristId ?? null);
  return buyerEvents.filter(
    (type) => snapshot.can({ type }) && !(type === 'proof.uploaded' && isOverdue(order, now)),
  );
}

/** Reads all versions of an order's card, the first one first. */
export async function readCards(
  db: Database,
  { config, artwork }: Omit<Deps, 'now'>,
  orderId: number,
): Promise<Wire['OrderedCard'][]> {
  const rows = await db
    .select({ card: cardVersions, inputs: cardPreviews.inputs })
    .from(cardVersions)
    .leftJoin(cardPreviews, eq(cardPreviews.key, cardVersions.cardKey))
    .where(eq(cardVersions.orderId, orderId))
    .orderBy(asc(cardVersions.number));
  return rows.map(({ card: { number, templateId, message, cardKey }, inputs }) => {
    const { texts, logoKey } = (inputs ?? { texts: {} }) as Pick<CardInputs, 'texts' | 'logoKey'>;
    return {
      number,
      templateId,
      group: findTemplate(artwork.cards, templateId)?.group ?? 'F',
      message,
      header: texts.header ?? null,
      footer: texts.footer ?? null,
      logoFilePath: logoKey === undefined ? null : `/files/${logoKey}`,
      url: absoluteUrl(config, `/files/${cardKey}`),
    };
  });
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

function fileUrlOrNull(config: ServerDeps['config'], key: string | null): string | null {
  return absoluteUrlOrNull(config, key && `/files/${key}`);
}
