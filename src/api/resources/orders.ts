import { queryOptions, type Query } from '@tanstack/react-query';
import * as v from 'valibot';
import { toAppError } from '../../domain/appError.ts';
import {
  FULFILMENT_STATES,
  PAYMENT_STATES,
  type OrderState,
  type OrderStateDetail,
} from '../../domain/orderState.ts';
import type { ApiClient } from '../http/client.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';
import { count, id, instant, results, rupiah } from './wire.ts';

/** The time between two reads of an order that waits for its payment, in ms. */
const POLL_INTERVAL_MS = 10_000;

/** Loads the states of the signed-in user's orders, the latest first (`GET /api/v1.0/orders`). */
export async function listOrders(client: ApiClient, signal?: AbortSignal): Promise<OrderState[]> {
  const call = client.main.GET('/api/v1.0/orders', { cache: 'no-store', signal: signal ?? null });
  const answer = await readAnswer(call, results(order));
  return answer.results.map(toOrderState);
}

/** Loads the state of an order of the signed-in user (`GET /api/v1.0/orders/{id}`). */
export async function getOrder(
  client: ApiClient,
  orderId: number,
  signal?: AbortSignal,
): Promise<OrderStateDetail> {
  const call = client.main.GET('/api/v1.0/orders/{id}', {
    cache: 'no-store',
    params: { path: { id: orderId } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(call, orderDetail);
  const rejection = answer.events.findLast(({ fulfilment }) => fulfilment === 'rejected');
  return {
    ...toOrderState(answer.order),
    rejectionReason: answer.order.fulfilment === 'rejected' ? (rejection?.reason ?? null) : null,
  };
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

/**
 * Returns the query options of `getOrder`. Always stale; a visible page reads the order again every
 * ten seconds while it waits for its payment. An upstream without this operation is asked once.
 */
export function orderQuery(client: ApiClient, orderId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['order', orderId],
    queryFn: ({ signal }) => getOrder(client, orderId, signal),
    staleTime: STALE_TIMES.own,
    refetchInterval: ({ state: { data, error } }: Query<OrderStateDetail>) => {
      const mayBePaid =
        data === undefined
          ? error === null || toAppError(error).code !== 'notFound'
          : data.payment === 'awaitingPayment';
      return mayBePaid ? POLL_INTERVAL_MS : false;
    },
  });
}

const payment = v.picklist(PAYMENT_STATES);
const fulfilment = v.picklist(FULFILMENT_STATES);

const order = v.object({
  id,
  payment,
  fulfilment,
  proofPending: v.boolean(),
  total: rupiah,
  received: rupiah,
  refunded: rupiah,
  version: count,
  expiredTime: instant,
});

const orderDetail = v.object({
  order,
  events: v.array(v.object({ fulfilment, reason: v.nullable(v.string()) })),
});

function toOrderState(wire: v.InferOutput<typeof order>): OrderState {
  return {
    orderId: wire.id,
    payment: wire.payment,
    fulfilment: wire.fulfilment,
    isProofPending: wire.proofPending,
    total: wire.total,
    received: wire.received,
    refunded: wire.refunded,
    version: wire.version,
    expiresAt: wire.expiredTime,
  };
}
