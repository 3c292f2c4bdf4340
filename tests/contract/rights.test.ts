import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personReports } from '../../server/src/data/db/schema/persons.ts';
import { loadContract, operationsOf } from '../../server/src/http/contract/loadContract.ts';
import { createMultipartForm } from './support/logoForm.ts';
import { flowerOrderBody, greetingOrderBody, ids, type Username } from './support/orderingData.ts';
import { orderBoard, orderGreeting, pay } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const callers = [
  'sari',
  'budi',
  'nobody',
  'agus',
  'finance',
  'reviewer',
  'mawar',
  'anggrek',
  'house',
  'admin',
] as const satisfies Username[];

/** A request, and who may send it; everybody else is refused. */
type Right = [operation: string, what: string, request: string, body: unknown, allowed: string];

const note = { note: 'Sudah dicek.' };
const card = {
  version: 9,
  templateId: 101,
  fromName: 'Sari',
  message: 'Turut Berdukacita',
  defaultMessageUrl: '/files/cards/none.webp',
};
const payment = {
  version: 9,
  provider: 'transfer',
  reference: 'R-9',
  amount: 1,
  account: 'BCA 1',
  paidTime: '2026-11-21T10:05:00+07:00',
};
const refund = { version: 9, amount: 1, reference: 'R-9', account: 'BCA 1' };
const event = (type: string) => ({ version: 9, type, reason: 'Alasan', photoUrl: '/files/none' });
const proof = createMultipartForm([{ name: 'proof', content: 'text', fileName: 'proof.pdf' }]);

/** Order 1 is Sari's greeting, order 2 her board, which Mawar makes; report 1 is about house 2. */
const rights: Right[] = [
  [
    'getStaffMember',
    'the own roles',
    'GET /staff/me',
    null,
    'sari budi finance reviewer mawar anggrek house admin',
  ],
  ['listRoles', 'all roles', 'GET /staff/roles', null, 'admin'],
  ['grantRole', 'a role', 'POST /staff/roles', { username: 'nobody', role: 'admin' }, 'admin'],
  ['revokeRole', 'the role of another one', 'DELETE /staff/roles/99', null, 'admin'],
  ['revokeRole', 'the only admin', 'DELETE /staff/roles/6', null, ''],
  ['listFieldFigures', 'the figures', 'GET /staff/field-figures', null, 'admin'],
  ['listListingReports', 'the reports', 'GET /staff/reports', null, 'house admin'],
  [
    'closeListingReport',
    'a report of the own house',
    'POST /staff/reports/1/close',
    note,
    'house admin',
  ],
  ['closeListingReport', 'a report of another house', 'POST /staff/reports/2/close', note, 'admin'],
  ['closeListingReport', 'a report of no house', 'POST /staff/reports/3/close', note, 'admin'],
  [
    'listStaffOrders',
    'the queue',
    'GET /staff/orders',
    null,
    'finance reviewer mawar anggrek admin',
  ],
  ['getStaffOrder', 'a greeting', 'GET /staff/orders/1', null, 'finance reviewer admin'],
  ['getStaffOrder', 'a board', 'GET /staff/orders/2', null, 'finance reviewer mawar admin'],
  ...['proof.declined', 'order.cancelled', 'latePayment.accepted', 'refund.required'].map(
    (type): Right => [
      'applyOrderEvent',
      type,
      'POST /staff/orders/1/events',
      event(type),
      'finance admin',
    ],
  ),
  ...['card.approved', 'card.rejected', 'card.withdrawn', 'card.restored'].map((type): Right => [
    'applyOrderEvent',
    type,
    'POST /staff/orders/1/events',
    event(type),
    'reviewer admin',
  ]),
  ...['board.accepted', 'board.declined', 'board.dispatched', 'board.delivered'].map(
    (type): Right => [
      'applyOrderEvent',
      type,
      'POST /staff/orders/2/events',
      event(type),
      'mawar admin',
    ],
  ),
  [
    'applyOrderEvent',
    'board.offered',
    'POST /staff/orders/2/events',
    { ...event('board.offered'), floristId: ids.mawar },
    'admin',
  ],
  ['recordPayment', 'a payment', 'POST /staff/orders/1/payments', payment, 'finance admin'],
  ['recordRefund', 'a refund', 'POST /staff/payments/1/refunds', refund, 'finance admin'],
  ['getOrder', 'an order', 'GET /orders/1', null, 'sari'],
  ['cancelOrder', 'an order', 'POST /orders/1/cancel', { version: 9 }, 'sari'],
  ['correctCard', 'a card', 'POST /orders/1/card', card, 'sari'],
  ['uploadPaymentProof', 'a proof', 'POST /orders/1/proof', proof, 'sari'],
  [
    'inquireVirtualAccount',
    'a virtual account',
    'POST /payment/va/inquiry',
    { orderId: 1 },
    'sari',
  ],
  [
    'cancelVirtualAccountInvoice',
    'a virtual account',
    'DELETE /payment/va/invoice/1/cancel',
    null,
    'sari',
  ],
  ['listNotifications', 'the history', `GET //notifications/${ids.sari}/list/`, null, 'sari'],
  [
    'createGreetingOrder',
    'an order of Sari',
    'POST //messages',
    greetingOrderBody('/files/cards/none.webp'),
    'sari',
  ],
  [
    'createFlowerOrder',
    'an order of Sari',
    'POST //florist/message',
    flowerOrderBody({ price: 1, message: ' ' }),
    'sari',
  ],
];

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
  const createdAt = server.deps.now();
  await server.deps.db.insert(personReports).values(
    [ids.maria, ids.liem, ids.wayan].map((personId) => ({
      personId,
      reason: 'other' as const,
      createdAt,
    })),
  );
  await orderGreeting(server);
  await server.call('POST', '/api/v1.0/payment/va/inquiry', { as: 'sari', body: { orderId: 1 } });
  await pay(server, 1, 90_000);
  await orderBoard(server);
});
afterAll(() => server.close());

it('names who may send every operation of staff', async () => {
  const operations = operationsOf(await loadContract())
    .filter(({ path }) => path.startsWith('/api/v1.0/staff'))
    .map(({ operation }) => operation.operationId);
  const named = new Set(rights.map(([operation]) => operation));
  expect(operations.filter((operation) => !named.has(operation ?? ''))).toEqual([]);
});

describe.each(rights)('%s of %s', (_operation, _what, request, body, allowed) => {
  const send = (as?: Username) => {
    const [method, path = ''] = request.split(' ');
    return server.call(method as 'GET', `/api/v1.0${path}`.replace(/^.*\/\//, '/'), {
      ...(as && { as }),
      ...(body === proof ? proof : body !== null && { body }),
    });
  };

  it(`is refused to everybody but ${allowed || 'nobody'}`, async () => {
    const isAllowed = (caller: string) => allowed.split(' ').includes(caller);
    expect((await send()).status, 'without a token').toBe(401);
    for (const caller of callers.filter((each) => !isAllowed(each)))
      expect((await send(caller)).status, `by ${caller}`).toBe(403);
    for (const caller of callers.filter(isAllowed))
      expect([401, 403], `by ${caller}`).not.toContain((await send(caller)).status);
  });
});
