import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createApiClient } from '../../api/client.ts';
import { handlers } from '../../testing/handlers.ts';
import { http } from '../../testing/openApiHttp.ts';
import { createOrderStores, type GreetingActor } from './orderStores.ts';
import { currentStep, isPlaced, visitGreetingStep } from './orderStep.ts';
import { createMemoryFiles, createMemoryStorage } from '../testing/fakes.ts';
import { greetingBuyer as buyer, greetingPerson as person } from './testing/orderFixtures.ts';
import type { Clock } from './waitUntil.ts';

const upstream = setupServer(...handlers);
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const clock: Clock = {
  now: () => Date.parse('2026-11-21T10:00:00+07:00'),
  after: () => () => {},
  onWake: () => () => {},
};

function openStores(storage = createMemoryStorage(), tabStorage = createMemoryStorage()) {
  let ids = 0;
  const fileStore = createMemoryFiles();
  let tell: (storageKey: string | null) => void = () => {};
  const client = createApiClient({
    upstreamUrl: 'http://upstream.test',
    apiKey: 'k',
    timeoutMs: 1_000,
    getAccessToken: () => 'token',
  });
  const stores = createOrderStores({
    client,
    clock,
    storage,
    tabStorage,
    fileStore,
    onOtherTab: (listener) => (tell = listener),
    newId: () => `id-${storage.length}-${(ids += 1)}-abcdef`,
    createActor,
  });
  return {
    stores,
    storage,
    tabStorage,
    fileStore,
    tell: (storageKey: string | null) => tell(storageKey),
  };
}

