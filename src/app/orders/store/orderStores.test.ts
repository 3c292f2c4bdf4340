import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createApiClient } from '../../../api/http/client.ts';
import { toOrderAgain } from '../../../domain/orderAgain.ts';
import { orderDetail } from '../../../testing/fixtures/knownOrders.ts';
import { greetingOrderCreated } from '../../../testing/fixtures/orders.ts';
import { handlers } from '../../../testing/handlers.ts';
import { http } from '../../../testing/openApiHttp.ts';
import { offeredBanks } from '../../../machines/greeting-order/context.ts';
import type { GreetingActor } from './orderActors.ts';
import { createOrderStores } from './orderStores.ts';
import { currentStep, isPlaced, visitStep } from '../navigation/orderAddress.ts';
import { createMemoryFiles, createMemoryStorage } from '../../testing/fakes.ts';
import { greetingBuyer as buyer, greetingPerson as person } from '../testing/orderFixtures.ts';
import type { Clock } from '../../../domain/clock.ts';

const upstream = setupServer(...handlers);
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const clock: Clock = {
  now: () => Date.parse('2026-11-21T10:00:00+07:00'),
  after: () => () => {},
  onWake: () => () => {},
};

function openStores(
  storage = createMemoryStorage(),
  tabStorage = createMemoryStorage(),
  virtualAccount = true,
) {
  let ids = 0;
  const fileStore = createMemoryFiles();
  let notify: (storageKey: string | null) => void = () => {};
  const client = createApiClient({
    upstreamUrl: 'http://upstream.test',
    apiKey: 'k',
    timeoutMs: 1_000,
    getAccessToken: () => 'token',
  });
  const stores = createOrderStores({
    client,
    clock,
    virtualAccount,
    storage,
    tabStorage,
    fileStore,
    subscribeToOtherTabs: (listener) => (notify = listener),
    newId: () => `id-${storage.length}-${(ids += 1)}-abcdef`,
    replaceMachine: (machine) => machine,
  });
  return {
    stores,
    storage,
    tabStorage,
    fileStore,
    notifyStorageChange: (storageKey: string | null) => notify(storageKey),
  };
}

async function toPackages(actor: GreetingActor) {
  actor.send({ type: 'compose.continue' });
  await waitFor(actor, (snapshot) =>
    snapshot.matches({ writing: { designing: { page: 'choosingTemplate' } } }),
  );
  actor.send({ type: 'preview.open' });
  await waitFor(actor, (snapshot) => snapshot.matches({ previewing: 'shown' }));
  actor.send({ type: 'preview.accept' });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
}

