import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { packages } from '../../server/src/data/db/schema/catalogue.ts';
import { greetingOrders, idempotencyKeys, orders } from '../../server/src/data/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/data/db/schema/persons.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { uploadLogo } from './support/logoForm.ts';
import { greetingOrderBody, ids, notePreviewBody, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const path = '/messages';

describe('a greeting order', () => {
  it('returns its number, price, discount and deadline', async () => {
    const { status, body } = await order('sari', await preview('sari'));
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      price: 100_000,
      expiredTime: '2026-11-22T10:00:00+07:00',
      discprice: 10_000,
      payPalCents: 546,
    });
  });

  it('R195 is not stored when the account is deleted meanwhile', async () => {
    const { db, now } = server.deps;
    const card = await preview('sari');
    const setDisabled = (disabledAt: Date | null) =>
      db.update(users).set({ disabledAt }).where(eq(users.id, ids.sari));
    const startTransaction = db.transaction.bind(db);
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
      await setDisabled(now());
      return startTransaction(...args);
    });
    onTestFinished(async () => {
      transaction.mockRestore();
      await setDisabled(null);
    });
    expect(await order('sari', card)).toMatchObject({
      status: 403,
      body: { code: 'user_disabled' },
    });
    expect(await db.$count(orders)).toBe(0);
  });

  it('stores the order, its card, its message and its history entry, and leaves the counter', async () => {
    const card = await preview('sari');
    await order('sari', card);
    const { db } = server.deps;
    expect(await db.select().from(orders)).toEqual([
      {
        id: 1,
        kind: 'greeting',
        userId: ids.sari,
        personId: ids.maria,
        paymentState: 'awaitingPayment',
        fulfilmentState: 'waiting',
        received: 0,
        refunded: 0,
        proofPending: false,
        proofDeclined: false,
        version: 1,
        machineVersion: 1,
        price: 100_000,
        discount: 10_000,
        total: 90_000,
        payPalCents: 546,
        expiredTime: new Date('2026-11-22T03:00:00Z'),
        createdAt: new Date('2026-11-21T03:00:00Z'),
        fromName: 'Keluarga Sari Lestari',
        room: 'Ruang Melati 2',
      },
    ]);
    expect(await db.select().from(greetingOrders)).toEqual([
      {
        orderId: 1,
        packageId: ids.basic,
        templateId: 101,
        personName: 'Maria Theresia Wijaya',
        message: 'Turut Berdukacita',
        description: 'General',
        cardKey: new URL(card).pathname.replace('/files/', ''),
        messageId: 1,
      },
    ]);
    expect(await db.select().from(personMessages)).toEqual([
      {
        id: 1,
        personId: ids.maria,
        messageDate: new Date('2026-11-21T03:00:00Z'),
        fromName: 'Keluarga Sari Lestari',
        approved: false,
      },
    ]);
    expect(await readSenderCount(ids.maria)).toBe(0);
    const [notification] = await db.select().from(notifications);
    expect(notification).toMatchObject({
      userId: ids.sari,
      createdAt: new Date('2026-11-21T03:00:00Z'),
    });
    expect(notification?.text).toBe(
      'Pesanan ORDER-0000001: pesanan kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari kami terima dan menunggu pembayaran. ' +
        'Total Rp 90.000, mohon dibayar sebelum Minggu, 22 November 2026 pukul 10.00 WIB.',
    );
  });

  it('R45 ignores the recipient, room, name, price and paid state of the request', async () => {
    const { body } = await order('sari', await preview('sari'), {
      ToUserId: ids.budi,
      room: 'Ruang Mawar',
      name: 'Somebody else',
      price: 1,
      discprice: 1_000_000,
      isPaid: 1,
    });
    expect(body).toMatchObject({ price: 100_000, discprice: 10_000 });
    const [stored] = await server.deps.db.select().from(orders);
    expect(stored).toMatchObject({
      room: 'Ruang Melati 2',
      paymentState: 'awaitingPayment',
      total: 90_000,
    });
  });

  it('accepts a sender of two lines, and writes them as one line in the history', async () => {
    const fromName = 'Keluarga Besar\nSari Lestari';
    await order('sari', await preview('sari', { fromName }), { fromName });
    expect(await server.deps.db.select({ fromName: orders.fromName }).from(orders)).toEqual([
      { fromName },
    ]);
    const [notification] = await server.deps.db.select().from(notifications);
    expect(notification?.text).toContain('dari Keluarga Besar Sari Lestari kami');
  });

  it('keeps the message date of a device clock within limits, and replaces it with the server time otherwise', async () => {
    const card = await preview('sari');
    await order('sari', card, { messageDate: '2026/11/21 12:34:56' });
    await order('sari', card, { messageDate: '9999/12/31 23:59:59' });
    const dates = await server.deps.db
      .select({ date: personMessages.messageDate })
      .from(personMessages)
      .orderBy(personMessages.id);
    expect(dates.map(({ date }) => date.toISOString())).toEqual([
      '2026-11-21T05:34:56.000Z',
      '2026-11-21T03:00:00.000Z',
    ]);
  });

  it('sets the deadline by ORDER_EXPIRY_SECONDS', async () => {
    const other = await startOrderingServer({ ORDER_EXPIRY_SECONDS: '7200' });
    const card = await other.call<string>('POST', '/messages/preview/', {
      as: 'sari',
      body: notePreviewBody(),
    });
    const { body } = await other.call('POST', path, {
      as: 'sari',
      body: greetingOrderBody(card.body),
    });
    await other.close();
    expect(body['expiredTime']).toBe('2026-11-21T12:00:00+07:00');
  });
});

