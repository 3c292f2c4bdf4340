import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  categoryOfGroup,
  parseNote,
  type CardTemplate,
  type GreetingContent,
  type Logo,
} from '../../domain/greeting.ts';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { FLOWERS, GREETING } from '../../domain/order.ts';
import {
  BUYER_EVENTS,
  FULFILMENT_STATES,
  PAYMENT_STATES,
  type OrderDetail,
  type OrderSummary,
  type OrderedCard,
} from '../../domain/orderState.ts';
import { normalizeSenderName } from '../../domain/senderName.ts';
import type { ApiClient } from '../http/client.ts';
import { readAnswer, validateJson } from '../http/readAnswer.ts';
import type { UploadOptions } from '../http/upload.ts';
import { messageOf } from './greetings.ts';
import { invoice, toInvoice } from './payment.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';
import { address, count, id, instant, optionalBanks, results, rupiah } from './wire.ts';

/** Loads the signed-in user's orders, the latest first (`GET /api/v1.0/orders`). */
export async function listOrders(client: ApiClient, signal?: AbortSignal): Promise<OrderSummary[]> {
  const call = client.main.GET('/api/v1.0/orders', { cache: 'no-store', signal: signal ?? null });
  const answer = await readAnswer(call, results(order));
  return answer.results.map((each) => toOrderSummary(client, each));
}

/** Loads an order of the signed-in user (`GET /api/v1.0/orders/{id}`). */
export async function getOrder(
  client: ApiClient,
  orderId: number,
  signal?: AbortSignal,
): Promise<OrderDetail> {
  const call = client.main.GET('/api/v1.0/orders/{id}', {
    cache: 'no-store',
    params: { path: { id: orderId } },
    signal: signal ?? null,
  });
  return toOrderDetail(client, await readAnswer(call, orderDetail));
}

/** The version of an order that the buyer has seen. */
export interface SeenOrder {
  readonly orderId: number;
  readonly version: number;
}

/**
 * Cancels an unpaid order (`POST /api/v1.0/orders/{id}/cancel`). Throws `orderChanged` if the buyer
 * has seen an older version, and `orderEventNotPossible` if it cannot be cancelled any more.
 */
export async function cancelOrder(
  client: ApiClient,
  { orderId, version }: SeenOrder,
  signal?: AbortSignal,
): Promise<OrderDetail> {
  const call = client.main.POST('/api/v1.0/orders/{id}/cancel', {
    params: { path: { id: orderId } },
    body: { version },
    signal: signal ?? null,
  });
  return toOrderDetail(client, await readAnswer(call, orderDetail));
}

/** A corrected card, as the buyer has accepted it. */
export interface CardCorrection extends SeenOrder {
  readonly content: GreetingContent;
  readonly templateId: CardTemplate['id'];
  /** The address of the accepted card, as returned by `drawPreview`. */
  readonly previewUrl: string;
}

/** Replaces a rejected card (`POST /api/v1.0/orders/{id}/card`). Throws as `cancelOrder` does. */
export async function correctCard(
  client: ApiClient,
  { orderId, version, content, templateId, previewUrl }: CardCorrection,
  signal?: AbortSignal,
): Promise<OrderDetail> {
  const call = client.main.POST('/api/v1.0/orders/{id}/card', {
    params: { path: { id: orderId } },
    body: {
      version,
      templateId,
      fromName: normalizeSenderName(content.sender),
      message: messageOf(content),
      defaultMessageUrl: previewUrl,
    },
    signal: signal ?? null,
  });
  return toOrderDetail(client, await readAnswer(call, orderDetail));
}

/**
 * Uploads a proof of payment (`POST /api/v1.0/orders/{id}/proof`, multipart field `proof`): PNG,
 * JPEG, WebP or PDF up to 5 MiB. Throws `proofInvalid` for other files.
 */
export async function uploadProof(
  client: ApiClient,
  { orderId, file, fileName }: { orderId: number; file: Blob; fileName: string },
  options: UploadOptions = {},
): Promise<OrderDetail> {
  const path = `/api/v1.0/orders/${orderId}/proof`;
  const form = new FormData();
  form.append('proof', file, fileName);
  const answer = await client.upload(path, form, options);
  return toOrderDetail(client, validateJson(answer, orderDetail, path));
}

/** Returns the query options of `listOrders`. Always stale, because staff change orders. */
export function ordersQuery(client: ApiClient, userId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['orders', userId],
    queryFn: ({ signal }) => listOrders(client, signal),
    staleTime: STALE_TIMES.own,
  });
}

/** Returns the query options of `getOrder`. Always stale, because staff change orders. */
export function orderQuery(client: ApiClient, orderId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => getOrder(client, orderId, signal),
    staleTime: STALE_TIMES.own,
  });
}

