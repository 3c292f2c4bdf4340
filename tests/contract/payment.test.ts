import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, vaInvoices } from '../../server/src/data/db/schema/orders.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';
import { startTransactionsTogether } from './support/startTransactionsTogether.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const hour = 60 * 60 * 1000;

describe('a virtual account', () => {
  it('is opened with the total and the deadline of the order', async () => {
    const orderId = await orderGreeting('sari');
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

  it('is opened at BCA when no bank is given', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
    expect(body).toMatchObject({
      bank: 'bca',
      vaNumber: expect.stringMatching(/^70012/) as string,
    });
  });

  it('is the same for repeated and simultaneous requests', async () => {
    const orderId = await orderGreeting('sari');
    startTransactionsTogether(server.deps.db, 10);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => inquire('sari', { orderId, bank: 'bri' })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, answers[0]?.body]),
    );
    expect(await server.deps.db.$count(vaInvoices)).toBe(1);
  });

  it('has a different number for each order', async () => {
    const [one, two] = [await orderGreeting('sari'), await orderGreeting('sari')];
    const answers = [
      await inquire('sari', { orderId: one }),
      await inquire('sari', { orderId: two }),
    ];
    expect(answers[0]?.body['vaNumber']).not.toBe(answers[1]?.body['vaNumber']);
  });

  it('replaces the account of another bank', async () => {
    const orderId = await orderGreeting('sari');
    const first = await inquire('sari', { orderId, bank: 'bca' });
    const second = await inquire('sari', { orderId, bank: 'mandiri' });
    expect([second.status, second.body['bank']]).toEqual([200, 'mandiri']);
    expect(await statuses()).toEqual([
      [first.body['id'], 'cancelled'],
      [second.body['id'], 'open'],
    ]);
  });

  it('stays open at one bank when all banks are requested at once', async () => {
    const orderId = await orderGreeting('sari');
    const banks = ['bca', 'mandiri', 'bni', 'bri'];
    startTransactionsTogether(server.deps.db, banks.length);
    const answers = await Promise.all(banks.map((bank) => inquire('sari', { orderId, bank })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await statuses()).filter(([, status]) => status === 'open')).toHaveLength(1);
  });

  it('R680 is neither opened nor shown at a bank that reports no payments', async () => {
    const orderId = await orderGreeting('sari');
    await inquire('sari', { orderId, bank: 'bca' });
    const read = async () => {
      const { body } = await server.call('GET', `/api/v1.0/orders/${orderId}`, { as: 'sari' });
      return [body['virtualAccountBanks'], (body['invoice'] as { bank: string } | null)?.bank];
    };
    expect(await read()).toEqual([['bca', 'mandiri', 'bni', 'bri'], 'bca']);
    const { config } = server.deps;
    const all = config.virtualAccountPrefixes;
    try {
      config.virtualAccountPrefixes = { bni: '98812' };
      await expectRejection(
        inquire('sari', { orderId, bank: 'bri' }),
        409,
        'virtual_account_unavailable',
        1,
      );
      expect(await read()).toEqual([['bni'], undefined]);
      config.virtualAccountPrefixes = {};
      await expectRejection(inquire('sari', { orderId }), 409, 'virtual_account_unavailable', 1);
      expect(await read()).toEqual([[], undefined]);
    } finally {
      config.virtualAccountPrefixes = all;
    }
  });

  it('is not opened for an unknown order', async () => {
    await expectRejection(inquire('sari', { orderId: 4711 }), 404, 'not_found');
  });

  it('is not opened from the deadline on', async () => {
    const orderId = await orderGreeting('sari');
    server.advance(24 * hour - 1);
    expect((await inquire('sari', { orderId })).status).toBe(200);
    server.advance(1);
    await expectRejection(inquire('sari', { orderId }), 409, 'order_expired', 1);
  });

  it('R62 is not opened for flowers', async () => {
    const { body } = await server.call('POST', '/florist/message', {
      as: 'sari',
      body: flowerOrderBody(),
    });
    await expectRejection(inquire('sari', { orderId: body['id'] }), 409, 'order_not_payable');
  });

  it.each([
    ['paid', 'order_not_payable'],
    ['cancelled', 'order_not_payable'],
    ['expired', 'order_expired'],
  ] as const)('is not opened for an order that is %s', async (paymentState, code) => {
    const orderId = await orderGreeting('sari');
    await server.deps.db.update(orders).set({ paymentState }).where(eq(orders.id, orderId));
    await expectRejection(inquire('sari', { orderId }), 409, code);
  });

  it.each([
    ['an unknown bank', { orderId: 1, bank: 'dki' }, 'bank'],
    ['a missing order id', { bank: 'bca' }, 'orderId'],
  ])('is not opened with %s', async (_description, body, field) => {
    const answer = await inquire('sari', body);
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      400,
      'validation_failed',
      field,
    ]);
  });
});

