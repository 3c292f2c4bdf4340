import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '../domain/appError.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../domain/florist.ts';
import type { Logo } from '../domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome } from '../domain/order.ts';
import type { Person } from '../domain/person.ts';
import { toFlowerDraft } from './toFlowerDraft.ts';
import { flowerOrderMachine } from './flowerOrderMachine.ts';
import type { FlowerDraft, FlowerInput, FlowerOrderRequest } from './flowerOrderTypes.ts';
import { inSequence } from '../testing/inSequence.ts';

const person: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Melati 2',
  deathTime: null,
  funeralTime: null,
  burialTime: null,
  funeralHouse: { id: 2, name: 'Rumah Duka', address: null },
  burialPlace: { name: null, address: null },
  recipientUserId: 3,
  senderCount: 0,
  families: [],
  events: [],
};
const buyer = {
  id: 12,
  username: 'sari',
  name: 'Sari Lestari',
  email: 's@example.org',
  gender: null,
  pictureUrl: null,
};
const florists: Florist[] = [1, 2].map((id) => ({
  id,
  photoUrl: `/f/${id}.webp`,
  description: `Florist ${id}`,
}));
const products: FloristProduct[] = [
  { id: 11, name: 'Papan Melati', size: '2 x 1,25 m', photoUrl: '/p/11.webp', price: 750_000 },
  { id: 12, name: 'Papan Anggrek', size: '2,5 x 1,5 m', photoUrl: '/p/12.webp', price: 950_000 },
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
const rejected = (code: AppErrorCode): PlacementOutcome => ({ type: 'rejected', code });

/** Answers of the actors, one a call; the last one goes on answering. */
interface Script {
  readonly input?: Partial<FlowerInput>;
  readonly florists?: readonly (() => Promise<readonly Florist[]>)[];
  readonly products?: readonly (() => Promise<readonly FloristProduct[]>)[];
  readonly details?: readonly (() => Promise<FloristProductDetail>)[];
  readonly placements?: readonly (() => Promise<PlacementOutcome>)[];
  readonly upload?: (onProgress: (fraction: number) => void) => Promise<Logo>;
}

function start(script: Script = {}) {
  const asked = {
    houses: [] as number[],
    florists: [] as number[],
    details: [] as number[],
    orders: [] as FlowerOrderRequest[],
  };
  const loadFlorists = inSequence(script.florists ?? [() => Promise.resolve(florists)]);
  const loadProducts = inSequence(script.products ?? [() => Promise.resolve(products)]);
  const loadDetail = inSequence(script.details ?? [() => Promise.resolve(detail)]);
  const placeOrder = inSequence(script.placements ?? [() => Promise.resolve(placed)]);
  const machine = flowerOrderMachine.provide({
    actors: {
      loadFlorists: fromPromise<readonly Florist[], { funeralHouseId: number }>(({ input }) => {
        asked.houses.push(input.funeralHouseId);
        return loadFlorists();
      }),
      loadProducts: fromPromise<readonly FloristProduct[], { floristId: number }>(({ input }) => {
        asked.florists.push(input.floristId);
        return loadProducts();
      }),
      loadDetail: fromPromise<FloristProductDetail, { floristId: number; productId: number }>(
        ({ input }) => {
          asked.details.push(input.productId);
          return loadDetail();
        },
      ),
      placeOrder: fromPromise<PlacementOutcome, FlowerOrderRequest>(({ input }) => {
        asked.orders.push(input);
        return placeOrder();
      }),
      uploadLogo: fromPromise<
        Logo,
        { fileId: string; fileName: string; onProgress: (fraction: number) => void }
      >(({ input }) =>
        (
          script.upload ??
          (() => Promise.resolve({ path: '/files/logo.webp', fileName: input.fileName }))
        )(input.onProgress),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { person, buyer, key: 'key-0001', keySupport: 'unknown', draft: null, ...script.input },
  });
  actor.start();
  return { actor, asked };
}

type Actor = ReturnType<typeof start>['actor'];
type Value = Parameters<SnapshotFrom<typeof flowerOrderMachine>['matches']>[0];

const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
const context = (actor: Actor) => actor.getSnapshot().context;

async function toProducts(actor: Actor) {
  await reach(actor, { choosingFlorist: 'ready' });
  actor.send({ type: 'florist.choose', floristId: 1 });
  await reach(actor, { choosingProduct: 'ready' });
}

async function toForm(actor: Actor) {
  await toProducts(actor);
  actor.send({ type: 'product.choose', productId: 11 });
  await reach(actor, { writing: 'ready' });
}

async function toPayment(actor: Actor) {
  await toForm(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await reach(actor, 'paying');
}

describe('choosing', () => {
  test('florists of the funeral house, then products of the florist, then the product', async () => {
    const { actor, asked } = start();
    await toForm(actor);
    expect(asked).toMatchObject({ houses: [2], florists: [1], details: [11] });
    expect(context(actor)).toMatchObject({ florist: florists[0], product: products[0], detail });
  });

  test('what is not offered cannot be chosen', async () => {
    const { actor } = start();
    await reach(actor, { choosingFlorist: 'ready' });
    actor.send({ type: 'florist.choose', floristId: 99 });
    expect(actor.getSnapshot().value).toEqual({ choosingFlorist: 'ready' });
    await toProducts(actor);
    actor.send({ type: 'product.choose', productId: 99 });
    expect(actor.getSnapshot().value).toEqual({ choosingProduct: 'ready' });
  });

  test('lists that do not come, or are empty, can be asked for again', async () => {
    const { actor } = start({
      florists: [
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve([]),
        () => Promise.resolve(florists),
      ],
      products: [
        () => Promise.reject(new AppError('serverFailed')),
        () => Promise.resolve([]),
        () => Promise.resolve(products),
      ],
    });
    await reach(actor, { choosingFlorist: 'failed' });
    expect(context(actor).error).toBe('timedOut');
    actor.send({ type: 'florists.retry' });
    await reach(actor, { choosingFlorist: 'none' });
    actor.send({ type: 'florists.retry' });
    await reach(actor, { choosingFlorist: 'ready' });
    expect(context(actor).error).toBe(null);
    actor.send({ type: 'florist.choose', floristId: 2 });
    await reach(actor, { choosingProduct: 'failed' });
    expect(context(actor).error).toBe('serverFailed');
    actor.send({ type: 'products.retry' });
    await reach(actor, { choosingProduct: 'none' });
    actor.send({ type: 'products.retry' });
    await reach(actor, { choosingProduct: 'ready' });
  });

  test('another florist has products of its own; the same one keeps the choice', async () => {
    const { actor, asked } = start();
    await toForm(actor);
    actor.send({ type: 'address.visit', step: 'florists' });
    actor.send({ type: 'florist.choose', floristId: 1 });
    await reach(actor, { choosingProduct: 'ready' });
    expect(context(actor).product).toEqual(products[0]);
    actor.send({ type: 'address.visit', step: 'florists' });
    actor.send({ type: 'florist.choose', floristId: 2 });
    await reach(actor, { choosingProduct: 'ready' });
    expect(context(actor).product).toBe(null);
    expect(asked.florists).toEqual([1, 1, 2]);
  });

  test('a price that changed meanwhile is announced', async () => {
    const dearer = products.map((product) => ({ ...product, price: product.price + 50_000 }));
    const { actor } = start({
      products: [() => Promise.resolve(products), () => Promise.resolve(dearer)],
    });
    await toForm(actor);
    actor.send({ type: 'address.visit', step: 'florists' });
    actor.send({ type: 'florist.choose', floristId: 1 });
    await reach(actor, { choosingProduct: 'ready' });
    expect(context(actor).error).toBe('priceChanged');
    actor.send({ type: 'address.visit', step: 'form' });
    expect(context(actor)).toMatchObject({ error: null, product: dearer[0] });
  });

  test('a florist or a product that is not offered any more has to be chosen anew, and the words are kept', async () => {
    const { actor } = start();
    await toForm(actor);
    actor.send({ type: 'subMessage.write', text: 'Doa kami menyertai' });
    const draft = toFlowerDraft(actor.getSnapshot());
    const resume = (step: FlowerDraft['step'], script: Script) =>
      start({ ...script, input: { draft: { ...draft, step } } }).actor;
    const others = { florists: florists.slice(1), products: products.slice(1) };

    for (const offered of [others.florists, []]) {
      const florist = resume('florists', { florists: [() => Promise.resolve(offered)] });
      await reach(florist, { choosingFlorist: offered.length > 0 ? 'ready' : 'none' });
      expect(context(florist)).toMatchObject({
        error: 'floristUnavailable',
        florist: null,
        product: null,
        subMessage: draft.subMessage,
      });
    }
    for (const offered of [others.products, []]) {
      const product = resume('products', { products: [() => Promise.resolve(offered)] });
      await reach(product, { choosingProduct: offered.length > 0 ? 'ready' : 'none' });
      expect(context(product)).toMatchObject({
        error: 'productUnavailable',
        florist: florists[0],
        product: null,
        subMessage: draft.subMessage,
      });
    }
  });

  test('a florist or a product that the server does not know any more is told before anything is ordered', async () => {
    const unknown = () => Promise.reject(new AppError('notFound'));
    const { actor } = start({ products: [unknown] });
    await reach(actor, { choosingFlorist: 'ready' });
    actor.send({ type: 'florist.choose', floristId: 1 });
    await waitFor(actor, ({ context: { error } }) => error !== null);
    await reach(actor, { choosingFlorist: 'ready' });
    expect(context(actor)).toMatchObject({ error: 'floristUnavailable', florist: null });

    const { actor: other } = start({ details: [unknown] });
    await toProducts(other);
    other.send({ type: 'product.choose', productId: 11 });
    await waitFor(other, ({ context: { error } }) => error !== null);
    await reach(other, { choosingProduct: 'ready' });
    expect(context(other)).toMatchObject({
      error: 'productUnavailable',
      florist: florists[0],
      product: null,
    });
  });

  test('a product can be ordered without its photos, which can be asked for again', async () => {
    const { actor } = start({
      details: [() => Promise.reject(new AppError('serverFailed')), () => Promise.resolve(detail)],
    });
    await toProducts(actor);
    actor.send({ type: 'product.choose', productId: 11 });
    await reach(actor, { writing: 'withoutDetail' });
    expect(actor.getSnapshot().can({ type: 'order.place', at: '2026/11/21 10:00:00' })).toBe(true);
    actor.send({ type: 'detail.retry' });
    await reach(actor, { writing: 'ready' });
  });
});

describe('writing', () => {
  test('begins with the first message and the name of the buyer', async () => {
    const { actor } = start();
    await toForm(actor);
    expect(context(actor)).toMatchObject({
      message: { choice: 'Turut berdukacita', text: '' },
      sender: 'Sari Lestari',
      subMessage: '',
    });
  });

  test('R58 own words must be written, and are what is ordered', async () => {
    const { actor, asked } = start();
    await toForm(actor);
    actor.send({ type: 'message.choose', choice: 'Lainnya....' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'ready' });
    expect(context(actor).error).toBe('noteTextMissing');
    actor.send({ type: 'message.write', text: ' Selamat jalan, sahabat ' });
    expect(context(actor).error).toBe(null);
    actor.send({ type: 'subMessage.write', text: 'Doa kami menyertai' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'paying');
    expect(asked.orders[0]).toMatchObject({
      message: 'Selamat jalan, sahabat',
      subMessage: 'Doa kami menyertai',
    });
  });

  test('a sender of more than two lines or of none is not taken', async () => {
    const { actor } = start();
    await toForm(actor);
    for (const name of ['a\nb\nc', ' ']) actor.send({ type: 'sender.change', name });
    expect(context(actor).sender).toBe('Sari Lestari');
    actor.send({ type: 'sender.change', name: ' PT  Maju \n Bersama ' });
    expect(context(actor).sender).toBe('PT Maju\nBersama');
  });

  test('a buyer without a name is asked for a sender before anything is ordered', async () => {
    const { actor, asked } = start({ input: { buyer: { ...buyer, name: null } } });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    expect(context(actor).error).toBe('senderInvalid');
    expect(asked.orders).toEqual([]);
  });
});

describe('a logo', () => {
  test('is uploaded with its progress, and nothing is ordered meanwhile', async () => {
    let report: (fraction: number) => void = () => {};
    let finish: (logo: Logo) => void = () => {};
    const { actor, asked } = start({
      upload: (onProgress) => {
        report = onProgress;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    await toForm(actor);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    report(0.25);
    expect(context(actor).logoProgress).toBe(0.25);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'uploadingLogo' });
    actor.send({ type: 'subMessage.write', text: 'meanwhile' });
    finish({ path: '/files/l.webp', fileName: 'pt.png' });
    await reach(actor, { writing: 'ready' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'paying');
    expect(asked.orders).toMatchObject([
      { logo: { path: '/files/l.webp' }, subMessage: 'meanwhile' },
    ]);
  });

  test('can be cancelled, refused and removed; the board is ordered without it', async () => {
    const { actor } = start({ upload: () => Promise.reject(new AppError('unsupportedMedia')) });
    await toForm(actor);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.svg' });
    actor.send({ type: 'logo.cancel' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'ready' });
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.svg' });
    await reach(actor, { writing: 'ready' });
    expect(context(actor)).toMatchObject({ logo: null, error: 'unsupportedMedia' });
    actor.send({ type: 'logo.remove' });
    expect(context(actor).error).toBe(null);
  });
});

describe('placing the order', () => {
  test('R62 asks with everything that was chosen, and goes on to pay by transfer', async () => {
    const { actor, asked } = start();
    await toPayment(actor);
    expect(asked.orders).toHaveLength(1);
    expect(asked.orders[0]).toMatchObject({
      key: 'key-0001',
      florist: florists[0],
      product: products[0],
      logo: null,
      message: 'Turut berdukacita',
    });
    expect(actor.getSnapshot().children.payment?.getSnapshot().context).toMatchObject({
      order,
      method: 'transfer',
      announcedTotal: 750_000,
    });
  });

  test('R46 a second tap does not ask again', async () => {
    const { actor, asked } = start({ placements: [() => new Promise(() => {})] });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    expect(asked.orders).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('placingOrder');
  });

  test('after a lost answer it asks again with the very same request', async () => {
    const { actor, asked } = start({
      placements: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve(placed),
      ],
    });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
    actor.send({ type: 'address.visit', step: 'products' });
    actor.send({ type: 'subMessage.write', text: 'changed' });
    expect(actor.getSnapshot().value).toBe('outcomeUnknown');
    actor.send({ type: 'order.retryOrder' });
    await reach(actor, 'paying');
    expect(asked.orders[1]).toEqual(asked.orders[0]);
  });

  test('a server known to ignore keys gets no blind retry', async () => {
    const { actor } = start({
      input: { keySupport: 'ignored' },
      placements: [() => Promise.reject(new AppError('timedOut'))],
    });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
    expect(actor.getSnapshot().can({ type: 'order.retryOrder' })).toBe(false);
  });

  test.each(['offline', 'rateLimited', 'tokenExpired'] as const)(
    '%s says nothing of an order that was asked for before',
    async (code) => {
      const { actor, asked } = start({
        placements: [
          () => Promise.resolve(rejected(code)),
          () => Promise.reject(new AppError('timedOut')),
          () => Promise.resolve(rejected(code)),
          () => Promise.resolve(placed),
        ],
      });
      await toForm(actor);
      actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
      await waitFor(actor, (snapshot) => snapshot.context.error === code);
      expect(actor.getSnapshot().matches('writing')).toBe(true);
      actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
      await reach(actor, 'outcomeUnknown');
      actor.send({ type: 'order.retryOrder' });
      await waitFor(actor, (snapshot) => snapshot.context.error === code);
      expect(actor.getSnapshot().value).toBe('outcomeUnknown');
      actor.send({ type: 'order.retryOrder' });
      await reach(actor, 'paying');
      expect(asked.orders[3]).toEqual(asked.orders[1]);
    },
  );

  test('an order still under way is asked for again', async () => {
    const { actor } = start({ placements: [() => Promise.resolve(rejected('orderInProgress'))] });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
  });

  test.each([
    ['floristUnavailable', { choosingFlorist: 'ready' }, { florist: null, product: null }],
    ['productUnavailable', { choosingProduct: 'ready' }, { florist: florists[0], product: null }],
    ['logoInvalid', { writing: 'ready' }, { logo: null, product: products[0] }],
    ['flowersNotDelivered', { writing: 'ready' }, { product: products[0] }],
  ] as const)(
    'refused for %s it goes to where that is chosen, and says why',
    async (code, value, kept) => {
      const { actor } = start({ placements: [() => Promise.resolve(rejected(code))] });
      await toForm(actor);
      actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
      await reach(actor, value);
      expect(context(actor)).toMatchObject({ error: code, ...kept });
    },
  );

  test('a key that made another order can be replaced', async () => {
    const { actor, asked } = start({
      placements: [
        () => Promise.resolve(rejected('idempotencyKeyReused')),
        () => Promise.resolve(placed),
      ],
    });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { writing: 'ready' });
    actor.send({ type: 'order.startOver', key: 'key-0002' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'paying');
    expect(asked.orders[1]?.key).toBe('key-0002');
  });
});

describe('after creation', () => {
  test('no address leads back to the form; ordering once more keeps it under a new key', async () => {
    const { actor } = start();
    await toPayment(actor);
    for (const step of ['florists', 'products', 'form'] as const)
      actor.send({ type: 'address.visit', step });
    expect(actor.getSnapshot().value).toBe('paying');
    const payment = actor.getSnapshot().children.payment;
    payment?.send({ type: 'payment.continue' });
    payment?.send({ type: 'payment.confirm' });
    payment?.send({ type: 'order.again', key: 'key-0003' });
    await reach(actor, { writing: 'ready' });
    expect(context(actor)).toMatchObject({ key: 'key-0003', order: null, product: products[0] });
  });
});

describe('the address', () => {
  test('goes back and forth between pages that can be reached', async () => {
    const { actor } = start();
    actor.send({ type: 'address.visit', step: 'form' });
    actor.send({ type: 'address.visit', step: 'products' });
    await reach(actor, { choosingFlorist: 'ready' });
    await toForm(actor);
    actor.send({ type: 'address.visit', step: 'products' });
    expect(actor.getSnapshot().value).toEqual({ choosingProduct: 'ready' });
    actor.send({ type: 'address.visit', step: 'florists' });
    expect(actor.getSnapshot().value).toEqual({ choosingFlorist: 'ready' });
    actor.send({ type: 'address.visit', step: 'products' });
    actor.send({ type: 'address.visit', step: 'form' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'ready' });
    actor.send({ type: 'address.visit', step: 'florists' });
    actor.send({ type: 'address.visit', step: 'form' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'ready' });
  });
});

describe('a draft', () => {
  const resume = (draft: FlowerDraft, script: Script = {}) =>
    start({ ...script, input: { ...script.input, key: 'other-key', draft } });

  test('is resumed on each page with all that was written', async () => {
    const { actor } = start();
    await toForm(actor);
    actor.send({ type: 'message.choose', choice: 'Our Deep Condolence' });
    const draft = toFlowerDraft(actor.getSnapshot());
    const { actor: resumed } = resume(draft);
    await reach(resumed, { writing: 'ready' });
    expect(toFlowerDraft(resumed.getSnapshot())).toEqual(draft);
    await reach(resume({ ...draft, step: 'products' }).actor, { choosingProduct: 'ready' });
    await reach(resume({ ...draft, step: 'florists' }).actor, { choosingFlorist: 'ready' });
  });

  test('of an order under way asks again with the same request', async () => {
    const { actor, asked } = start({ placements: [() => new Promise(() => {})] });
    await toForm(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    const draft = toFlowerDraft(actor.getSnapshot());
    expect(draft).toMatchObject({ step: 'placing', submittedAt: '2026/11/21 10:00:00' });
    const { actor: resumed, asked: askedAgain } = resume(draft);
    expect(resumed.getSnapshot().value).toBe('outcomeUnknown');
    resumed.send({ type: 'order.retryOrder' });
    await reach(resumed, 'paying');
    expect(askedAgain.orders).toEqual(asked.orders);
  });

  test('of an order that exists is resumed where it is paid', async () => {
    const { actor } = start();
    await toPayment(actor);
    actor.getSnapshot().children.payment?.send({ type: 'payment.continue' });
    const { actor: resumed } = resume(toFlowerDraft(actor.getSnapshot()));
    expect(resumed.getSnapshot().children.payment?.getSnapshot().value).toEqual({
      open: { byTransfer: 'paying' },
    });
  });
});
