import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OrderDetail } from '../../domain/orderState.ts';
import { flowerOrderDetail, invoice, orderDetail } from '../../testing/fixtures/knownOrders.ts';
import { createGreetingContent } from '../../testing/greetingContent.ts';
import { orderPageMachine } from './machine.ts';
import { offeredWays, shownWay, type OrderPageInput, type SeenOrder } from './types.ts';

/** Opens the page of an order while it is read: again, if this device has seen it. */
async function openPage(
  order: OrderDetail,
  input: Partial<OrderPageInput> = {},
  readOrder: () => Promise<SeenOrder> = () => new Promise(() => {}),
  isSeen = true,
) {
  const actor = createActor(
    orderPageMachine.provide({
      actors: {
        loadSeen: fromPromise<SeenOrder | null, { orderId: number }>(() =>
          Promise.resolve(isSeen ? { order, seenAt: 0 } : null),
        ),
        readOrder: fromPromise<SeenOrder, { orderId: number }>(readOrder),
      },
    }),
    {
      input: {
        orderId: order.orderId,
        username: 'sari',
        virtualAccount: true,
        lastBank: null,
        draft: null,
        ...input,
      },
    },
  ).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'));
  return actor;
}

test('R157 opens on the transfer of an order without a virtual account, which it offers, too', async () => {
  const actor = await openPage(orderDetail);
  const { context } = actor.getSnapshot();
  expect(offeredWays(context)).toEqual(['virtualAccount', 'transfer', 'payPal']);
  expect(shownWay(context)).toBe('transfer');
  expect(actor.getSnapshot().can({ type: 'invoice.open' })).toBe(false);
  actor.stop();
});

test.each([
  ['without virtual accounts', orderDetail, false],
  ['for a board', flowerOrderDetail, true],
] as const)('R157 offers only a transfer and PayPal %s', async (_, order, virtualAccount) => {
  const actor = await openPage(order, { virtualAccount });
  const { context } = actor.getSnapshot();
  expect(offeredWays(context)).toEqual(['transfer', 'payPal']);
  expect(shownWay(context)).toBe('transfer');
  actor.send({ type: 'way.choose', way: 'virtualAccount' });
  expect(shownWay(actor.getSnapshot().context)).toBe('transfer');
  expect(actor.getSnapshot().can({ type: 'invoice.open' })).toBe(false);
  actor.stop();
});

test('R157 opens on an open virtual account, also where no other can be opened', async () => {
  const actor = await openPage({ ...orderDetail, invoice }, { virtualAccount: false });
  expect(shownWay(actor.getSnapshot().context)).toBe('virtualAccount');
  expect(actor.getSnapshot().can({ type: 'invoice.open' })).toBe(false);
  actor.stop();
});

test('R355 opens a virtual account only while that way is chosen', async () => {
  const actor = await openPage(orderDetail);
  actor.send({ type: 'way.choose', way: 'payPal' });
  expect(shownWay(actor.getSnapshot().context)).toBe('payPal');
  expect(actor.getSnapshot().can({ type: 'invoice.open' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'bank.choose', bank: 'bri' })).toBe(false);
  actor.send({ type: 'way.choose', way: 'virtualAccount' });
  actor.send({ type: 'bank.choose', bank: 'bri' });
  expect(actor.getSnapshot().context.bank).toBe('bri');
  expect(actor.getSnapshot().can({ type: 'invoice.open' })).toBe(true);
  actor.stop();
});

test('offers no way to pay while a proof of payment waits', async () => {
  const actor = await openPage({ ...orderDetail, isProofPending: true });
  const snapshot = actor.getSnapshot();
  expect(shownWay(snapshot.context)).toBeNull();
  expect(snapshot.can({ type: 'way.choose', way: 'transfer' })).toBe(false);
  actor.stop();
});

test.each([
  ['offers a correction again that was not sent', 4, 'Keluarga Lestari'],
  ['offers the rejected card once it was corrected elsewhere', 3, orderDetail.sender],
])('%s', async (_, version, sender) => {
  const rejected: OrderDetail = {
    ...orderDetail,
    payment: 'paid',
    fulfilment: 'rejected',
    version: 4,
    possibleEvents: ['card.corrected'],
  };
  const content = createGreetingContent({ sender: 'Keluarga Lestari' });
  const readOrder = () => Promise.resolve({ order: rejected, seenAt: 1 });
  const actor = await openPage(rejected, { draft: { version, content, templateId: 7 } }, readOrder);
  await waitFor(actor, (snapshot) => snapshot.can({ type: 'card.correct' }));
  actor.send({ type: 'card.correct' });
  const { correction } = actor.getSnapshot().children;
  expect(correction?.getSnapshot().context.content.sender).toBe(sender);
  actor.stop();
});

test('keeps the newest announced version after an announcement of an older one', async () => {
  const actor = await openPage(orderDetail);

  actor.send({ type: 'order.changed', version: 3 });
  actor.send({ type: 'order.changed', version: 2 });

  expect(actor.getSnapshot().context.hintedVersion).toBe(3);
  actor.stop();
});

test.each([
  ['read again', true],
  ['loading', false],
])(
  'reads again after an announcement without a version while the order is %s',
  async (_, isSeen) => {
    const answers: ((seen: SeenOrder) => void)[] = [];
    const readOrder = () => new Promise<SeenOrder>((resolve) => answers.push(resolve));
    const actor = await openPage(orderDetail, {}, readOrder, isSeen);
    const isCurrent = () => actor.getSnapshot().matches({ open: { sync: 'current' } });

    actor.send({ type: 'order.changed', version: null });
    answers[0]?.({ order: orderDetail, seenAt: 1 });
    await waitFor(actor, ({ context }) => context.seen?.seenAt === 1);
    expect([answers.length, isCurrent()]).toEqual([2, false]);

    answers[1]?.({ order: orderDetail, seenAt: 2 });
    await waitFor(actor, ({ context }) => context.seen?.seenAt === 2);
    expect([answers.length, isCurrent()]).toEqual([2, true]);
    actor.stop();
  },
);