describe('an invoice', () => {
  it('is cancelled once, and a second cancellation changes nothing', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
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

  it('can be replaced by a new one after it was cancelled', async () => {
    const orderId = await orderGreeting('sari');
    const first = await inquire('sari', { orderId });
    await cancel('sari', first.body['id']);
    const second = await inquire('sari', { orderId });
    expect([second.status, second.body['id']]).toEqual([200, 2]);
    expect(second.body['vaNumber']).toBe(first.body['vaNumber']);
  });

  it('can be cancelled after its deadline', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
    server.advance(48 * hour);
    expect((await cancel('sari', body['id'])).status).toBe(200);
  });

  it('cannot be cancelled by another user', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
    const answer = await cancel('budi', body['id']);
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
    expect(await statuses()).toEqual([[1, 'open']]);
  });

  it('cannot be cancelled when it is paid', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
    await server.deps.db.update(vaInvoices).set({ status: 'paid' });
    const answer = await cancel('sari', body['id']);
    expect([answer.status, answer.body['code']]).toEqual([409, 'order_not_payable']);
  });

  it('cannot be cancelled when it has expired', async () => {
    const { body } = await inquire('sari', { orderId: await orderGreeting('sari') });
    await server.deps.db.update(vaInvoices).set({ status: 'expired' });
    const answer = await cancel('sari', body['id']);
    expect([answer.status, answer.body['code']]).toEqual([409, 'order_expired']);
  });

  it('is not found by an unknown id', async () => {
    const answer = await cancel('sari', 4711);
    expect([answer.status, answer.body['code'], answer.body['field']]).toEqual([
      404,
      'not_found',
      'id',
    ]);
  });
});

async function orderGreeting(as: Username): Promise<number> {
  const card = await server.call<string>('POST', '/messages/preview/', {
    as,
    body: notePreviewBody(),
  });
  const { body } = await server.call('POST', '/messages', {
    as,
    body: greetingOrderBody(card.body, { FromUserId: ids[as as 'sari'] }),
  });
  return body['id'] as number;
}

function inquire(as: Username | undefined, body: object) {
  return server.call('POST', '/api/v1.0/payment/va/inquiry', { ...(as ? { as } : {}), body });
}

function cancel(as: Username, id: unknown) {
  return server.call('DELETE', `/api/v1.0/payment/va/invoice/${String(id)}/cancel`, { as });
}

async function statuses() {
  const rows = await server.deps.db
    .select({ id: vaInvoices.id, status: vaInvoices.status })
    .from(vaInvoices)
    .orderBy(vaInvoices.id);
  return rows.map(({ id, status }) => [id, status]);
}

async function expectRejection(
  answer: ReturnType<typeof inquire>,
  status: number,
  code: string,
  before = 0,
): Promise<void> {
  const { status: actualStatus, body } = await answer;
  expect([actualStatus, body['code']]).toEqual([status, code]);
  expect(await server.deps.db.$count(vaInvoices)).toBe(before);
}
