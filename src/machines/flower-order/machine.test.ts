import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Florist, FloristProduct, FloristProductDetail } from '../../domain/florist.ts';
import type { Logo } from '../../domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome } from '../../domain/order.ts';
import { toFlowerDraft } from './draft.ts';
import { flowerOrderMachine } from './machine.ts';
import type { FlowerDraft, FlowerInput } from './types.ts';
import { inSequence } from '../../testing/inSequence.ts';
import type { PlacementRequest } from '../placement/machine.ts';
import {
  newOrder,
  placementOf,
  scriptOrderActors,
  type OrderScript,
} from '../testing/scriptedOrder.ts';

const florists: readonly Florist[] = [1, 2].map((id) => ({
  id,
  name: `Florist ${id}`,
  photoUrl: `/f/${id}.webp`,
  description: `Florist ${id}`,
}));
const products: readonly FloristProduct[] = [
  {
    id: 11,
    name: 'Papan Melati',
    size: '2 x 1,25 m',
    photoUrl: '/p/11.webp',
    price: 750_000,
    board: null,
  },
  {
    id: 12,
    name: 'Papan Anggrek',
    size: '2,5 x 1,5 m',
    photoUrl: '/p/12.webp',
    price: 950_000,
    board: null,
  },
];
const detail: FloristProductDetail = { photoUrls: ['/p/11a.webp'], description: 'Bunga segar.' };
const order: PlacedOrder = {
  kind: 1,
  id: 43,
  price: 750_000,
  discount: 0,
  total: 750_000,
  expiresAt: '2026-11-22T10:00:00+07:00',
};
const placed: PlacementOutcome = { type: 'placed', order, keySupport: 'honoured' };

const defaults: OrderScript = {
  placements: [() => Promise.resolve(placed)],
  upload: () => Promise.resolve({ path: '/files/logo.webp', fileName: 'pt.png' }),
};

/** The input and what the actors do. */
interface Script extends OrderScript {
  readonly input?: Partial<FlowerInput>;
  /** How the details of the board are answered, in turn. */
  readonly details?: readonly (() => Promise<FloristProductDetail>)[];
}

function start(script: Script = {}) {
  const requests = {
    orders: [] as PlacementRequest[],
  };
  const loadDetail = inSequence(script.details ?? [() => Promise.resolve(detail)]);
  const machine = flowerOrderMachine.provide({
    actors: {
      loadFlorists: fromPromise(() => Promise.resolve(florists)),
      loadProducts: fromPromise(() => Promise.resolve(products)),
      loadDetail: fromPromise(() => loadDetail()),
      ...scriptOrderActors({ ...defaults, ...script }, (request) => requests.orders.push(request)),
    },
  });
  const actor = createActor(machine, {
    input: { ...newOrder, ...script.input },
  });
  actor.start();
  return { actor, requests };
}

type Actor = ReturnType<typeof start>['actor'];
type Value = Parameters<SnapshotFrom<typeof flowerOrderMachine>['matches']>[0];

const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
const context = (actor: Actor) => actor.getSnapshot().context;

/** The value of the form once its details are loaded. */
const ready = { writing: { detail: 'ready' } } as const;
const uploading = { writing: { logo: 'uploading' } } as const;

async function toProducts(actor: Actor) {
  await reach(actor, { choosingFlorist: 'ready' });
  actor.send({ type: 'florist.choose', floristId: 1 });
  await reach(actor, { choosingProduct: 'ready' });
}

async function toForm(actor: Actor) {
  await toProducts(actor);
  actor.send({ type: 'product.choose', productId: 11 });
  await reach(actor, ready);
}

async function toPayment(actor: Actor) {
  await toForm(actor);
  place(actor);
  await reach(actor, 'paying');
}

/** Reviews the order and places it. */
function place(actor: Actor) {
  actor.send({ type: 'order.review' });
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
}

// The generated paths test what these tests leave out (tests/flows/machine/flowerOrder.test.ts).

describe('the form', () => {
  test('R175 begins with a text that names the person; without that text, the order is placed, too', async () => {
    const { actor, requests } = start();
    await toForm(actor);
    expect(context(actor).subMessage).toBe(`Atas berpulangnya ${newOrder.person.name}`);
    actor.send({ type: 'subMessage.write', text: '' });
    place(actor);
    await reach(actor, 'paying');
    expect(requests.orders).toMatchObject([{ content: { subMessage: '' } }]);
  });

  test('R175 keeps the text of a draft that has none, and orders it', async () => {
    const { actor: earlier } = start();
    await toForm(earlier);
    const draft = { ...toFlowerDraft(earlier.getSnapshot()), subMessage: '' };
    const { actor, requests } = start({ input: { draft } });
    await reach(actor, ready);
    place(actor);
    await reach(actor, 'paying');
    expect(requests.orders).toMatchObject([{ content: { subMessage: '' } }]);
  });

  test('R58 requires the text of a custom message and orders it', async () => {
    const { actor, requests } = start();
    await toForm(actor);
    actor.send({ type: 'message.choose', choice: 'Lainnya....' });
    place(actor);
    expect(actor.getSnapshot().value).toMatchObject(ready);
    expect(context(actor).error).toBe('noteTextMissing');
    actor.send({ type: 'message.write', text: ' Selamat jalan, sahabat ' });
    expect(context(actor).error).toBe(null);
    actor.send({ type: 'subMessage.write', text: 'Doa kami menyertai' });
    place(actor);
    await reach(actor, 'paying');
    expect(requests.orders[0]?.content).toMatchObject({
      message: 'Selamat jalan, sahabat',
      subMessage: 'Doa kami menyertai',
    });
  });

  test('ignores a sender with more than two lines or none', async () => {
    const { actor } = start();
    await toForm(actor);
    for (const name of ['a\nb\nc', ' ']) actor.send({ type: 'sender.change', name });
    expect(context(actor).sender).toBe('Sari Lestari');
    actor.send({ type: 'sender.change', name: ' PT  Maju \n Bersama ' });
    expect(context(actor).sender).toBe('PT Maju\nBersama');
  });

  test('requires a sender when the buyer has no name', async () => {
    const { actor, requests } = start({ input: { buyer: { ...newOrder.buyer, name: null } } });
    await toForm(actor);
    place(actor);
    expect(context(actor).error).toBe('senderInvalid');
    expect(requests.orders).toEqual([]);
  });
});

