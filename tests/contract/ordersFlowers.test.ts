import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { floristProducts } from '../../server/src/data/db/schema/catalogue.ts';
import { cardPreviews, flowerOrders, orders } from '../../server/src/data/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/data/db/schema/persons.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import type { Wire } from '../../server/src/http/contract/operations.ts';
import { uploadLogo } from './support/logoForm.ts';
import { flowerOrderBody, ids, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('a flower order', () => {
  it('returns its number, price and deadline', async () => {
    const { status, body } = await order('sari');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      price: 750_000,
      expiredTime: '2026-11-22T10:00:00+07:00',
      payPalCents: 4546,
    });
  });

  it('stores the order, its board and its history entry', async () => {
    await order('sari');
    const { db } = server.deps;
    expect(await db.select().from(orders)).toEqual([
      {
        id: 1,
        kind: 'flowers',
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
        price: 750_000,
        discount: 0,
        total: 750_000,
        payPalCents: 4546,
        expiredTime: new Date('2026-11-22T03:00:00Z'),
        createdAt: new Date('2026-11-21T03:00:00Z'),
        fromName: 'PT Sari Lestari',
        room: 'Ruang Melati 2',
      },
    ]);
    expect(await db.select().from(flowerOrders)).toEqual([
      {
        orderId: 1,
        floristId: ids.mawar,
        productId: ids.board,
        funeralHouseId: 2,
        personName: 'Maria Theresia Wijaya',
        message: 'Turut berdukacita',
        subMessage: 'Semoga damai',
        logoKey: null,
        pictureKey: expect.stringMatching(/^boards\/[0-9a-f]{64}\.webp$/),
        deliveryPhotoKey: null,
      },
    ]);
    const [notification] = await db.select().from(notifications);
    expect(notification?.userId).toBe(ids.sari);
    expect(notification?.text).toBe(
      'Pesanan ORDER-0000001: pesanan bunga papan untuk Maria Theresia Wijaya dari PT Sari Lestari kami terima dan menunggu pembayaran. ' +
        'Total Rp 750.000, mohon dibayar sebelum Minggu, 22 November 2026 pukul 10.00 WIB.',
    );
  });

  it('R160 has a picture of its board with the words, which is drawn before the order', async () => {
    await order('sari');
    const [stored] = await server.deps.db.select().from(flowerOrders);
    const shown = await server.call<{ order: { pictureUrl: string } }>(
      'GET',
      '/api/v1.0/orders/1',
      {
        as: 'sari',
      },
    );
    expect(new URL(shown.body.order.pictureUrl).pathname).toBe(`/files/${stored?.pictureKey}`);
    const picture = await server.file(shown.body.order.pictureUrl);
    expect([picture.status, picture.type]).toEqual([200, 'image/webp']);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 1200, height: 900 });
    await order('sari', { message: 'Selamat jalan' });
    const [, other] = await server.deps.db.select().from(flowerOrders);
    expect(other?.pictureKey).not.toBe(stored?.pictureKey);
  });

  it('R160 has the photo of a product without a design', async () => {
    const setBoard = (boardKey: string | null) =>
      server.deps.db
        .update(floristProducts)
        .set({ boardKey })
        .where(eq(floristProducts.id, ids.board));
    await setBoard(null);
    const { body } = await order('sari');
    await setBoard('marun-klasik');
    const shown = await server.call<{ order: { pictureUrl: string } }>(
      'GET',
      `/api/v1.0/orders/${body['id']}`,
      { as: 'sari' },
    );
    expect(shown.body.order.pictureUrl).toMatch(/\/images\/boards\/\d+\.webp$/);
  });

  it.each([
    ['message', { message: 'Turut berduka ひ' }, 'card_text_unsupported'],
    ['subMessage', { subMessage: 'Semoga damai 🙏' }, 'card_text_unsupported'],
    ['fromName', { fromName: 'Keluarga محمد' }, 'card_text_unsupported'],
    ['fromName', { fromName: 'A\nB\nC\nD' }, 'card_text_too_long'],
  ])(
    'R161 is rejected with the field of a text that cannot be printed: %s',
    async (field, changes, code) => {
      const { status, body } = await order('sari', changes);
      expect({ status, body }).toMatchObject({ status: 422, body: { code, field } });
      expect(await server.deps.db.select().from(orders)).toEqual([]);
    },
  );

  it('adds no message to the person, and does not change the counter', async () => {
    await order('sari');
    expect(await server.deps.db.select().from(personMessages)).toEqual([]);
    const [person] = await server.deps.db
      .select({ count: persons.senderCount })
      .from(persons)
      .where(eq(persons.id, ids.maria));
    expect(person?.count).toBe(0);
  });

  it('R98 ignores the recipient, room, name, price and paid state of the request, and gives members no discount', async () => {
    const changes = {
      ToUserId: ids.sari,
      room: 'Ruang Mawar',
      personName: 'Somebody',
      price: 1,
      isPaid: 1,
    };
    const { body } = await order('budi', { ...changes, fromUserId: ids.budi });
    expect(body).toMatchObject({ id: 1, price: 750_000 });
    const [stored] = await server.deps.db.select().from(orders);
    expect(stored).toMatchObject({
      room: 'Ruang Melati 2',
      paymentState: 'awaitingPayment',
      discount: 0,
      total: 750_000,
    });
  });

  it('is delivered to the current funeral house of the person', async () => {
    await server.deps.db.execute(
      sql`update persons set funeral_house_id = 1 where id = ${ids.maria}`,
    );
    const { status } = await order('sari');
    await server.deps.db.execute(
      sql`update persons set funeral_house_id = 2 where id = ${ids.maria}`,
    );
    expect(status).toBe(200);
    expect(
      await server.deps.db.select({ house: flowerOrders.funeralHouseId }).from(flowerOrders),
    ).toEqual([{ house: 1 }]);
  });

  it('stores the logo that the buyer has uploaded', async () => {
    const logoUrl = await uploadLogo(server, 'sari');
    expect((await order('sari', { logoUrl })).status).toBe(200);
    expect(await server.deps.db.select({ key: flowerOrders.logoKey }).from(flowerOrders)).toEqual([
      { key: logoUrl.replace('/files/', '') },
    ]);
  });

  it('gets the next order number', async () => {
    await order('sari');
    expect((await order('sari')).body['id']).toBe(2);
  });
});

