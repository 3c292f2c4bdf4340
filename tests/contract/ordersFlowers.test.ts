import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flowerOrders, orders } from '../../server/src/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/db/schema/persons.ts';
import { notifications } from '../../server/src/db/schema/users.ts';
import { uploadedLogo } from './support/logoForm.ts';
import { flowerOrder, ids, type Login } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('an order of flowers', () => {
  it('is answered with its number, price and deadline', async () => {
    const { status, body } = await order('sari');
    expect(status).toBe(200);
    expect(body).toEqual({ id: 1, price: 750_000, expiredTime: '2026-11-22T10:00:00+07:00' });
  });

  it('is written whole: order, board, history', async () => {
    await order('sari');
    const { db } = server.deps;
    expect(await db.select().from(orders)).toEqual([
      {
        id: 1,
        kind: 1,
        userId: ids.sari,
        personId: ids.maria,
        toUserId: 14,
        status: 'awaiting_payment',
        price: 750_000,
        discount: 0,
        total: 750_000,
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
      },
    ]);
    const [line] = await db.select().from(notifications);
    expect(line?.userId).toBe(ids.sari);
    expect(line?.text).toBe(
      'Pesanan ORDER-0000001: bunga papan untuk Maria Theresia Wijaya dari PT Sari Lestari telah kami terima. ' +
        'Total Rp 750.000, mohon dibayar sebelum Minggu, 22 November 2026 pukul 10.00 WIB.',
    );
  });

  it('is no message in the room, and is not counted as one', async () => {
    await order('sari');
    expect(await server.deps.db.select().from(personMessages)).toEqual([]);
    const [person] = await server.deps.db
      .select({ count: persons.senderCount })
      .from(persons)
      .where(eq(persons.id, ids.maria));
    expect(person?.count).toBe(0);
  });

  it('R98 believes nothing of recipient, room, name, price and paid state, and gives members no discount', async () => {
    const claims = {
      ToUserId: ids.sari,
      room: 'Ruang Mawar',
      personName: 'Somebody',
      price: 1,
      isPaid: 1,
    };
    const { body } = await order('budi', { ...claims, fromUserId: ids.budi });
    expect(body).toMatchObject({ id: 1, price: 750_000 });
    const [stored] = await server.deps.db.select().from(orders);
    expect(stored).toMatchObject({
      toUserId: 14,
      room: 'Ruang Melati 2',
      status: 'awaiting_payment',
      discount: 0,
      total: 750_000,
    });
  });

  it('goes to the house where the person lies now', async () => {
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

  it('carries the logo that its buyer has uploaded', async () => {
    const logoUrl = await uploadedLogo(server, 'sari');
    expect((await order('sari', { logoUrl })).status).toBe(200);
    expect(await server.deps.db.select({ key: flowerOrders.logoKey }).from(flowerOrders)).toEqual([
      { key: logoUrl.replace('/files/', '') },
    ]);
  });

  it('counts its number on from the greetings', async () => {
    await order('sari');
    expect((await order('sari')).body['id']).toBe(2);
  });
});

describe('an order of flowers is refused', () => {
  it.each([
    ['in the name of another user', { fromUserId: ids.budi }, 403, 'forbidden', 'fromUserId'],
    ['for a withdrawn person', { personId: ids.withdrawn }, 404, 'person_unavailable', 'personId'],
    [
      'for a house where no flowers are brought',
      { personId: ids.yosef, funeralHouseId: 5 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for such a house under the name of another',
      { personId: ids.yosef, funeralHouseId: 2 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for a person in no known house',
      { personId: ids.wayan, funeralHouseId: 2 },
      422,
      'flowers_not_delivered',
      'funeralHouseId',
    ],
    [
      'for a claimed house of id 4',
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
      'from a florist who has stopped',
      { partnerId: ids.inactiveFlorist },
      422,
      'florist_unavailable',
      'partnerId',
    ],
    ['from a florist who never was', { partnerId: 4711 }, 422, 'florist_unavailable', 'partnerId'],
    [
      'with the product of another florist',
      { floristProductId: ids.otherBoard },
      422,
      'product_unavailable',
      'floristProductId',
    ],
    [
      'with a product no longer sold',
      { floristProductId: ids.inactiveProduct },
      422,
      'product_unavailable',
      'floristProductId',
    ],
    [
      'with a logo from elsewhere',
      { logoUrl: 'https://elsewhere.example/a.png' },
      422,
      'logo_invalid',
      'logoUrl',
    ],
    [
      'with a logo that never was',
      { logoUrl: `/files/logos/${'a'.repeat(64)}.webp` },
      422,
      'logo_invalid',
      'logoUrl',
    ],
    ['with blank words', { message: '  ' }, 422, 'validation_failed', 'message'],
    [
      'with words that are too long',
      { subMessage: 'a'.repeat(301) },
      400,
      'validation_failed',
      'subMessage',
    ],
    ['with a blank sender', { fromName: ' ' }, 422, 'validation_failed', 'fromName'],
  ])('%s', async (_what, changes, status, code, field) => {
    await refused(order('sari', changes), status, code, field);
  });

  it('with the logo of another user', async () => {
    await refused(
      order('sari', { logoUrl: await uploadedLogo(server, 'budi') }),
      422,
      'logo_invalid',
      'logoUrl',
    );
  });

  it('without a token', async () => {
    await refused(order(undefined), 401, 'unauthenticated', undefined);
  });
});

function order(as: Login | undefined, changes: object = {}) {
  return server.call('POST', '/florist/message', {
    ...(as ? { as } : {}),
    body: flowerOrder(changes),
  });
}

async function refused(
  answer: ReturnType<typeof order>,
  status: number,
  code: string,
  field: string | undefined,
): Promise<void> {
  const { status: given, body } = await answer;
  expect({ status: given, code: body['code'], field: body['field'] }).toEqual({
    status,
    code,
    field,
  });
  const { db } = server.deps;
  expect(
    await Promise.all([db.$count(orders), db.$count(flowerOrders), db.$count(notifications)]),
  ).toEqual([0, 0, 0]);
}
