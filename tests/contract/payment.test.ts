import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, vaInvoices } from '../../server/src/db/schema/orders.ts';
import {
  flowerOrder,
  greetingOrder,
  ids,
  notePreview,
  type Login,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';
import { beginTransactions } from './support/beginTransactions.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const hour = 60 * 60 * 1000;

describe('a virtual account', () => {
  it('is opened for what the order costs, until its deadline', async () => {
    const orderId = await greeting('sari');
    const { status, body } = await inquire('sari', { orderId, bank: 'bni' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 1,
      orderId,
      bank: 'bni',
      vaNumber: expect.stringMatching(/^98812\d{11}$/) as string,
      amount: 90_000,
      expiredTime: '2026-11-22T10:00:00+07:00',
    });
  });

  it('is one of BCA when no bank is named', async () => {
    const { body } = await inquire('sari', { orderId: await greeting('sari') });
    expect(body).toMatchObject({
      bank: 'bca',
      vaNumber: expect.stringMatching(/^70012/) as string,
    });
  });

  it('is the same when it is asked for again, however many ask at once', async () => {
    const orderId = await greeting('sari');
    beginTransactions(server.deps.db, 10);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inquire('sari', { orderId, bank: 'bri' })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, answers[0]?.body]),
    );
    expect(await server.deps.db.$count(vaInvoices)).toBe(1);
  });

  it('has a number of its own for each order', async () => {
    const [one, two] = [await greeting('sari'), await greeting('sari')];
    const answers = [
      await inquire('sari', { orderId: one }),
      await inquire('sari', { orderId: two }),
    ];
    expect(answers[0]?.body['vaNumber']).not.toBe(answers[1]?.body['vaNumber']);
  });

  it('of another bank takes the place of the first', async () => {
    const orderId = await greeting('sari');
    const first = await inquire('sari', { orderId, bank: 'bca' });
    const second = await inquire('sari', { orderId, bank: 'mandiri' });
    expect([second.status, second.body['bank']]).toEqual([200, 'mandiri']);
    expect(await statuses()).toEqual([
      [first.body['id'], 'cancelled'],
      [second.body['id'], 'open'],
    ]);
  });

  it('leaves one open when all banks are asked at once', async () => {
    const orderId = await greeting('sari');
    const banks = ['bca', 'mandiri', 'bni', 'bri'];
    beginTransactions(server.deps.db, banks.length);
    const answers = await Promise.all(banks.map((bank) => inquire('sari', { orderId, bank })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await statuses()).filter(([, status]) => status === 'open')).toHaveLength(1);
  });

  it.each([
    ['of another user', 'budi', 403, 'forbidden'],
    ['for nobody', undefined, 401, 'unauthenticated'],
  ] as const)('is not opened for an order %s', async (_what, as, status, code) => {
    await refused(inquire(as, { orderId: await greeting('sari') }), status, code);
  });

  it('is not opened for an order that never was', async () => {
    await refused(inquire('sari', { orderId: 4711 }), 404, 'not_found');
  });

  it('is not opened once the deadline has come', async () => {
    const orderId = await greeting('sari');
    server.advance(24 * hour - 1);
    expect((await inquire('sari', { orderId })).status).toBe(200);
    server.advance(1);
    await refused(inquire('sari', { orderId }), 409, 'order_expired', 1);
  });

  it('R62 is not opened for flowers', async () => {
    const { body } = await server.call('POST', '/florist/message', {
      as: 'sari',
      body: flowerOrder(),
    });
    await refused(inquire('sari', { orderId: body['id'] }), 409, 'order_not_payable');
  });

  it.each([
    ['paid', 'order_not_payable'],
    ['cancelled', 'order_not_payable'],
    ['expired', 'order_expired'],
  ] as const)('is not opened for an order that is %s', async (status, code) => {
    const orderId = await greeting('sari');
    await server.deps.db.update(orders).set({ status }).where(eq(orders.id, orderId));
    await refused(inquire('sari', { orderId }), 409, code);
  });

  it.each([
    ['a bank there is not', { orderId: 1, bank: 'dki' }, 'bank'],
    ['no order', { bank: 'bca' }, 'orderId'],
  ])('is not opened with %s', async (_what, body, field) => {
    const answer = await inquire('sari', body);
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      400,
      'validation_failed',
      field,
    ]);
  });
});

describe('an invoice', () => {
  it('is cancelled, and stays so when it is cancelled again', async () => {
    const { body } = await inquire('sari', { orderId: await greeting('sari') });
    const first = await cancel('sari', body['id']);
    server.advance(hour);
    const again = await cancel('sari', body['id']);
    expect([first, again].map((answer) => [answer.status, answer.body])).toEqual([
      [200, { id: 1, status: 'cancelled' }],
      [200, { id: 1, status: 'cancelled' }],
    ]);
    const [row] = await server.deps.db.select().from(vaInvoices);
    expect(row).toMatchObject({
      status: 'cancelled',
      cancelledAt: new Date('2026-11-21T03:00:00Z'),
    });
  });

  it('that was cancelled makes room for a new one', async () => {
    const orderId = await greeting('sari');
    const first = await inquire('sari', { orderId });
    await cancel('sari', first.body['id']);
    const second = await inquire('sari', { orderId });
    expect([second.status, second.body['id']]).toEqual([200, 2]);
    expect(second.body['vaNumber']).toBe(first.body['vaNumber']);
  });

  it('may be cancelled after its deadline', async () => {
    const { body } = await inquire('sari', { orderId: await greeting('sari') });
    server.advance(48 * hour);
    expect((await cancel('sari', body['id'])).status).toBe(200);
  });

  it('of another user is not cancelled', async () => {
    const { body } = await inquire('sari', { orderId: await greeting('sari') });
    const answer = await cancel('budi', body['id']);
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
    expect(await statuses()).toEqual([[1, 'open']]);
  });

  it('that is paid is not cancelled', async () => {
    const { body } = await inquire('sari', { orderId: await greeting('sari') });
    await server.deps.db.update(vaInvoices).set({ status: 'paid' });
    const answer = await cancel('sari', body['id']);
    expect([answer.status, answer.body['code']]).toEqual([409, 'order_not_payable']);
  });

  it('that never was is not found', async () => {
    const answer = await cancel('sari', 4711);
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      404,
      'not_found',
      'id',
    ]);
  });
});

async function greeting(as: Login): Promise<number> {
  const card = await server.call<string>('POST', '/messages/preview/', { as, body: notePreview() });
  const { body } = await server.call('POST', '/messages', {
    as,
    body: greetingOrder(card.body, { FromUserId: ids[as as 'sari'] }),
  });
  return body['id'] as number;
}

function inquire(as: Login | undefined, body: object) {
  return server.call('POST', '/api/v1.0/payment/va/inquiry', { ...(as ? { as } : {}), body });
}

function cancel(as: Login, id: unknown) {
  return server.call('DELETE', `/api/v1.0/payment/va/invoice/${String(id)}/cancel`, { as });
}

async function statuses() {
  const rows = await server.deps.db
    .select({ id: vaInvoices.id, status: vaInvoices.status })
    .from(vaInvoices)
    .orderBy(vaInvoices.id);
  return rows.map(({ id, status }) => [id, status]);
}

async function refused(
  answer: ReturnType<typeof inquire>,
  status: number,
  code: string,
  before = 0,
): Promise<void> {
  const { status: given, body } = await answer;
  expect([given, body['code']]).toEqual([status, code]);
  expect(await server.deps.db.$count(vaInvoices)).toBe(before);
}
