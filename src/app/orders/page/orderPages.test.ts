import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { OrderChange } from '../../../domain/orderState.ts';
import type { cardCorrectionMachine } from '../../../machines/card-correction/machine.ts';
import { orderDetail } from '../../../testing/fixtures/knownOrders.ts';
import {
  createOrderDetail,
  orderedCard,
  virtualAccountInvoice,
} from '../../../testing/fixtures/orders.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import { faults, startUpstream, testClient, UPSTREAM } from '../../../testing/upstream.ts';
import { createManualClock } from '../../../testing/createManualClock.ts';
import { shownWay } from '../../../machines/order-page/types.ts';
import { createMemoryStorage } from '../../testing/fakes.ts';
import { createLastBank } from '../store/lastBank.ts';
import { createOrderPages, type OrderPageActor } from './orderPages.ts';
import { parseSeenOrder } from './parseSeenOrder.ts';

const upstream = startUpstream();
const sari = { userId: 12, username: 'demo-sari', orderId: 42 };

/** Creates the pages with what the device has stored, and a way to tell changes. */
function createPages(stored: Record<string, unknown> = {}, storage = createMemoryStorage()) {
  const listeners = new Set<(change: OrderChange) => void>();
  let lastId = 0;
  const pages = createOrderPages({
    client: testClient({ isOnline: () => true }),
    clock: createManualClock(NOW),
    subscribeToChanges: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lastSeen: {
      load: (userId, orderId) => Promise.resolve(stored[`${userId} ${orderId}`] ?? null),
      save: (userId, orderId, value) => {
        stored[`${userId} ${orderId}`] = JSON.parse(JSON.stringify(value));
        return Promise.resolve();
      },
    },
    lastBank: createLastBank(storage),
    storage,
    virtualAccount: true,
    newId: () => `id-${(lastId += 1)}`,
    replaceMachine: (machine) => machine,
  });
  return {
    pages,
    stored,
    listeners,
    tell: (change: OrderChange) => listeners.forEach((l) => l(change)),
  };
}

const current = (actor: OrderPageActor) =>
  waitFor(actor, (snapshot) => snapshot.matches({ open: { sync: 'current' } }));
const stale = (actor: OrderPageActor) =>
  waitFor(actor, (snapshot) => snapshot.matches({ open: { sync: 'stale' } }));

test('a page reads its order and stores what it has seen', async () => {
  const { pages, stored } = createPages();
  const { context } = await current(pages.open(sari));
  expect(context.seen).toMatchObject({ order: { orderId: 42 }, seenAt: NOW });
  expect(stored['12 42']).toEqual(context.seen);
});

test('a page without a connection shows what the device has seen last', async () => {
  upstream.use(faults.network());
  const { pages } = createPages({ '12 42': { order: orderDetail, seenAt: NOW - 60_000 } });
  const { context } = await stale(pages.open(sari));
  expect(context).toMatchObject({ seen: { order: orderDetail, seenAt: NOW - 60_000 } });
});

test('a stored state that this release cannot show is ignored', async () => {
  upstream.use(faults.network());
  const { pages } = createPages({ '12 42': { order: { orderId: 42 }, seenAt: NOW } });
  const { context } = await waitFor(pages.open(sari), (snapshot) => snapshot.matches('failed'));
  expect(context).toMatchObject({ seen: null, error: 'networkFailed' });
});

test('a change of the order is read at once, one of another order is not', async () => {
  const { pages, tell } = createPages();
  const actor = pages.open(sari);
  await current(actor);
  tell({ orderId: 43, version: 9 });
  expect(actor.getSnapshot().matches({ open: { sync: 'current' } })).toBe(true);
  upstream.use(faults.json(createOrderDetail({ payment: 'paid', version: 2 })));
  tell({ orderId: 42, version: 2 });
  const { context } = await waitFor(
    actor,
    (snapshot) => snapshot.context.seen?.order.version === 2,
  );
  expect(context.seen?.order.payment).toBe('paid');
});

test('a page that is left stops, unless the buyer is doing something on it', async () => {
  const { pages, listeners } = createPages();
  const actor = pages.open(sari);
  await current(actor);
  actor.send({ type: 'order.cancel' });
  pages.leave(sari);
  expect(pages.open(sari)).toBe(actor);
  actor.send({ type: 'cancellation.dismiss' });
  pages.leave(sari);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(listeners.size).toBe(0);
  expect(pages.open(sari)).not.toBe(actor);
});

test('R157 a page opens on the way to pay that was chosen on this device', async () => {
  const { pages, stored } = createPages();
  const first = pages.open(sari);
  expect(shownWay((await current(first)).context)).toBe('transfer');
  first.send({ type: 'way.choose', way: 'payPal' });
  const later = createPages(stored).pages.open(sari);
  expect(shownWay((await current(later)).context)).toBe('payPal');
});