describe('the price of a greeting', () => {
  it.each([
    [
      'the requested package',
      { packageId: ids.large, price: 100_000, discprice: 10_000 },
      [250_000, 0],
    ],
    [
      'the package that has the requested price',
      { packageId: undefined, price: 250_000, discprice: 0 },
      [250_000, 0],
    ],
    [
      'the recommended package when no price matches',
      { packageId: undefined, price: 5, discprice: 5 },
      [100_000, 10_000],
    ],
  ])('is that of %s', async (_description, changes, [price, discprice]) => {
    const { status, body } = await order('sari', await preview('sari'), changes);
    expect({ status, price: body['price'], discprice: body['discprice'] }).toEqual({
      status: 200,
      price,
      discprice,
    });
  });

  it('R42 has no member discount for another user who claims it', async () => {
    const body = { packageId: undefined, price: 100_000, discprice: 25_000 };
    expect((await order('sari', await preview('sari'), body)).body).toMatchObject({
      price: 100_000,
      discprice: 10_000,
    });
  });

  it.each<[number, number, number, Username, number, number, number, string]>([
    // price, discount, that of members, buyer, discount in rupiah and percent, total, in words
    [100_000, 12_345, 0, 'sari', 12_345, 12.3, 87_655, 'Rp 87.655'],
    [100_000, 12_345, 0, 'budi', 12_345, 12.3, 87_655, 'Rp 87.655'],
    [99_600, 12_450, 0, 'sari', 12_450, 12.5, 87_150, 'Rp 87.150'],
    [75_000, 1, 25_000, 'sari', 1, 0, 74_999, 'Rp 74.999'],
    [75_000, 1, 25_000, 'budi', 25_000, 33.3, 50_000, 'Rp 50.000'],
    [1_250_000, 333_333, 99, 'budi', 333_333, 26.7, 916_667, 'Rp 916.667'],
    [10_000, 9_999, 0, 'sari', 9_999, 100, 1, 'Rp 1'],
  ])(
    'R42 of %i with %i off, %i for members, is for %s %i (%s percent) less wherever it is read',
    async (price, discRp, memberDiscRp, as, discount, percent, total, words) => {
      await server.deps.db
        .update(packages)
        .set({ price, discRp, memberDiscRp })
        .where(eq(packages.id, ids.odd));
      const path = `/packages/ucapan/?placeId=2&personId=${ids.maria}`;
      const offers = await server.call<{ results: Wire['Package'][] }>('GET', path, { as });
      const offer = offers.body.results.find(({ id }) => id === ids.odd);
      expect([offer?.price, offer?.discRp, offer?.discPercentage], 'the offer').toEqual([
        price,
        discount,
        percent,
      ]);
      const changes = { packageId: ids.odd, FromUserId: ids[as as 'sari'], price: 1, discprice: 0 };
      const { body } = await order(as, await preview(as), changes);
      expect([body['price'], body['discprice']], 'the order').toEqual([price, discount]);
      const shown = await server.call<Wire['OrderDetail']>('GET', '/api/v1.0/orders/1', { as });
      expect(shown.body.order.total, 'the total').toBe(total);
      const account = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
        as,
        body: { orderId: 1, bank: 'bca' },
      });
      expect(account.body['amount'], 'the amount to pay').toBe(total);
      const [notification] = await server.deps.db.select().from(notifications);
      expect(notification?.text).toContain(`Total ${words}, mohon dibayar`);
    },
  );

  it('is that of the funeral house when it has its own packages', async () => {
    const personName = 'Liem Kok Tjoan';
    const card = await preview('sari', { personName });
    const { body } = await order('sari', card, {
      PersonId: ids.liem,
      packageId: ids.own,
      price: 90_000,
      discprice: 0,
    });
    expect(body).toMatchObject({ price: 90_000, discprice: 0 });
  });

  it.each([
    ['in Chinese', '劉德華'],
    ['in Arabic', 'محمد يوسف'],
    ['with an emoji', 'Maria 🕊️ Wijaya'],
    ['in two scripts', 'Ahmad (أحمد) Yusuf'],
  ])('R703 is accepted for a person whose name is %s', async (_description, personName) => {
    const rename = (name: string) =>
      server.deps.db.update(persons).set({ name }).where(eq(persons.id, ids.maria));
    const [before] = await server.deps.db.select().from(persons).where(eq(persons.id, ids.maria));
    await rename(personName);
    const answer = await order('sari', await preview('sari', { personName }));
    await rename(before?.name ?? '');
    expect(answer.status).toBe(200);
  });

  it.each([
    ['an unknown package', 4711],
    ['a package no longer offered', ids.inactivePackage],
    ['a package of another funeral house', ids.own],
  ])('is rejected for %s', async (_description, packageId) => {
    await expectRejection(
      order('sari', await preview('sari'), { packageId }),
      422,
      'package_unavailable',
      'packageId',
    );
  });
});

