import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDemoBank } from '../../server/src/demo/bank/openDemoBank.ts';
import { createBankCalls } from '../load/bank.ts';
import { type Acknowledged, type Execute, findViolations } from '../load/findViolations.ts';
import { flowerOrderBody, greetingOrderBody, notePreviewBody } from './support/orderingData.ts';
import { type OrderingServer, startOrderingServer } from './support/startOrderingServer.ts';

const acknowledged: Acknowledged = {
  orders: [
    { key: 'order-number-1', id: 1 },
    { key: 'order-number-2', id: 2 },
  ],
  events: [
    { id: 1, version: 2, event: 'payment.received' },
    { id: 2, version: 2, event: 'payment.received' },
  ],
  payments: [
    { id: 1, reference: 'BCA-1', amount: 750_000 },
    { id: 2, reference: 'DEMOBANK:bank-1', amount: 90_000 },
  ],
  refunds: [],
  notifications: [{ id: 2, request: 'bank-1', amount: 90_000 }],
  rejections: [{ request: 'bank-2' }],
};

let server: OrderingServer;
let bank: ReturnType<typeof createBankCalls>;
beforeAll(async () => {
  server = await startOrderingServer();
  const url = await server.listen();
  bank = createBankCalls({
    client: await openDemoBank(server.deps),
    url: async () => url,
    now: () => server.deps.now(),
    onAnswer: () => undefined,
    onLost: () => undefined,
  });
});
beforeEach(async () => {
  await server.reset();
  await server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrderBody(),
    headers: { 'idempotency-key': 'order-number-1' },
  });
  await server.call('POST', '/api/v1.0/staff/orders/1/payments', {
    as: 'finance',
    body: {
      version: 1,
      provider: 'transfer',
      reference: 'BCA-1',
      amount: 750_000,
      account: 'BCA 1234567890',
      paidTime: '2026-11-21T10:05:00+07:00',
    },
  });
  await payGreetingAtBank();
});
afterAll(() => server.close());

it('finds nothing wrong with paid orders', async () => {
  expect(await violations()).toEqual([]);
});

it.each([
  ['acknowledged order is not stored', 'delete from idempotency_keys'],
  ['acknowledged event is not stored', `update order_events set event = 'x' where version = 2`],
  ['acknowledged payment is not stored', 'delete from payments'],
  ['acknowledged notification is not stored exactly once', 'delete from bank_payments'],
  [
    'acknowledged notification is not stored exactly once',
    `insert into bank_payments select 'OTHER', payment_request_id, request_hash, answer, received_at
     from bank_payments`,
  ],
  [
    'rejected notification is stored',
    `update bank_payments set payment_request_id = 'bank-2' where payment_request_id = 'bank-1'`,
  ],
  [
    'notification has no payment, or two',
    `update payments set reference = 'DEMOBANK:bank-3' where provider = 'virtual_account'`,
  ],
  [
    'payment to a virtual account has no notification',
    `update payments set provider = 'virtual_account' where provider = 'transfer'`,
  ],
  [
    'virtual account is paid without a payment, or by two',
    'update payments set va_invoice_id = null',
  ],
  ['version is not the number of events', 'update orders set version = 3'],
  [
    'event does not continue from the one before',
    `update order_events set to_payment = 'expired' where version = 1`,
  ],
  ['state is not that of the last event', `update orders set fulfilment_state = 'stopped'`],
  ['received is not the sum of the payments', 'update orders set received = 1'],
  ['refunded is not the sum of the refunds', 'update orders set refunded = 1'],
  [
    'two payments for one reference',
    `insert into payments (order_id, provider, reference, amount, account, paid_at, recorded_at)
     values (1, 'paypal', 'BCA-1', 1, '', now(), now())`,
  ],
  [
    'history is not one line for each event',
    `delete from notifications where text like '%telah kami terima. Terima kasih%'`,
  ],
  [
    'buyer was reminded twice',
    `insert into notifications (user_id, order_id, text, created_at)
     select user_id, id, 'Pesanan ' || id || ': ' || reminder, now() from orders, (values
       ('pembayaran belum kami terima.'),
       ('terima kasih, sebagian pembayaran telah kami terima.')) as reminders (reminder)`,
  ],
  [
    'number of senders is not the number of approved messages',
    'update persons set sender_count = 1 where id = 7',
  ],
])('notices: %s', async (what, statement) => {
  await server.deps.db.execute(sql.raw(statement));
  expect((await violations()).map((line) => line.split(': ')[0])).toContain(what);
});

/** Orders a greeting as order 2 and pays its virtual account by a notification of the bank. */
async function payGreetingAtBank(): Promise<void> {
  const card = await server.call<string>('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody(),
  });
  await server.call('POST', '/messages', {
    as: 'sari',
    body: greetingOrderBody(card.body),
    headers: { 'idempotency-key': 'order-number-2' },
  });
  const invoice = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
    as: 'sari',
    body: { orderId: 2 },
  });
  const { responseCode } = await bank.notify({
    number: String(invoice.body['vaNumber']),
    paymentRequestId: 'bank-1',
    amount: 90_000,
    paidAt: server.deps.now(),
  });
  expect(responseCode).toBe('2002500');
}

function violations(): Promise<string[]> {
  const execute: Execute = async (text, values = []) => {
    const [first = '', ...rest] = text.split(/\$\d::jsonb/);
    const query = rest.reduce(
      (before, part, index) => sql`${before}${values[index]}::jsonb${sql.raw(part)}`,
      sql.raw(first),
    );
    return (await server.deps.db.execute(query)) as unknown as { rows: unknown[] };
  };
  return findViolations(execute, acknowledged);
}