async function toPackages(actor: GreetingActor) {
  actor.send({ type: 'category.choose', mode: 3 });
  const { context } = await waitFor(actor, (snapshot) =>
    snapshot.matches({ writing: { choosingTemplate: 'ready' } }),
  );
  actor.send({ type: 'template.choose', templateId: context.templates[0]?.id ?? 0 });
  await waitFor(actor, (snapshot) => snapshot.matches({ previewing: 'shown' }));
  actor.send({ type: 'preview.accept' });
  await waitFor(actor, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
}

async function toPayment(actor: GreetingActor) {
  await toPackages(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
}

test('an order goes from the first word to the bank account against the upstream', async () => {
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
  visitGreetingStep(actor, 'finish');
  expect(currentStep(actor)).toBe('finish');
  visitGreetingStep(actor, 'compose');
  expect(currentStep(actor)).toBe('finish');
});

test('the same person has one running order', () => {
  const { stores } = openStores();
  expect(stores.greetings.open(person, buyer)).toBe(stores.greetings.open(person, buyer));
});

test('a draft that only was looked at is not kept', () => {
  const { stores } = openStores();
  stores.greetings.open(person, buyer);
  expect(stores.saved(buyer.id)).toEqual([]);
});

test('R50 what was typed is found again after a reload', () => {
  const first = openStores();
  const actor = first.stores.greetings.open(person, buyer);
  actor.send({ type: 'note.choose', choice: 'father' });
  actor.send({ type: 'note.write', text: 'Budi' });
  const { stores } = openStores(first.storage);
  expect(stores.saved(buyer.id)).toMatchObject([
    { person: { id: 7 }, draft: { note: { text: 'Budi' } } },
  ]);
  expect(stores.greetings.open(person, buyer).getSnapshot().context.note).toEqual({
    choice: 'father',
    text: 'Budi',
  });
});

test('progress of the payment is kept too', async () => {
  const first = openStores();
  const actor = first.stores.greetings.open(person, buyer);
  await toPayment(actor);
  actor.getSnapshot().children.payment?.send({ type: 'payment.continue' });
  const { stores } = openStores(first.storage);
  expect(currentStep(stores.greetings.open(person, buyer))).toBe('finish');
});

test('a reload while the order is being made asks again under the same key, and one order is made', async () => {
  const keys: (string | null)[] = [];
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  upstream.use(
    http.post('/messages', async ({ request, response }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) await held;
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
  expect(resumed.getSnapshot().value).toBe('outcomeUnknown');
  resumed.send({ type: 'order.retryOrder' });
  await waitFor(resumed, (snapshot) => snapshot.matches('paying'));
  answer();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('an order that another tab made of the same draft is gone on with in this one', async () => {
  const first = openStores();
  const here = first.stores.greetings.open(person, buyer);
  await toPackages(here);
  const second = openStores(first.storage);
  const changes: string[] = [];
  first.stores.greetings.subscribe(() => changes.push('changed'));
  const there = second.stores.greetings.open(person, buyer);
  await waitFor(there, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  there.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(there, (snapshot) => snapshot.matches('paying'));

  first.tell('order:12:0:8');
  expect(changes).toEqual([]);
  first.tell('order:12:0:7');
  expect(changes).toEqual(['changed']);
  const resumed = first.stores.greetings.open(person, buyer);
  expect(here.getSnapshot().status).toBe('stopped');
  expect(currentStep(resumed)).toBe('checkout');
  expect(resumed.getSnapshot().context.order).toEqual(there.getSnapshot().context.order);
});

test('an older draft never covers up the order that another tab made of it', async () => {
  const first = openStores();
  const here = first.stores.greetings.open(person, buyer);
  await toPackages(here);
  const there = openStores(first.storage).stores.greetings.open(person, buyer);
  await waitFor(there, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  there.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(there, (snapshot) => snapshot.matches('paying'));

  here.send({ type: 'method.choose', method: 'virtualAccount' });
  await Promise.resolve();
  expect(isPlaced(first.stores.greetings.open(person, buyer))).toBe(true);
  expect(isPlaced(openStores(first.storage).stores.greetings.open(person, buyer))).toBe(true);
});

test('a server that ignores keys is remembered', async () => {
  upstream.use(
    http.post('/messages', ({ response }) =>
      response(200).json({ id: 42, price: 100_000, expiredTime: '2026-11-22T10:00:00+07:00' }),
    ),
  );
  const first = openStores();
  await toPayment(first.stores.greetings.open(person, buyer));
  const { stores } = openStores(first.storage);
  expect(stores.greetings.open({ ...person, id: 8 }, buyer).getSnapshot().context.keySupport).toBe(
    'ignored',
  );
});

test('this tab’s order comes before the device’s latest', () => {
  const { stores, storage, tabStorage } = openStores();
  stores.greetings.open(person, buyer).send({ type: 'note.choose', choice: 'own' });
  expect(openStores(storage).stores.lastPersonId(0, buyer.id)).toBe(7);
  openStores(storage, tabStorage).stores.setLastPerson(0, buyer.id, 9);
  expect(openStores(storage, tabStorage).stores.lastPersonId(0, buyer.id)).toBe(9);
  expect(openStores().stores.lastPersonId(0, buyer.id)).toBe(null);
});

test('a discarded order is gone', () => {
  const { stores } = openStores();
  const actor = stores.greetings.open(person, buyer);
  actor.send({ type: 'note.choose', choice: 'own' });
  stores.greetings.discard(buyer.id, person.id);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(stores.saved(buyer.id)).toEqual([]);
  expect(stores.greetings.open(person, buyer).getSnapshot().context.note.choice).toBe('none');
});

test.each([
  ['is written', toPackages],
  ['is to be paid', toPayment],
])(
  'R104 an order that %s and that another tab discarded is let go here too, with a word',
  async (_, goOn) => {
    const first = openStores();
    const here = first.stores.greetings.open(person, buyer);
    await goOn(here);
    const told: string[] = [];
    let changes = 0;
    first.stores.onError((code) => told.push(code));
    first.stores.onOtherTab(() => (changes += 1));
    openStores(first.storage).stores.greetings.discard(buyer.id, person.id);
    first.tell('order:12:0:7');
    expect(here.getSnapshot().status).toBe('stopped');
    expect(told).toEqual(['draftDiscarded']);
    expect(changes).toBe(1);
    expect(first.stores.saved(buyer.id)).toEqual([]);
    expect(first.stores.greetings.open(person, buyer).getSnapshot().value).toEqual({
      writing: 'composing',
    });
  },
);

test('a page that has missed what other tabs did finds out all of it, and keeps what was only looked at', async () => {
  const first = openStores();
  const here = first.stores.greetings.open(person, buyer);
  await toPackages(here);
  const other = first.stores.greetings.open({ ...person, id: 8 }, buyer);
  const there = openStores(first.storage).stores.greetings.open(person, buyer);
  await waitFor(there, (snapshot) => snapshot.matches({ choosingPackage: 'ready' }));
  there.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(there, (snapshot) => snapshot.matches('paying'));
  first.tell(null);
  expect(here.getSnapshot().status).toBe('stopped');
  expect(other.getSnapshot().status).toBe('active');
  expect(isPlaced(first.stores.greetings.open(person, buyer))).toBe(true);
});

test('an order that is being made outlives a discard in another tab', async () => {
  const first = openStores();
  const here = first.stores.greetings.open(person, buyer);
  await toPackages(here);
  here.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  openStores(first.storage).stores.greetings.discard(buyer.id, person.id);
  first.tell('order:12:0:7');
  await waitFor(here, (snapshot) => snapshot.matches('paying'));
  expect(first.stores.saved(buyer.id).map(({ draft }) => draft.order?.id)).toEqual([
    here.getSnapshot().context.order?.id,
  ]);
});

test('a chosen file is kept while words are written, and let go once the order is made', async () => {
  const { stores, fileStore } = openStores();
  const chosen = stores.chosenFile(0, buyer.id, person.id);
  const actor = stores.greetings.open(person, buyer);
  chosen.save(new File(['x'], 'logo.png', { type: 'image/png' }));
  await toPackages(actor);
  await expect(chosen.find()).resolves.toMatchObject({ name: 'logo.png' });
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await waitFor(actor, (snapshot) => snapshot.matches('paying'));
  await expect(chosen.find()).resolves.toBe(null);
  expect(await fileStore.get('12:0:7')).toBe(undefined);
});

test('the file of a discarded order is gone', async () => {
  const { stores } = openStores();
  const chosen = stores.chosenFile(0, buyer.id, person.id);
  chosen.save(new File(['x'], 'logo.png'));
  stores.chosenFile(1, buyer.id, person.id).save(new File(['x'], 'papan.png'));
  stores.greetings.discard(buyer.id, person.id);
  await expect(chosen.find()).resolves.toBe(null);
  await expect(stores.chosenFile(1, buyer.id, person.id).find()).resolves.toMatchObject({
    name: 'papan.png',
  });
});

test('R51 a draft that cannot be read is dropped with a word', () => {
  const { stores, storage } = openStores();
  storage.setItem('order:12:0:7', '{}');
  const told: string[] = [];
  stores.onError((code) => told.push(code));
  expect(stores.greetings.open(person, buyer).getSnapshot().value).toEqual({
    writing: 'composing',
  });
  expect(told).toEqual(['draftUnreadable']);
});

test('a device that keeps nothing says so, and the order goes on', () => {
  const { stores, storage } = openStores();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const told: string[] = [];
  stores.onError((code) => told.push(code));
  stores.greetings.open(person, buyer).send({ type: 'note.choose', choice: 'own' });
  expect(told).toEqual(['storageFailed']);
});