describe('a greeting order is rejected', () => {
  it('in the name of another user', async () => {
    await expectRejection(
      order('sari', await preview('sari'), { FromUserId: ids.budi }),
      403,
      'forbidden',
      'FromUserId',
    );
  });

  it.each([
    ['a visitor without a token', undefined, 401, 'unauthenticated', undefined],
    ['an identity without a user', 'nobody', 403, 'forbidden', undefined],
    ['a disabled user', 'agus', 403, 'user_disabled', undefined],
  ] as const)('from %s', async (_user, as, status, code, field) => {
    await expectRejection(order(as, await preview('sari')), status, code, field);
  });

  it.each([
    ['with an unknown id', 4711],
    ['whose listing was withdrawn', ids.withdrawn],
  ])('for a person %s', async (_description, PersonId) => {
    await expectRejection(
      order('sari', await preview('sari'), { PersonId }),
      404,
      'person_unavailable',
      'PersonId',
    );
  });

  it.each([
    ['a time that does not exist', { messageDate: '2026/02/30 10:00:00' }, 422, 'messageDate'],
    ['a time in another format', { messageDate: '2026-02-20 10:00:00' }, 400, 'messageDate'],
    ['a blank sender', { fromName: '\n' }, 422, 'fromName'],
    ['R701 a sender that is not seen', { fromName: '\u200b' }, 422, 'fromName'],
    ['no sender', { fromName: undefined }, 400, 'fromName'],
    ['a price that is not an integer', { price: 1.5 }, 400, 'price'],
    ['text instead of a number', { PersonId: '7' }, 400, 'PersonId'],
  ])('with %s', async (_description, changes, status, field) => {
    await expectRejection(
      order('sari', await preview('sari'), changes),
      status,
      'validation_failed',
      field,
    );
  });

  it.each([
    ['the address of another server', async () => 'https://elsewhere.example/card.webp', {}],
    ['an unknown card', async () => `/files/cards/${'a'.repeat(64)}.webp`, {}],
    [
      "another user's card",
      () => preview('budi', { fromName: 'Keluarga Sari Lestari', message: 'Turut Berdukacita' }),
      {},
    ],
    ['a logo', () => uploadLogo(server, 'sari'), {}],
    ['a card of another template', () => preview('sari', { templateId: 102 }), {}],
    ['a card with another message', () => preview('sari', { message: 'Turut bersimpati' }), {}],
    ['a card with another sender', () => preview('sari', { fromName: 'Keluarga Budi' }), {}],
    [
      'a card that names another person',
      () => preview('sari', { personName: 'Yosef Hartono' }),
      {},
    ],
    ['a card for another person', () => preview('sari'), { PersonId: ids.yosef }],
  ])('with %s as its card', async (_description, card, changes) => {
    await expectRejection(
      order('sari', await card(), changes),
      422,
      'preview_unknown',
      'defaultMessageUrl',
    );
  });

  it('with an unknown template', async () => {
    await expectRejection(
      order('sari', await preview('sari'), { templateId: 9999 }),
      422,
      'template_unavailable',
      'templateId',
    );
  });
});