describe('the logo', () => {
  test('reports its upload progress, and no order is placed during the upload', async () => {
    let report: (fraction: number) => void = () => {};
    let finish: (logo: Logo) => void = () => {};
    const { actor, requests } = start({
      upload: (onProgress) => {
        report = onProgress;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    await toForm(actor);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    report(0.25);
    expect(context(actor).logoProgress).toBe(0.25);
    place(actor);
    expect(actor.getSnapshot().value).toMatchObject(uploading);
    actor.send({ type: 'subMessage.write', text: 'Salam' });
    finish({ path: '/files/l.webp', fileName: 'pt.png' });
    await reach(actor, { writing: { logo: 'idle' } });
    place(actor);
    await reach(actor, 'paying');
    expect(requests.orders).toMatchObject([
      { content: { logo: { path: '/files/l.webp' }, subMessage: 'Salam' } },
    ]);
  });

  test('leaves the details of the board alone: they go on loading, or have failed', async () => {
    let answer: (detail: FloristProductDetail) => void = () => {};
    const { actor } = start({
      details: [
        () => Promise.reject(new Error()),
        () => new Promise((resolve) => (answer = resolve)),
      ],
      upload: () => new Promise(() => {}),
    });
    await toProducts(actor);
    actor.send({ type: 'product.choose', productId: 11 });
    await reach(actor, { writing: { detail: 'failed' } });
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    expect(actor.getSnapshot().value).toMatchObject({
      writing: { detail: 'failed', logo: 'uploading' },
    });
    actor.send({ type: 'detail.retry' });
    actor.send({ type: 'logo.cancel' });
    actor.send({ type: 'logo.choose', fileId: 'f2', fileName: 'pt.png' });
    answer(detail);
    await reach(actor, ready);
    expect(context(actor).detail).toBe(detail);
  });
});

test('the details of a board are gone once another board is chosen', async () => {
  const never = () => new Promise<FloristProductDetail>(() => {});
  const { actor } = start({ details: [() => Promise.resolve(detail), never] });
  await toForm(actor);
  actor.send({ type: 'address.visit', step: 'products' });
  await reach(actor, { choosingProduct: 'ready' });
  actor.send({ type: 'product.choose', productId: 12 });
  expect(actor.getSnapshot().value).toMatchObject({ writing: { detail: 'loading' } });
  expect(context(actor).detail).toBeNull();
});

describe('reviewing the order', () => {
  test('R176 places nothing before the review, and changes nothing in it', async () => {
    const { actor, requests } = start();
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    expect(actor.getSnapshot().value).toMatchObject(ready);
    actor.send({ type: 'order.review' });
    expect(actor.getSnapshot().value).toBe('reviewing');
    expect(toFlowerDraft(actor.getSnapshot()).step).toBe('form');
    actor.send({ type: 'subMessage.write', text: 'Salam' });
    expect(context(actor).subMessage).not.toBe('Salam');
    expect(requests.orders).toEqual([]);
  });

  test.each([
    ['by its button', { type: 'order.change' }],
    ['by going back', { type: 'address.visit', step: 'form' }],
  ] as const)('R176 returns to the form %s', async (_how, event) => {
    const { actor } = start();
    await toForm(actor);
    actor.send({ type: 'order.review' });
    actor.send(event);
    await reach(actor, ready);
  });
});

describe('placing the order', () => {
  test('R62 sends everything that was chosen and continues with payment by transfer', async () => {
    const { actor, requests } = start();
    await toPayment(actor);
    expect(requests.orders).toHaveLength(1);
    expect(requests.orders[0]).toMatchObject({
      key: 'key-0001',
      content: {
        florist: florists[0],
        product: products[0],
        logo: null,
        message: 'Turut berdukacita',
      },
    });
    expect(actor.getSnapshot().children.payment?.getSnapshot().context).toMatchObject({
      order,
      method: 'transfer',
      expectedTotal: 750_000,
    });
  });

  test('R46 ignores a second tap while the order is being placed', async () => {
    const { actor, requests } = start({ placements: [() => new Promise(() => {})] });
    await toForm(actor);
    place(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:01' });
    expect(requests.orders).toHaveLength(1);
    expect(placementOf(actor).getSnapshot().value).toBe('placing');
  });
});

describe('a draft', () => {
  const resume = (draft: FlowerDraft, script: Script = {}) =>
    start({ ...script, input: { ...script.input, key: 'other-key', draft } });

  test('of a placed order is resumed at its payment step', async () => {
    const { actor } = start();
    await toPayment(actor);
    actor.getSnapshot().children.payment?.send({ type: 'payment.continue' });
    const { actor: resumed } = resume(toFlowerDraft(actor.getSnapshot()));
    expect(resumed.getSnapshot().children.payment?.getSnapshot().value).toEqual({
      open: { byTransfer: 'paying' },
    });
  });
});
