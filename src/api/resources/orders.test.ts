import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { OrderStateDetail } from '../../domain/orderState.ts';
import { createOrderDetail, unpaidOrder } from '../../testing/fixtures/orders.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { getOrder, listOrders, orderQuery } from './orders.ts';

const upstream = startUpstream();

const unpaid = {
  orderId: 42,
  payment: 'awaitingPayment',
  fulfilment: 'waiting',
  isProofPending: false,
  total: 90_000,
  received: 0,
  refunded: 0,
  version: 1,
  expiresAt: '2026-11-22T10:00:00+07:00',
};

test('listOrders returns the states of the orders', async () => {
  expect(await listOrders(testClient())).toEqual([unpaid]);
});

test('getOrder returns the state of an order', async () => {
  expect(await getOrder(testClient(), 42)).toEqual({ ...unpaid, rejectionReason: null });
});

const rejection = {
  version: 3,
  time: '2026-11-21T10:10:00+07:00',
  event: 'card.rejected',
  payment: 'paid',
  fulfilment: 'rejected',
  reason: 'Gambar kurang jelas.',
} as const;

test('getOrder returns the latest reason of the reviewer while the card is rejected', async () => {
  const events = [{ ...rejection, version: 2, reason: 'Nama belum tepat.' }, rejection];
  upstream.use(faults.json(createOrderDetail({ payment: 'paid', fulfilment: 'rejected' }, events)));
  expect(await getOrder(testClient(), 42)).toMatchObject({
    fulfilment: 'rejected',
    rejectionReason: 'Gambar kurang jelas.',
  });
});

test('getOrder returns no reason after the card was corrected', async () => {
  upstream.use(
    faults.json(createOrderDetail({ payment: 'paid', fulfilment: 'inReview' }, [rejection])),
  );
  expect(await getOrder(testClient(), 42)).toMatchObject({ rejectionReason: null });
});

test('listOrders rejects a state that the app does not know', async () => {
  upstream.use(faults.json({ results: [{ ...unpaidOrder, payment: 'halfPaid' }] }));
  await expect(listOrders(testClient())).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.payment',
  });
});

test('getOrder rejects with notFound when the upstream does not have the operation', async () => {
  upstream.use(faults.htmlError(404));
  await expect(getOrder(testClient(), 42)).rejects.toMatchObject({ code: 'notFound' });
});

/** Reads an order once and returns when it is read again, in ms; false if it is not. */
async function readRefetchInterval(): Promise<number | false | undefined> {
  const cache = new QueryClient();
  const options = orderQuery(testClient(), 42);
  await cache.fetchQuery({ ...options, retry: false }).catch(() => null);
  const query = cache.getQueryCache().find<OrderStateDetail>({ queryKey: options.queryKey });
  const { refetchInterval } = options;
  if (query === undefined || typeof refetchInterval !== 'function')
    throw new Error('Expected a query in the cache whose interval depends on its data.');
  return refetchInterval(query);
}

test('an order that waits for its payment is read again after ten seconds', async () => {
  expect(await readRefetchInterval()).toBe(10_000);
});

test('an order that could not be read is read again after ten seconds', async () => {
  upstream.use(faults.htmlError(502));
  expect(await readRefetchInterval()).toBe(10_000);
});

test('an order that does not wait for its payment is not read again', async () => {
  upstream.use(faults.json(createOrderDetail({ payment: 'paid', fulfilment: 'inReview' })));
  expect(await readRefetchInterval()).toBe(false);
});

test('an upstream without the operation is not asked again', async () => {
  upstream.use(faults.rejection(404, 'not_found'));
  expect(await readRefetchInterval()).toBe(false);
});