describe('the card of an order', () => {
  it.each([
    ['its path', (address: string) => new URL(address).pathname],
    [
      'another host name of the server',
      (address: string) => address.replace('http://localhost:3000', 'https://duka.example:8023'),
    ],
  ])('is also found by %s', async (_description, rewritten) => {
    expect((await order('sari', rewritten(await preview('sari')))).status).toBe(200);
  });

  it('can be shared by two users who wrote the same text', async () => {
    const shared = await preview('sari');
    expect(await preview('budi')).toBe(shared);
    expect((await order('budi', shared, { FromUserId: ids.budi })).status).toBe(200);
  });

  it('can be a quote, whose footer is not the sender', async () => {
    const texts = {
      templateId: 401,
      header: 'Mengenang',
      message: 'Kasih tak berkesudahan.',
      footer: 'Yang mengasihimu',
    };
    const card = await server.call<string>('POST', '/messages/previewquotes/', {
      as: 'sari',
      body: texts,
    });
    const { templateId, message } = texts;
    expect((await order('sari', card.body, { templateId, message })).status).toBe(200);
    await expectRejection(
      order('sari', card.body, { templateId, message: 'Lain' }),
      422,
      'preview_unknown',
      'defaultMessageUrl',
      1,
    );
  });

  it('can have a logo, and then fits only the person it was drawn for', async () => {
    const texts = { templateId: 501, fromName: 'PT Sari', message: 'Turut Berdukacita' };
    const logoFilePath = await uploadLogo(server, 'sari');
    const body = { ...texts, personId: ids.maria, logoFilePath, fromUsername: 'sari' };
    const card = await server.call<string>('POST', '/messages/previewlogo/', { as: 'sari', body });
    expect((await order('sari', card.body, texts)).status).toBe(200);
    const orderForOther = order('sari', card.body, { ...texts, PersonId: ids.yosef });
    await expectRejection(orderForOther, 422, 'preview_unknown', 'defaultMessageUrl', 1);
  });
});

it('logs no names and no texts', async () => {
  const card = await preview('sari');
  await order('sari', card);
  await order('sari', card, { PersonId: ids.yosef });
  await order('sari', card, { fromName: 7 });
  const log = server.logLines.join('');
  expect(log.match(/"route":"\/messages"/g)).toHaveLength(3);
  expect(log).not.toMatch(/sari|maria|wijaya|melati|berdukacita/i);
});

async function preview(as: Username, changes: object = {}): Promise<string> {
  const { status, body } = await server.call<string>('POST', '/messages/preview/', {
    as,
    body: notePreviewBody(changes),
  });
  expect(status).toBe(200);
  return body;
}

function order(as: Username | undefined, card: string, changes: object = {}) {
  return server.call('POST', path, {
    ...(as ? { as } : {}),
    body: greetingOrderBody(card, changes),
  });
}

/** Expects this rejection, and that no rows were added to the `before` orders. */
async function expectRejection(
  answer: ReturnType<typeof order>,
  status: number,
  code: string,
  field: string | undefined,
  before = 0,
): Promise<void> {
  const { status: actualStatus, body } = await answer;
  expect({ status: actualStatus, code: body['code'], field: body['field'] }).toEqual({
    status,
    code,
    field,
  });
  const { db } = server.deps;
  const counts = [
    db.$count(orders),
    db.$count(greetingOrders),
    db.$count(personMessages),
    db.$count(notifications),
  ];
  expect(await Promise.all([...counts, db.$count(idempotencyKeys)])).toEqual([
    before,
    before,
    before,
    before,
    0,
  ]);
}

async function readSenderCount(id: number): Promise<number | undefined> {
  const [person] = await server.deps.db
    .select({ count: persons.senderCount })
    .from(persons)
    .where(eq(persons.id, id));
  return person?.count;
}