const payment = v.picklist(PAYMENT_STATES);
const fulfilment = v.picklist(FULFILMENT_STATES);

const order = v.object({
  id,
  kind: v.picklist(['greeting', 'flowers']),
  personId: id,
  personName: v.string(),
  fromName: v.string(),
  payment,
  fulfilment,
  proofPending: v.boolean(),
  price: rupiah,
  discount: rupiah,
  total: rupiah,
  payPalCents: v.optional(count),
  received: rupiah,
  refunded: rupiah,
  version: count,
  createdTime: instant,
  expiredTime: instant,
  pictureUrl: v.nullable(address),
  dueTime: v.nullable(instant),
  departureTime: v.nullable(instant),
  approvedTime: v.nullable(instant),
});

const card = v.object({
  templateId: id,
  group: v.picklist(['F', 'D', 'E', 'quotes', 'logo']),
  message: v.string(),
  header: v.nullable(v.string()),
  footer: v.nullable(v.string()),
  logoFilePath: v.nullable(v.string()),
  url: address,
});

const board = v.object({
  floristName: v.string(),
  productName: v.string(),
  message: v.string(),
  subMessage: v.string(),
  deliveryPhotoUrl: v.nullable(address),
});

const orderDetail = v.object({
  order,
  events: v.array(
    v.object({
      version: count,
      time: instant,
      event: v.string(),
      payment,
      fulfilment,
      reason: v.nullable(v.string()),
    }),
  ),
  card: v.nullable(card),
  board: v.nullable(board),
  invoice: v.nullable(invoice),
  possibleEvents: v.array(v.picklist(BUYER_EVENTS)),
  houseName: v.nullable(v.string()),
  room: v.nullable(v.string()),
  virtualAccountBanks: optionalBanks,
});

function toOrderSummary(client: ApiClient, wire: v.InferOutput<typeof order>): OrderSummary {
  return {
    orderId: wire.id,
    kind: wire.kind === 'greeting' ? GREETING : FLOWERS,
    personId: wire.personId,
    personName: wire.personName,
    sender: wire.fromName,
    payment: wire.payment,
    fulfilment: wire.fulfilment,
    isProofPending: wire.proofPending,
    price: wire.price,
    discount: wire.discount,
    total: wire.total,
    payPalCents: wire.payPalCents,
    received: wire.received,
    refunded: wire.refunded,
    version: wire.version,
    createdAt: wire.createdTime,
    expiresAt: wire.expiredTime,
    pictureUrl: wire.pictureUrl && client.resolveUrl(wire.pictureUrl),
    dueAt: wire.dueTime,
    departureAt: wire.departureTime,
    approvedAt: wire.approvedTime,
  };
}

function toOrderDetail(client: ApiClient, wire: v.InferOutput<typeof orderDetail>): OrderDetail {
  const rejection = wire.events.findLast((event) => event.fulfilment === 'rejected');
  return {
    ...toOrderSummary(client, wire.order),
    rejectionReason: wire.order.fulfilment === 'rejected' ? (rejection?.reason ?? null) : null,
    events: wire.events.map(({ time, event, ...rest }) => ({ ...rest, at: time, type: event })),
    card: wire.card && toOrderedCard(client, wire.card, wire.order.fromName),
    board: wire.board && {
      ...wire.board,
      deliveryPhotoUrl:
        wire.board.deliveryPhotoUrl && client.resolveUrl(wire.board.deliveryPhotoUrl),
    },
    invoice: wire.invoice && toInvoice(wire.invoice),
    virtualAccountBanks:
      wire.virtualAccountBanks ?? (wire.order.kind === 'greeting' ? BANK_CODES : []),
    possibleEvents: wire.possibleEvents,
    houseName: wire.houseName,
    room: wire.room,
  };
}

function toOrderedCard(
  client: ApiClient,
  wire: v.InferOutput<typeof card>,
  sender: string,
): OrderedCard {
  const { mode, page } = categoryOfGroup(wire.group);
  const isQuote = page === 'quotes';
  return {
    url: client.resolveUrl(wire.url),
    templateId: wire.templateId,
    content: {
      mode,
      sender,
      note: isQuote ? { choice: 'none', text: '' } : parseNote(wire.message),
      quotes: {
        header: wire.header ?? '',
        message: isQuote ? wire.message : '',
        footer: wire.footer ?? '',
      },
      logo: wire.logoFilePath === null ? null : toLogo(wire.logoFilePath),
    },
  };
}

function toLogo(path: string): Logo {
  return { path, fileName: path.slice(path.lastIndexOf('/') + 1) };
}
