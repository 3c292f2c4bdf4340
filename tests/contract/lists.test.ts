import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floristHouses } from '../../server/src/data/db/schema/catalogue.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { cities, funeralHouses } from '../../server/src/data/db/schema/places.ts';
import { ids, type Username } from './support/orderingData.ts';
import { apply, orderBoard, orderGreeting, pay, uploadProof } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
  await listPersons();
  await placeOrders();
});
afterAll(() => server.close());

/** Six orders of Sari, by what has happened to them. */
const [unpaid, withProof, inReview, offered, elsewhere, cancelled] = [1, 2, 3, 4, 5, 6];

describe('the orders of staff', () => {
  it.each<[Username, string, (number | undefined)[]]>([
    ['finance', '', [unpaid, withProof, inReview, offered, elsewhere, cancelled]],
    ['finance', 'payment=awaitingPayment', [unpaid, withProof]],
    ['finance', 'payment=paid', [inReview, offered, elsewhere]],
    ['finance', 'payment=cancelled', [cancelled]],
    ['finance', 'payment=refunded', []],
    ['finance', 'fulfilment=inReview', [inReview]],
    ['finance', 'fulfilment=offered', [offered, elsewhere]],
    ['finance', 'fulfilment=stopped', [cancelled]],
    ['finance', 'proofPending=1', [withProof]],
    ['finance', 'proofPending=0', [unpaid, inReview, offered, elsewhere, cancelled]],
    ['finance', 'payment=paid&fulfilment=offered&after=4', [elsewhere]],
    ['finance', 'payment=awaitingPayment&proofPending=0', [unpaid]],
    ['reviewer', 'fulfilment=inReview', [inReview]],
    ['admin', 'after=3', [offered, elsewhere, cancelled]],
    ['mawar', '', [offered]],
    ['mawar', 'fulfilment=inReview', []],
    ['anggrek', '', [elsewhere]],
    ['anggrek', 'payment=awaitingPayment', []],
  ])('R118 are for %s with "%s" the orders %j', async (as, query, expected) => {
    const { body } = await server.call<{ results: { order: { id: number } }[] }>(
      'GET',
      `/api/v1.0/staff/orders?${query}`,
      { as },
    );
    expect(body.results.map(({ order }) => order.id)).toEqual(expected);
  });

  it.each<[Username, number[]]>([
    ['sari', [6, 5, 4, 3, 2, 1]],
    ['budi', []],
    ['admin', []],
  ])('are those of the buyer on the own page: %s has %j', async (as, expected) => {
    const { body } = await server.call<{ results: { id: number }[] }>('GET', '/api/v1.0/orders', {
      as,
    });
    expect(body.results.map(({ id }) => id)).toEqual(expected);
  });
});

/** The persons in Bandung, by id; 9 is withdrawn. Of those in Semarang, 22 is not live any more. */
const bandung = [7, 8, 9, 10, 11];

describe.each(['search', 'regional', 'carousel'])('the persons of %s', (list) => {
  it.each<[string, number[]]>([
    ['', [...bandung, 21, 22]],
    ['cityId=0', [...bandung, 21, 22]],
    ['cityId=3273', bandung],
    ['cityId=3374', [21, 22]],
    ['cityId=3578', []],
    ['isLive=1', [...bandung, 21]],
    ['isLive=1&cityId=3374', [21]],
    ['isLive=0&cityId=3374', [21, 22]],
    ['active=1', [7, 8, 10, 11, 21, 22]],
    ['active=1&cityId=3273', [7, 8, 10, 11]],
    ['active=0&cityId=3273', bandung],
  ])('R2 with "%s" are %j', async (query, expected) => {
    expect(await idsOf(`/persons/${list}?${query}`)).toEqual(expected);
  });
});

it.each<[string, number[]]>([
  ['text=maria', [7, 21]],
  ['text=maria&cityId=3273', [7]],
  ['text=maria&cityId=3374', [21]],
  ['text=rumah duka 6', [21, 22]],
  ['text=rumah duka 6&isLive=1', [21]],
  ['text=giok&active=1', []],
  ['text=giok&active=0', [9]],
  ['text=nobody of this name', []],
])('R2 a search with "%s" finds %j', async (query, expected) => {
  expect(await idsOf(`/persons/search?${query}`)).toEqual(expected);
});

async function idsOf(path: string): Promise<number[]> {
  const { body } = await server.call<{ results: { id: number }[] }>('GET', encodeURI(path));
  return body.results.map(({ id }) => id);
}

/** Lists two persons in another city. */
async function listPersons(): Promise<void> {
  const { db } = server.deps;
  await db.insert(cities).values({ id: 3374, name: 'Kota Semarang' });
  const house = { id: 6, cityId: 3374, name: 'Rumah Duka 6', address: 'Semarang' };
  await db.insert(funeralHouses).values({ ...house, searchName: 'rumah duka 6' });
  const listed = { cityId: 3374, funeralHouseId: 6, liveUntil: new Date('2026-12-31T00:00:00Z') };
  await db.insert(persons).values([
    { id: 21, name: 'Maria Kusuma', searchName: 'maria kusuma', ...listed },
    { id: 22, name: 'Hadi', searchName: 'hadi', ...listed, liveUntil: server.deps.now() },
  ]);
}

async function placeOrders(): Promise<void> {
  await orderGreeting(server);
  await uploadProof(server, await orderGreeting(server));
  await pay(server, await orderGreeting(server), 90_000);
  await pay(server, await orderBoard(server), 750_000);
  const board = await orderBoard(server);
  await pay(server, board, 750_000);
  await apply(server, 'mawar', board, 'board.declined');
  await server.deps.db.insert(floristHouses).values({ floristId: ids.anggrek, funeralHouseId: 2 });
  await apply(server, 'admin', board, 'board.offered', { floristId: ids.anggrek });
  await apply(server, 'finance', await orderGreeting(server), 'order.cancelled');
}
