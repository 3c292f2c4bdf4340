import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPreviews, greetingOrders } from '../../../server/src/data/db/schema/orders.ts';
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

it('keeps an old card whose order is being stored', async () => {
  const { body: url } = await server.call<string>('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody(),
  });
  server.advance(31 * 24 * 3600 * 1000);

  // The order has found its card and waits to store its message.
  await admin.lock('person_messages');
  const response = server.call('POST', '/messages', { as: 'sari', body: greetingOrderBody(url) });
  await admin.waitForBlocked();
  await server.deps.jobs.schedule(server.deps.db, 'clean-up', null);
  expect(await server.deps.jobs.runDue()).toEqual([{ name: 'clean-up' }]);
  await admin.unlock();

  expect((await response).status).toBe(200);
  expect(await server.deps.db.$count(cardPreviews)).toBe(1);
  expect(await server.deps.db.$count(greetingOrders)).toBe(1);
  expect((await server.file(url)).status).toBe(200);
});
