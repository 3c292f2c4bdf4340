import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cardPreviews } from '../../server/src/data/db/schema/orders.ts';
import { bankPayments, bankRequests } from '../../server/src/data/db/schema/payments.ts';
import { uploads } from '../../server/src/data/db/schema/users.ts';
import { uploadLogo } from './support/logoForm.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './support/orderingData.ts';
import { type OrderingServer, startOrderingServer } from './support/startOrderingServer.ts';

const day = 24 * 3600 * 1000;

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const cleanUp = async () => {
  await server.deps.jobs.schedule(server.deps.db, 'clean-up', null);
  return server.deps.jobs.runDue();
};
const preview = async (message: string, as: Username = 'sari') => {
  const { body } = await server.call<string>('POST', '/messages/preview/', {
    as,
    body: notePreviewBody({ message }),
  });
  return body;
};
const keyOf = (url: string) => new URL(url, 'http://duka.test').pathname.replace('/files/', '');
const previewKeys = async () =>
  (await server.deps.db.select({ key: cardPreviews.key }).from(cardPreviews)).map(({ key }) => key);
const uploadKeys = async () =>
  (await server.deps.db.select({ key: uploads.key }).from(uploads)).map(({ key }) => key);
const statusOf = async (url: string) => (await server.file(url)).status;

it('deletes previews after 30 days, except those of orders', async () => {
  const ordered = await preview('Turut Berdukacita');
  const unused = await preview('Doa kami');
  await server.call('POST', '/messages', { as: 'sari', body: greetingOrderBody(ordered) });

  server.advance(30 * day);
  await cleanUp();
  expect((await previewKeys()).sort()).toEqual([keyOf(ordered), keyOf(unused)].sort());

  server.advance(1);
  expect(await cleanUp()).toEqual([{ name: 'clean-up' }, { name: 'delete-file' }]);
  expect(await previewKeys()).toEqual([keyOf(ordered)]);
  expect([await statusOf(ordered), await statusOf(unused)]).toEqual([200, 404]);
  expect(await preview('Doa kami')).toBe(unused);
  expect(await statusOf(unused)).toBe(200);
});

it('deletes the pictures of boards after 30 days, except those of orders', async () => {
  await server.call('POST', '/florist/message', { as: 'sari', body: flowerOrderBody({}) });
  const [ordered] = await previewKeys();
  await server.deps.files.put('boards/a.webp', Buffer.from('unused'));
  await server.deps.db
    .insert(cardPreviews)
    .values({ key: 'boards/a.webp', inputs: {}, createdAt: server.deps.now() });
  server.advance(30 * day + 1);
  await cleanUp();
  expect(await previewKeys()).toEqual([ordered]);
  expect([await statusOf(`/files/${ordered}`), await statusOf('/files/boards/a.webp')]).toEqual([
    200, 404,
  ]);
});

it('keeps a preview that another user has requested within 30 days', async () => {
  const url = await preview('Turut Berdukacita');
  server.advance(20 * day);
  await preview('Turut Berdukacita', 'budi');
  server.advance(20 * day);
  await cleanUp();
  expect(await previewKeys()).toEqual([keyOf(url)]);
  server.advance(11 * day);
  await cleanUp();
  expect(await previewKeys()).toEqual([]);
});

it('keeps a preview and an upload that the same user has requested again within 30 days', async () => {
  const card = await preview('Turut Berdukacita');
  const logo = await uploadLogo(server, 'sari');
  server.advance(20 * day);
  await preview('Turut Berdukacita');
  await uploadLogo(server, 'sari');
  server.advance(20 * day);
  await cleanUp();
  expect([await previewKeys(), await uploadKeys()]).toEqual([[keyOf(card)], [keyOf(logo)]]);
});

it('deletes uploads after 30 days, except those of orders', async () => {
  const ordered = await uploadLogo(server, 'sari', '#112233');
  const unused = await uploadLogo(server, 'sari', '#445566');
  const { status } = await server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrderBody({ logoUrl: ordered }),
  });
  expect(status).toBe(200);
  server.advance(31 * day);
  await cleanUp();
  expect(await uploadKeys()).toEqual([keyOf(ordered)]);
  expect([await statusOf(ordered), await statusOf(unused)]).toEqual([200, 404]);
});

it('keeps an upload as long as a preview shows it', async () => {
  const key = keyOf(await uploadLogo(server, 'sari'));
  server.advance(20 * day);
  await server.deps.db.insert(cardPreviews).values({
    key: `cards/${'a'.repeat(64)}.webp`,
    inputs: { templateId: 1, texts: {}, logoKey: key },
    createdAt: server.deps.now(),
  });
  server.advance(20 * day);
  await cleanUp();
  expect(await uploadKeys()).toEqual([key]);
  server.advance(20 * day);
  await cleanUp();
  expect(await uploadKeys()).toEqual([]);
});

it('deletes the calls of a bank after 30 days', async () => {
  const { db, now } = server.deps;
  await db
    .insert(bankRequests)
    .values({ partnerId: 'BANK', day: '2026-11-21', externalId: '1', receivedAt: now() });
  await db.insert(bankPayments).values({
    partnerId: 'BANK',
    paymentRequestId: '1',
    requestHash: '',
    answer: '{}',
    receivedAt: now(),
  });
  const counts = async () => [await db.$count(bankRequests), await db.$count(bankPayments)];

  server.advance(30 * day);
  await cleanUp();
  expect(await counts()).toEqual([1, 1]);

  server.advance(1);
  await cleanUp();
  expect(await counts()).toEqual([0, 0]);
});

it('deletes more than one batch', async () => {
  await server.deps.db.insert(uploads).values(
    Array.from({ length: 120 }, (_, index) => ({
      key: `logos/${index}.webp`,
      userId: ids.sari,
      createdAt: server.deps.now(),
    })),
  );
  server.advance(31 * day);
  const runs = await cleanUp();
  expect(runs.filter(({ name }) => name === 'clean-up')).toHaveLength(3);
  expect(await uploadKeys()).toEqual([]);
});

it('deletes no file that has a row again', async () => {
  const url = await preview('Turut Berdukacita');
  await server.deps.jobs.schedule(server.deps.db, 'delete-file', { key: keyOf(url) });
  expect(await server.deps.jobs.runDue()).toEqual([{ name: 'delete-file' }]);
  expect(await statusOf(url)).toBe(200);
});

it('rejects orders of a card and a logo whose files are gone', async () => {
  const url = await preview('Turut Berdukacita');
  const logoUrl = await uploadLogo(server, 'sari');
  await server.deps.files.delete(keyOf(url));
  await server.deps.files.delete(keyOf(logoUrl));
  expect(
    await server.call('POST', '/messages', { as: 'sari', body: greetingOrderBody(url) }),
  ).toMatchObject({ status: 422, body: { code: 'preview_unknown' } });
  expect(
    await server.call('POST', '/florist/message', {
      as: 'sari',
      body: flowerOrderBody({ logoUrl }),
    }),
  ).toMatchObject({ status: 422, body: { code: 'logo_invalid' } });
});
