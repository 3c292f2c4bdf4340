import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, vaInvoices } from '../../../server/src/data/db/schema/orders.ts';
import { type DatabaseAdmin, openDatabaseAdmin } from '../support/databaseAdmin.ts';
import { greetingOrderBody, notePreviewBody } from '../support/orderingData.ts';
import { type OrderingServer, startOrderingServer } from '../support/startOrderingServer.ts';

let server: OrderingServer;
let admin: DatabaseAdmin;
beforeAll(async () => {
  server = await startOrderingServer();
  admin = await openDatabaseAdmin(server.deps.db);
});
afterAll(async () => {
  await admin.close();
  await server.close();
});

it('does not cancel an invoice that is paid while the cancellation waits for the order', async () => {
  const as = 'sari';
  const { body: card } = await server.call<string>('POST', '/messages/preview/', {
    as,
    body: notePreviewBody(),
  });
  const order = await server.call('POST', '/messages', { as, body: greetingOrderBody(card) });
  const invoice = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
    as,
    body: { orderId: order.body['id'] },
  });
  const { answer } = await server.deps.db.transaction(async (tx) => {
    await tx.select().from(orders).for('update');
    const path = `/api/v1.0/payment/va/invoice/${String(invoice.body['id'])}/cancel`;
    const cancellation = server.call('DELETE', path, { as });
    await admin.waitForBlocked();
    await tx.update(vaInvoices).set({ status: 'paid' });
    return { answer: cancellation };
  });
  const { status, body } = await answer;
  expect([status, body['code']]).toEqual([409, 'order_not_payable']);
});