async function toPayment(actor: GreetingActor) {
  await toPackages(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
}

test('runs an order from the first step to the payment against the upstream', async () => {
  const { stores } = openStores();
  const actor = stores.greetings.open(person, buyer);
  expect(currentStep(actor)).toBe('compose');
  await toPackages(actor);
  expect(currentStep(actor)).toBe('package');
  expect(isPlaced(actor)).toBe(false);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  expect(isPlaced(actor)).toBe(true);
  expect(currentStep(actor)).toBe('checkout');
  visitStep(actor, 'finish');
  expect(currentStep(actor)).toBe('finish');
  visitStep(actor, 'compose');
  expect(currentStep(actor)).toBe('finish');
});

test('R280 offers the sender of a placed order in later orders, but not that of a draft', async () => {
  const { stores, storage } = openStores();
  const actor = stores.greetings.open(person, buyer);
  actor.send({ type: 'sender.change', name: 'Keluarga Besar\nLestari' });
  await toPackages(actor);
  expect(stores.senderNames.recent(buyer.id)).toEqual([]);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  expect(openStores(storage).stores.senderNames.recent(buyer.id)).toEqual([
    'Keluarga Besar\nLestari',
  ]);
});

test('R323 chooses the bank of the last virtual account in later greetings, and nothing else', async () => {
  const { stores, storage } = openStores();
  const actor = stores.greetings.open(person, buyer);
  await toPackages(actor);
  actor.send({ type: 'method.choose', method: 'virtualAccount', bank: 'mandiri' });
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  const next = openStores(storage).stores.greetings.open({ ...person, id: person.id + 1 }, buyer);
  expect(next.getSnapshot().context).toMatchObject({
    method: 'virtualAccount',
    bank: 'mandiri',
    packageId: null,
    content: { mode: null },
  });
  const other = openStores(storage).stores.greetings.open(person, { ...buyer, id: buyer.id + 1 });
  expect(other.getSnapshot().context).toMatchObject({ method: 'transfer', bank: 'bca' });
});

test('returns the same running order for the same person', () => {
  const { stores } = openStores();
  expect(stores.greetings.open(person, buyer)).toBe(stores.greetings.open(person, buyer));
});

test('does not save an order without changes', () => {
  const { stores } = openStores();
  stores.greetings.open(person, buyer);
  expect(stores.saved(buyer.id)).toEqual([]);
});

test('R50 restores the typed text after a reload', () => {
  const first = openStores();
  const actor = first.stores.greetings.open(person, buyer);
  actor.send({ type: 'note.choose', choice: 'father' });
  actor.send({ type: 'note.write', text: 'Budi' });
  const { stores } = openStores(first.storage);
  expect(stores.saved(buyer.id)).toMatchObject([
    { person: { id: 7 }, draft: { note: { text: 'Budi' } } },
  ]);
  expect(stores.greetings.open(person, buyer).getSnapshot().context.content.note).toEqual({
    choice: 'father',
    text: 'Budi',
  });
});

test('restores the step of the payment after a reload', async () => {
  const first = openStores();
  const actor = first.stores.greetings.open(person, buyer);
  await toPayment(actor);
  actor.getSnapshot().children.payment?.send({ type: 'payment.continue' });
  const { stores } = openStores(first.storage);
  expect(currentStep(stores.greetings.open(person, buyer))).toBe('finish');
});

test('R680 offers no virtual account in an app without them, whatever the server offers', async () => {
  const { stores } = openStores(undefined, undefined, false);
  const actor = stores.greetings.open(person, buyer);
  await toPackages(actor);
  expect(offeredBanks(actor.getSnapshot().context)).toEqual([]);
});

test('R573 keeps the amount for PayPal after a reload', async () => {
  upstream.use(
    http.post('/messages', ({ response }) =>
      response(200).json({ ...greetingOrderCreated, payPalCents: 546 }),
    ),
  );
  const first = openStores();
  await toPayment(first.stores.greetings.open(person, buyer));
  const { stores } = openStores(first.storage);
  const { payment } = stores.greetings.open(person, buyer).getSnapshot().children;
  expect(payment?.getSnapshot().context.order.payPalCents).toBe(546);
});

test('retries with the same idempotency key after a reload during the placement, and creates one order', async () => {
  const keys: (string | null)[] = [];
  let answer: () => void = () => {};
  const firstAnswer = new Promise<void>((resolve) => (answer = resolve));
  upstream.use(
    http.post('/messages', async ({ request, response }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) await firstAnswer;
      return response(200).json(
        { id: 42, price: 100_000, expiredTime: '2026-11-22T10:00:00+07:00' },
        { headers: { 'Idempotency-Key': keys.at(-1) ?? '' } },
      );
    }),
  );
  const first = openStores();
  const actor = first.stores.greetings.open(person, buyer);
  await toPackages(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });

  const { stores } = openStores(first.storage);
  const resumed = stores.greetings.open(person, buyer);
  expect(resumed.getSnapshot().children.placement?.getSnapshot().value).toBe('outcomeUnknown');
  resumed.getSnapshot().children.placement?.send({ type: 'order.retry' });
  await waitFor(resumed, (snapshot) => snapshot.matches('paying'));
  answer();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('continues with the order that another tab has placed from the same draft', async () => {
  const first = openStores();
  const thisTab = first.stores.greetings.open(person, buyer);
  await toPackages(thisTab);
  const second = openStores(first.storage);
  const changes: string[] = [];
  first.stores.greetings.subscribe(() => changes.push('changed'));
  const otherTab = second.stores.greetings.open(person, buyer);
  await waitFor(otherTab, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  otherTab.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(otherTab, (snapshot) => snapshot.matches('paying'));

  first.notifyStorageChange('order:12:0:8');
  expect(changes).toEqual([]);
  first.notifyStorageChange('order:12:0:7');
  expect(changes).toEqual(['changed']);
  const resumed = first.stores.greetings.open(person, buyer);
  expect(thisTab.getSnapshot().status).toBe('stopped');
  expect(currentStep(resumed)).toBe('checkout');
  expect(resumed.getSnapshot().context.order).toEqual(otherTab.getSnapshot().context.order);
});

test('does not let an older draft overwrite an order that another tab has placed', async () => {
  const first = openStores();
  const thisTab = first.stores.greetings.open(person, buyer);
  await toPackages(thisTab);
  const otherTab = openStores(first.storage).stores.greetings.open(person, buyer);
  await waitFor(otherTab, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  otherTab.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(otherTab, (snapshot) => snapshot.matches('paying'));

  thisTab.send({ type: 'method.choose', method: 'virtualAccount' });
  await Promise.resolve();
  expect(isPlaced(first.stores.greetings.open(person, buyer))).toBe(true);
  expect(isPlaced(openStores(first.storage).stores.greetings.open(person, buyer))).toBe(true);
});

test('stores that the server ignores idempotency keys', async () => {
  upstream.use(
    http.post('/messages', ({ response }) =>
      response(200).json({ id: 42, price: 100_000, expiredTime: '2026-11-22T10:00:00+07:00' }),
    ),
  );
  const first = openStores();
  await toPayment(first.stores.greetings.open(person, buyer));
  const { stores } = openStores(first.storage);
  const other = stores.greetings.open({ ...person, id: 8 }, buyer);
  expect(other.getSnapshot().context.placement.keySupport).toBe('ignored');
});

test('prefers the last person of this tab over the latest saved order', () => {
  const { stores, storage, tabStorage } = openStores();
  stores.greetings.open(person, buyer).send({ type: 'note.choose', choice: 'own' });
  expect(openStores(storage).stores.lastPersonId(0, buyer.id)).toBe(7);
  openStores(storage, tabStorage).stores.setLastPerson(0, buyer.id, 9);
  expect(openStores(storage, tabStorage).stores.lastPersonId(0, buyer.id)).toBe(9);
  expect(openStores().stores.lastPersonId(0, buyer.id)).toBe(null);
});

test('stops and removes a discarded order', () => {
  const { stores } = openStores();
  const actor = stores.greetings.open(person, buyer);
  actor.send({ type: 'note.choose', choice: 'own' });
  stores.greetings.discard(buyer.id, person.id);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(stores.saved(buyer.id)).toEqual([]);
  expect(stores.greetings.open(person, buyer).getSnapshot().context.content.note.choice).toBe(
    'none',
  );
});

test.each([
  ['is being written', toPackages],
  ['is waiting for payment', toPayment],
])(
  'R104 closes an order that %s and reports it when another tab discards the order',
  async (_, advance) => {
    const first = openStores();
    const thisTab = first.stores.greetings.open(person, buyer);
    await advance(thisTab);
    const errors: string[] = [];
    let changes = 0;
    first.stores.onError((code) => errors.push(code));
    first.stores.subscribeToOtherTabs(() => (changes += 1));
    openStores(first.storage).stores.greetings.discard(buyer.id, person.id);
    first.notifyStorageChange('order:12:0:7');
    expect(thisTab.getSnapshot().status).toBe('stopped');
    expect(errors).toEqual(['draftDiscarded']);
    expect(changes).toBe(1);
    expect(first.stores.saved(buyer.id)).toEqual([]);
    expect(first.stores.greetings.open(person, buyer).getSnapshot().value).toEqual({
      writing: 'composing',
    });
  },
);

test('catches up on all missed changes of other tabs, and keeps unsaved orders running', async () => {
  const first = openStores();
  const thisTab = first.stores.greetings.open(person, buyer);
  await toPackages(thisTab);
  const other = first.stores.greetings.open({ ...person, id: 8 }, buyer);
  const otherTab = openStores(first.storage).stores.greetings.open(person, buyer);
  await waitFor(otherTab, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  otherTab.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(otherTab, (snapshot) => snapshot.matches('paying'));
  first.notifyStorageChange(null);
  expect(thisTab.getSnapshot().status).toBe('stopped');
  expect(other.getSnapshot().status).toBe('active');
  expect(isPlaced(first.stores.greetings.open(person, buyer))).toBe(true);
});

test('keeps an order that is being placed when another tab discards it', async () => {
  const first = openStores();
  const thisTab = first.stores.greetings.open(person, buyer);
  await toPackages(thisTab);
  thisTab.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  openStores(first.storage).stores.greetings.discard(buyer.id, person.id);
  first.notifyStorageChange('order:12:0:7');
  await waitFor(thisTab, (snapshot) => snapshot.matches('paying'));
  expect(first.stores.saved(buyer.id).map(({ draft }) => draft.order?.id)).toEqual([
    thisTab.getSnapshot().context.order?.id,
  ]);
});

test('R820 an order that has ended makes room for another one for the person', async () => {
  const { stores, storage } = openStores();
  const actor = stores.greetings.open(person, buyer);
  await toPayment(actor);
  const orderId = actor.getSnapshot().context.order?.id ?? 0;
  stores.greetings.end(buyer.id, person.id, orderId);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(stores.saved(buyer.id)).toEqual([]);
  expect(stores.greetings.savedPerson(buyer.id, person.id)).toBeNull();
  expect(openStores(storage).stores.greetings.endedId(buyer.id, person.id)).toBe(orderId);
  const next = stores.greetings.open(person, buyer);
  expect(next.getSnapshot().value).toEqual({ writing: 'composing' });
  next.send({ type: 'note.choose', choice: 'own' });
  stores.greetings.end(buyer.id, person.id, orderId);
  expect(next.getSnapshot().status).toBe('active');
  expect(stores.greetings.endedId(buyer.id, person.id)).toBeNull();
  expect(stores.saved(buyer.id)).toHaveLength(1);
});

test('R120 an order that has ended in another tab stays here until its page takes over, and then leaves what was begun there', async () => {
  const first = openStores();
  const thisTab = first.stores.greetings.open(person, buyer);
  await toPayment(thisTab);
  const orderId = thisTab.getSnapshot().context.order?.id ?? 0;
  const errors: string[] = [];
  first.stores.onError((code) => errors.push(code));
  const other = openStores(first.storage).stores.greetings;
  other.open(person, buyer);
  other.end(buyer.id, person.id, orderId);
  first.notifyStorageChange('order:12:0:7');
  expect(thisTab.getSnapshot().status).toBe('active');
  expect(errors).toEqual([]);
  other.open(person, buyer).send({ type: 'note.choose', choice: 'own' });
  first.notifyStorageChange('order:12:0:7');
  first.stores.greetings.end(buyer.id, person.id, orderId);
  expect(thisTab.getSnapshot().status).toBe('stopped');
  expect(first.stores.saved(buyer.id)).toHaveLength(1);
});

test('keeps a chosen file until the order is placed', async () => {
  const { stores, fileStore } = openStores();
  const chosen = stores.chosenFile({ kind: 0, userId: buyer.id, personId: person.id });
  const actor = stores.greetings.open(person, buyer);
  chosen.save(new File(['x'], 'logo.png', { type: 'image/png' }));
  await toPackages(actor);
  await expect(chosen.find()).resolves.toMatchObject({ name: 'logo.png' });
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  await expect(chosen.find()).resolves.toBe(null);
  expect(await fileStore.get('12:0:7')).toBe(undefined);
});

test('removes the file of a discarded order only', async () => {
  const { stores } = openStores();
  const chosen = stores.chosenFile({ kind: 0, userId: buyer.id, personId: person.id });
  chosen.save(new File(['x'], 'logo.png'));
  stores
    .chosenFile({ kind: 1, userId: buyer.id, personId: person.id })
    .save(new File(['x'], 'papan.png'));
  stores.greetings.discard(buyer.id, person.id);
  await expect(chosen.find()).resolves.toBe(null);
  await expect(
    stores.chosenFile({ kind: 1, userId: buyer.id, personId: person.id }).find(),
  ).resolves.toMatchObject({
    name: 'papan.png',
  });
});

test('R51 removes a draft that cannot be read and reports it', () => {
  const { stores, storage } = openStores();
  storage.setItem('order:12:0:7', '{}');
  const errors: string[] = [];
  stores.onError((code) => errors.push(code));
  expect(stores.greetings.open(person, buyer).getSnapshot().value).toEqual({
    writing: 'composing',
  });
  expect(errors).toEqual(['draftUnreadable']);
});

test('reports a failing storage and continues the order', () => {
  const { stores, storage } = openStores();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const errors: string[] = [];
  stores.onError((code) => errors.push(code));
  stores.greetings.open(person, buyer).send({ type: 'note.choose', choice: 'own' });
  expect(errors).toEqual(['storageFailed']);
});

test('R185 an ended order is placed again with its words, on any device', async () => {
  const again = toOrderAgain(orderDetail);
  const { stores } = openStores();
  const actor = stores.greetings.open(person, buyer, again);
  expect(currentStep(actor)).toBe('compose');
  expect(actor.getSnapshot().context).toMatchObject({
    content: { sender: 'Keluarga Sari Lestari' },
    templateId: 101,
    order: null,
  });
  await toPayment(actor);
  const placed = actor.getSnapshot().context.order;
  expect(stores.greetings.open(person, buyer, { orderId: 0, draft: {} })).toBe(actor);
  const next = stores.greetings.open(person, buyer, {
    orderId: placed?.id ?? 0,
    draft: again?.draft ?? {},
  });
  expect(next).not.toBe(actor);
  expect(next.getSnapshot().context.order).toBeNull();
});