it('R243 the number of boards of a florist leaves out those that are no longer offered', async () => {
  const { body } = await server.call<{ results: Wire['Florist'][] }>(
    'GET',
    '/partners/florist/list/actives?funeralHouseId=2',
  );
  const florist = body.results.find(({ id }) => id === ids.mawar);
  expect(florist?.productCount).toBe(1);
});

describe('a flower order is rejected', () => {
  it.each([
    ['in the name of another user', { fromUserId: ids.budi }, 403, 'forbidden', 'fromUserId'],
    ['for a withdrawn person', { personId: ids.withdrawn }, 404, 'person_unavailable', 'personId'],
    [
      'for a house without flower delivery',
      { personId: ids.yosef, funeralHouseId: 5 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for such a house with the id of another house',
      { personId: ids.yosef, funeralHouseId: 2 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for a person in an unknown house',
      { personId: ids.wayan, funeralHouseId: 2 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for a house with id 4 in the request',
      { funeralHouseId: 4 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'from a florist who does not serve the house',
      { partnerId: ids.anggrek },
      422,
      'florist_unavailable',
      'partnerId',
    ],
    [
      'from an inactive florist',
      { partnerId: ids.inactiveFlorist },
      422,
      'florist_unavailable',
      'partnerId',
    ],
    ['from an unknown florist', { partnerId: 4711 }, 422, 'florist_unavailable', 'partnerId'],
    [
      'with the product of another florist',
      { floristProductId: ids.otherBoard },
      422,
      'product_unavailable',
      'floristProductId',
    ],
    [
      'with an inactive product',
      { floristProductId: ids.inactiveProduct },
      422,
      'product_unavailable',
      'floristProductId',
    ],
    [
      'with a logo on another server',
      { logoUrl: 'https://elsewhere.example/a.png' },
      422,
      'logo_invalid',
      'logoUrl',
    ],
    [
      'with an unknown logo',
      { logoUrl: `/files/logos/${'a'.repeat(64)}.webp` },
      422,
      'logo_invalid',
      'logoUrl',
    ],
    ['with a blank message', { message: '  ' }, 422, 'validation_failed', 'message'],
    [
      'with a text that is too long',
      { subMessage: 'a'.repeat(301) },
      400,
      'validation_failed',
      'subMessage',
    ],
    ['with a blank sender', { fromName: ' ' }, 422, 'validation_failed', 'fromName'],
    [
      'R701 with a message that is not seen',
      { message: '\u2060' },
      422,
      'validation_failed',
      'message',
    ],
  ])('%s', async (_description, changes, status, code, field) => {
    await expectRejection(order('sari', changes), status, code, field);
  });

  it('with the logo of another user', async () => {
    await expectRejection(
      order('sari', { logoUrl: await uploadLogo(server, 'budi') }),
      422,
      'logo_invalid',
      'logoUrl',
    );
  });

  it('without a token', async () => {
    await expectRejection(order(undefined), 401, 'unauthenticated', undefined);
  });
});

function order(as: Username | undefined, changes: object = {}) {
  return server.call('POST', '/florist/message', {
    ...(as ? { as } : {}),
    body: flowerOrderBody(changes),
  });
}

async function expectRejection(
  answer: ReturnType<typeof order>,
  status: number,
  code: string,
  field: string | undefined,
): Promise<void> {
  const { status: actualStatus, body } = await answer;
  expect({ status: actualStatus, code: body['code'], field: body['field'] }).toEqual({
    status,
    code,
    field,
  });
  const { db } = server.deps;
  expect(
    await Promise.all(
      [orders, flowerOrders, notifications, cardPreviews].map((table) => db.$count(table)),
    ),
    'orders, boards, lines of the history and drawn pictures',
  ).toEqual([0, 0, 0, 0]);
}