test('R323 a page chooses the bank of the last virtual account, and remembers the one it opens', async () => {
  const storage = createMemoryStorage();
  const { pages } = createPages({}, storage);
  const actor = pages.open(sari);
  expect((await current(actor)).context.bank).toBe('bca');
  actor.send({ type: 'way.choose', way: 'virtualAccount' });
  actor.send({ type: 'bank.choose', bank: 'bri' });
  upstream.use(faults.json({ ...virtualAccountInvoice, bank: 'bri' }));
  actor.send({ type: 'invoice.open' });
  await waitFor(actor, ({ context }) => context.seen?.order.invoice?.bank === 'bri');

  const later = createPages({}, storage).pages;
  expect(later.open({ ...sari, orderId: 43 }).getSnapshot().context.bank).toBe('bri');
  const ofAnother = { userId: 13, username: 'demo-budi', orderId: 44 };
  expect(later.open(ofAnother).getSnapshot().context.bank).toBe('bca');
});

test.each([
  ['E', 200, 'katolik'],
  ['E', 404, null],
  ['F', 200, null],
] as const)(
  'R531 the correction of a card of group %s knows the faith of the family if the listing (%i) names it: %s',
  async (group, status, faith) => {
    const rejected = createOrderDetail({ payment: 'paid', fulfilment: 'rejected' }, [], {
      card: { ...orderedCard, group },
    });
    upstream.use(http.get(`${UPSTREAM}/api/v1.0/orders/42`, () => HttpResponse.json(rejected)));
    if (status === 404)
      upstream.use(
        http.get(`${UPSTREAM}/persons/detail/7`, () =>
          HttpResponse.json({ code: 'not_found', message: 'gone' }, { status }),
        ),
      );
    const { pages } = createPages();
    const actor = pages.open(sari);
    await current(actor);
    actor.send({ type: 'card.correct' });
    const correction = actor.getSnapshot().children.correction as
      ActorRefFrom<typeof cardCorrectionMachine> | undefined;
    if (correction === undefined) throw new Error('The card is not being corrected.');
    const { context } = await waitFor(correction, (snapshot) => snapshot.matches('writing'));
    expect(context).toMatchObject({ familyFaith: faith, templatesError: null });
    expect(context.templates).not.toEqual([]);
    const asked = (await upstream.seen()).filter(({ path }) => path.startsWith('/persons/'));
    expect(asked).toHaveLength(group === 'E' ? 1 : 0);
  },
);

describe('R720 a correction that is not sent', () => {
  const reject = (version = 3) =>
    upstream.use(
      faults.json(
        createOrderDetail({ payment: 'paid', fulfilment: 'rejected', version }, [], {
          card: orderedCard,
        }),
      ),
    );
  /** Opens the correction of the card, and returns its words. */
  const correct = async (storage: Storage, id = sari) => {
    reject();
    const actor = createPages({}, storage).pages.open(id);
    await current(actor);
    actor.send({ type: 'card.correct' });
    const correction = actor.getSnapshot().children.correction as
      ActorRefFrom<typeof cardCorrectionMachine> | undefined;
    if (correction === undefined) throw new Error('The card is not being corrected.');
    return { actor, correction, note: correction.getSnapshot().context.content.note };
  };
  const write = async (storage: Storage) => {
    const opened = await correct(storage);
    opened.correction.send({ type: 'note.choose', choice: 'own' });
    opened.correction.send({ type: 'note.write', text: 'Selamat jalan' });
    return opened;
  };

  test('survives a reload', async () => {
    const storage = createMemoryStorage();
    await write(storage);
    expect((await correct(storage)).note).toEqual({ choice: 'own', text: 'Selamat jalan' });
  });

  test('survives going back', async () => {
    const storage = createMemoryStorage();
    const { actor, correction } = await write(storage);
    correction.send({ type: 'correction.close' });
    expect(actor.getSnapshot().matches({ open: { task: 'idle' } })).toBe(true);
    expect((await correct(storage)).note.text).toBe('Selamat jalan');
  });

  test('is not shown to another user', async () => {
    const storage = createMemoryStorage();
    await write(storage);
    const budi = { ...sari, userId: 13, username: 'demo-budi' };
    expect((await correct(storage, budi)).note.text).not.toBe('Selamat jalan');
  });

  test('ends when the order has changed since', async () => {
    const storage = createMemoryStorage();
    await write(storage);
    reject(5);
    await current(createPages({}, storage).pages.open(sari));
    expect(storage.length).toBe(0);
  });
});

test('parseSeenOrder keeps the amount for PayPal', () => {
  const stored = { order: { ...orderDetail, payPalCents: 546 }, seenAt: NOW };
  expect(parseSeenOrder(JSON.parse(JSON.stringify(stored)), 42)).toEqual(stored);
});

test('parseSeenOrder returns a stored state, but not that of another order', () => {
  const seen = { order: orderDetail, seenAt: NOW };
  expect(parseSeenOrder(JSON.parse(JSON.stringify(seen)), 42)).toEqual(seen);
  expect(parseSeenOrder(seen, 43)).toBeNull();
  expect(parseSeenOrder(null, 42)).toBeNull();
});
