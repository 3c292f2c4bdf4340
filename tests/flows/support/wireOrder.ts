import type { Wire } from '../../../src/api/contract.ts';
import { greetingCategory } from '../../../src/domain/greeting.ts';
import {
  GREETING,
  type PlacedOrder,
  type VirtualAccountInvoice,
} from '../../../src/domain/order.ts';
import type { OrderDetail, OrderedCard } from '../../../src/domain/orderState.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { messageOf } from '../expected/previewRequests.ts';
import type { BodyOf } from './network.ts';

/** Returns an order as the server answers with it. */
export function toWireOrder(order: OrderDetail): Wire['OrderDetail'] {
  const { events, card, board, invoice } = order;
  return {
    order: {
      id: order.orderId,
      kind: order.kind === GREETING ? 'greeting' : 'flowers',
      personId: order.personId,
      personName: order.personName,
      fromName: order.sender,
      price: order.price,
      discount: order.discount,
      total: order.total,
      ...(order.payPalCents === undefined ? {} : { payPalCents: order.payPalCents }),
      received: order.received,
      refunded: order.refunded,
      createdTime: order.createdAt,
      expiredTime: order.expiresAt,
      payment: order.payment,
      fulfilment: order.fulfilment,
      proofPending: order.isProofPending,
      version: order.version,
      pictureUrl: order.pictureUrl,
      dueTime: order.dueAt,
      departureTime: order.departureAt,
      approvedTime: order.approvedAt,
    },
    events: events.map(({ at, type, ...rest }) => ({ ...rest, time: at, event: type })),
    card: card && toWireCard(card),
    board: board && { ...board, logoUrl: null },
    invoice: invoice && toWireInvoice(invoice, order.orderId),
    possibleEvents: [...order.possibleEvents],
    houseName: order.houseName,
    room: order.room,
  };
}

/** Returns packages as the server answers with them. */
export function toWirePackages(
  packages: readonly GreetingPackage[],
): BodyOf<'GET /packages/ucapan/'> {
  return {
    results: packages.map(({ id, price, discount, discountPercentage, name, description }) => ({
      id,
      price,
      discRp: discount,
      discPercentage: discountPercentage,
      ...(name !== null && { name }),
      ...(description !== null && { description }),
    })),
  };
}

/** Returns a new order of a greeting as the server answers with it. */
export function toPlacedGreeting({ id, price, discount, expiresAt }: PlacedOrder) {
  return { id, price, discprice: discount, expiredTime: expiresAt };
}

/** Returns a new order of flowers as the server answers with it. */
export function toPlacedFlowers({ id, price, expiresAt }: PlacedOrder) {
  return { id, price, expiredTime: expiresAt };
}

/** Returns a virtual account as the server answers with it. */
export function toWireInvoice(
  { id, bank, number, amount, expiresAt }: VirtualAccountInvoice,
  orderId: number,
): Wire['VirtualAccountInvoice'] {
  return { id, orderId, bank, vaNumber: number, amount, expiredTime: expiresAt };
}

function toWireCard({ url, templateId, content }: OrderedCard): Wire['OrderDetail']['card'] {
  const { group, page } = greetingCategory(content.mode);
  const isQuote = page === 'quotes';
  return {
    number: 1,
    templateId,
    group,
    message: messageOf(content),
    header: isQuote ? content.quotes.header : null,
    footer: isQuote ? content.quotes.footer : null,
    logoFilePath: content.logo?.path ?? null,
    url,
  };
}
