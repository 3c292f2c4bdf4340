import { expect, test } from 'vitest';
import { virtualAccountInvoice } from '../../testing/fixtures/orders.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { cancelVirtualAccount, inquireVirtualAccount } from './payment.ts';

const upstream = startUpstream();

test('inquireVirtualAccount returns the open invoice', async () => {
  await expect(inquireVirtualAccount(testClient(), { orderId: 42 })).resolves.toEqual({
    type: 'opened',
    invoice: {
      id: 5,
      bank: 'bca',
      number: '3901081234567890',
      amount: 90_000,
      expiresAt: '2026-11-22T10:00:00+07:00',
    },
  });
  const [request] = await upstream.seen();
  expect(request?.body).toEqual({ orderId: 42 });
});

test('inquireVirtualAccount rejects an invoice of another order', async () => {
  upstream.use(faults.json({ ...virtualAccountInvoice, orderId: 41 }));
  await expect(inquireVirtualAccount(testClient(), { orderId: 42 })).rejects.toMatchObject({
    code: 'badResponse',
    field: 'orderId',
  });
});

test('inquireVirtualAccount rejects a number with anything but digits', async () => {
  upstream.use(faults.json({ ...virtualAccountInvoice, vaNumber: '3901 0812' }));
  await expect(inquireVirtualAccount(testClient(), { orderId: 42 })).rejects.toMatchObject({
    code: 'badResponse',
    field: 'vaNumber',
  });
});

test.each([
  ['order_expired', 409, 'orderExpired'],
  ['order_not_payable', 409, 'orderNotPayable'],
  ['virtual_account_unavailable', 503, 'virtualAccountUnavailable'],
])('inquireVirtualAccount returns %s as a rejection', async (code, status, appCode) => {
  upstream.use(faults.rejection(status, code));
  await expect(inquireVirtualAccount(testClient(), { orderId: 42 })).resolves.toEqual({
    type: 'rejected',
    code: appCode,
  });
});

test('cancelVirtualAccount rejects an answer in which the invoice is not cancelled', async () => {
  await expect(cancelVirtualAccount(testClient(), 5)).resolves.toBeUndefined();
  upstream.use(faults.json({ id: 5, status: 'open' }));
  await expect(cancelVirtualAccount(testClient(), 5)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'status',
  });
});
