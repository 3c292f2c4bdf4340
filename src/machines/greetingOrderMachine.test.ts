import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '../domain/appError.ts';
import type { CardTemplate, Logo, TemplateGroup } from '../domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome } from '../domain/order.ts';
import type { Person } from '../domain/person.ts';
import type { GreetingPackage } from '../domain/price.ts';
import { toGreetingDraft } from './toGreetingDraft.ts';
import { greetingOrderMachine } from './greetingOrderMachine.ts';
import type {
  GreetingDraft,
  GreetingInput,
  GreetingOrderRequest,
  Preview,
  PreviewRequest,
} from './greetingOrderTypes.ts';
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
const templates: CardTemplate[] = [101, 102].map((id) => ({
  id,
  imageUrl: `/t/${id}.webp`,
  title: null,
  layout: null,
}));
const packages: GreetingPackage[] = [
  { id: 1, price: 100_000, discount: 10_000, discountPercentage: 10 },
  { id: 2, price: 150_000, discount: 0, discountPercentage: 0 },
];
const order: PlacedOrder = {
  kind: 0,
  id: 42,
  price: 100_000,
  discount: 10_000,
  total: 90_000,
  expiresAt: '2026-11-22T10:00:00+07:00',
};
const placed: PlacementOutcome = { type: 'placed', order, keySupport: 'honoured' };
const rejected = (code: AppErrorCode): PlacementOutcome => ({ type: 'rejected', code });

/** Answers of the actors, one a call; the last one goes on answering. */
interface Script {
  readonly input?: Partial<GreetingInput>;
  readonly templates?: readonly (() => Promise<readonly CardTemplate[]>)[];
  readonly previews?: readonly (() => Promise<Preview>)[];
  readonly packages?: readonly (() => Promise<readonly GreetingPackage[]>)[];
  readonly placements?: readonly (() => Promise<PlacementOutcome>)[];
  readonly upload?: (onProgress: (fraction: number) => void) => Promise<Logo>;
}

function start(script: Script = {}) {
  const asked = {
    groups: [] as string[],
    previews: [] as PreviewRequest[],
    orders: [] as GreetingOrderRequest[],
    places: [] as number[],
  };
  const loadTemplates = inSequence(script.templates ?? [() => Promise.resolve(templates)]);
  const drawPreview = inSequence(script.previews ?? [() => Promise.resolve({ url: '/card.webp' })]);
  const loadPackages = inSequence(script.packages ?? [() => Promise.resolve(packages)]);
  const placeOrder = inSequence(script.placements ?? [() => Promise.resolve(placed)]);
  const machine = greetingOrderMachine.provide({
    actors: {
      loadTemplates: fromPromise<readonly CardTemplate[], { group: TemplateGroup }>(({ input }) => {
        asked.groups.push(input.group);
        return loadTemplates();
      }),
      drawPreview: fromPromise<Preview, PreviewRequest>(({ input }) => {
        asked.previews.push(input);
        return drawPreview();
      }),
      loadPackages: fromPromise<
        readonly GreetingPackage[],
        { personId: number; placeId: number; userId: number }
      >(({ input }) => {
        asked.places.push(input.placeId);
        return loadPackages();
      }),
      placeOrder: fromPromise<PlacementOutcome, GreetingOrderRequest>(({ input }) => {
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
type Value = Parameters<SnapshotFrom<typeof greetingOrderMachine>['matches']>[0];

const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
const context = (actor: Actor) => actor.getSnapshot().context;

async function toTemplates(actor: Actor, mode: 1 | 2 | 3 | 4 | 5 = 3) {
  actor.send({ type: 'category.choose', mode });
  await reach(actor, { writing: { choosingTemplate: 'ready' } });
}

async function toPreview(actor: Actor) {
  await toTemplates(actor);
  actor.send({ type: 'template.choose', templateId: 101 });
  await reach(actor, { previewing: 'shown' });
}

async function toPackages(actor: Actor) {
  await toPreview(actor);
  actor.send({ type: 'preview.accept' });
  await reach(actor, { choosingPackage: 'ready' });
}

async function toPayment(actor: Actor) {
  await toPackages(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await reach(actor, 'paying');
}

describe('writing', () => {
  test('R30 begins with the default note and the name of the buyer', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    expect(context(actor)).toMatchObject({
      note: { choice: 'none', text: '' },
      sender: 'Sari Lestari',
      mode: null,
    });
  });

  test.each([
    [3, 'F'],
    [1, 'D'],
    [2, 'E'],
    [5, 'quotes'],
    [4, 'logo'],
  ] as const)('category %i loads the templates of group %s', async (mode, group) => {
    const { actor, asked } = start();
    await toTemplates(actor, mode);
    expect(asked.groups).toEqual([group]);
    expect(context(actor).templates).toEqual(templates);
  });

  test('R32 a sender of more than two lines or of none is not taken; blanks are tidied', () => {
    const { actor } = start();
    for (const name of ['a\nb\nc', '  \n ']) actor.send({ type: 'sender.change', name });
    expect(context(actor).sender).toBe('Sari Lestari');
    actor.send({ type: 'sender.change', name: '  Keluarga   Besar \n\n Lestari ' });
    expect(context(actor).sender).toBe('Keluarga Besar\nLestari');
  });

  test('R33 another category loads its own templates and forgets the one chosen', async () => {
    const { actor, asked } = start();
    await toPreview(actor);
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'category.choose', mode: 2 });
    expect(context(actor)).toMatchObject({ templateId: null, preview: null, templates: [] });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(asked.groups).toEqual(['F', 'E']);
  });

  test('why templates did not come stays known while words change, and is forgotten with their category', async () => {
    const { actor } = start({
      templates: [() => Promise.reject(new AppError('offline')), () => Promise.resolve([])],
    });
    actor.send({ type: 'category.choose', mode: 3 });
    await reach(actor, { writing: { choosingTemplate: 'failed' } });
    actor.send({ type: 'sender.change', name: 'Keluarga Lestari' });
    expect(context(actor)).toMatchObject({ sender: 'Keluarga Lestari', error: 'offline' });
    actor.send({ type: 'category.choose', mode: 1 });
    expect(context(actor).error).toBe(null);
  });

  test('templates that do not come can be asked for again, and the words stay', async () => {
    const { actor } = start({
      templates: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve(templates),
      ],
    });
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'note.write', text: 'Budi' });
    actor.send({ type: 'category.choose', mode: 3 });
    await reach(actor, { writing: { choosingTemplate: 'failed' } });
    expect(context(actor).error).toBe('networkFailed');
    actor.send({ type: 'templates.retry' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({
      error: null,
      note: { choice: 'father', text: 'Budi' },
    });
  });

  test('changing the kind of note keeps what was written', () => {
    const { actor } = start();
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'note.write', text: 'Budi' });
    actor.send({ type: 'note.choose', choice: 'mother' });
    expect(context(actor).note).toEqual({ choice: 'mother', text: 'Budi' });
  });
});

describe('what a card lacks is said, and nothing happens', () => {
  test.each([
    [
      'a begun note',
      3,
      'noteTextMissing',
      (actor: Actor) => actor.send({ type: 'note.choose', choice: 'own' }),
    ],
    ['a logo', 4, 'logoMissing', () => {}],
    ['a quote', 5, 'quoteMissing', () => {}],
  ] as const)('%s', async (_, mode, fault, prepare) => {
    const { actor, asked } = start();
    await toTemplates(actor, mode);
    prepare(actor);
    actor.send({ type: 'template.choose', templateId: 101 });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(context(actor).error).toBe(fault);
    expect(asked.previews).toEqual([]);
  });

  test('a template that is not offered', async () => {
    const { actor } = start();
    await toTemplates(actor);
    actor.send({ type: 'template.choose', templateId: 999 });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
  });
});

describe('a logo', () => {
  test('is uploaded with its progress, and then a template may be chosen', async () => {
    let report: (fraction: number) => void = () => {};
    let finish: (logo: Logo) => void = () => {};
    const { actor, asked } = start({
      upload: (onProgress) => {
        report = onProgress;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    await toTemplates(actor, 4);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    report(0.5);
    expect(context(actor).logoProgress).toBe(0.5);
    finish({ path: '/files/l.webp', fileName: 'pt.png' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    actor.send({ type: 'template.choose', templateId: 101 });
    await reach(actor, { previewing: 'shown' });
    expect(asked.previews[0]?.logo).toEqual({ path: '/files/l.webp', fileName: 'pt.png' });
  });

  test('can be cancelled while it is uploaded, and removed afterwards', async () => {
    const { actor } = start({ upload: () => new Promise(() => {}) });
    await toTemplates(actor, 4);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    actor.send({ type: 'logo.cancel' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(context(actor).logo).toBe(null);
  });

  test('that the server refuses is said', async () => {
    const { actor } = start({ upload: () => Promise.reject(new AppError('logoInvalid')) });
    await toTemplates(actor, 4);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.svg' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({ logo: null, error: 'logoInvalid' });
  });

  test('is not taken on another page', async () => {
    const { actor } = start();
    await toTemplates(actor, 3);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
  });
});

describe('the preview', () => {
  test('is drawn from the words, accepted or put away', async () => {
    const { actor, asked } = start();
    await toPreview(actor);
    expect(asked.previews[0]).toMatchObject({
      mode: 3,
      templateId: 101,
      sender: 'Sari Lestari',
      note: { choice: 'none', text: '' },
      person: { id: 7 },
    });
    actor.send({ type: 'preview.cancel' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(asked.groups).toEqual(['F']);
  });

  test('that cannot be drawn can be asked for again', async () => {
    const { actor } = start({
      previews: [
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve({ url: '/2.webp' }),
      ],
    });
    await toTemplates(actor);
    actor.send({ type: 'template.choose', templateId: 102 });
    await reach(actor, { previewing: 'failed' });
    expect(context(actor).error).toBe('timedOut');
    actor.send({ type: 'preview.retry' });
    await reach(actor, { previewing: 'shown' });
    expect(context(actor)).toMatchObject({ preview: { url: '/2.webp' }, error: null });
  });

  test.each([
    'cardTextTooLong',
    'cardTextUnsupported',
    'templateUnavailable',
    'logoInvalid',
  ] as const)(
    'refused for %s is not asked for as it was: the way on leads back, and why stays known until something changes',
    async (code) => {
      const { actor, asked } = start({ previews: [() => Promise.reject(new AppError(code))] });
      await toTemplates(actor);
      actor.send({ type: 'template.choose', templateId: 102 });
      await reach(actor, { previewing: 'rejected' });
      expect(actor.getSnapshot().can({ type: 'preview.retry' })).toBe(false);
      actor.send({ type: 'preview.cancel' });
      expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
      expect(context(actor).error).toBe(code);
      actor.send({ type: 'sender.change', name: 'Sari' });
      expect(context(actor).error).toBe(null);
      expect(asked.previews).toHaveLength(1);
    },
  );

  test('R38 is forgotten as soon as a word changes, and with it the way to the packages', async () => {
    const { actor } = start();
    await toPackages(actor);
    actor.send({ type: 'address.visit', step: 'compose' });
    actor.send({ type: 'sender.change', name: 'Keluarga Lestari' });
    expect(context(actor).preview).toBe(null);
    actor.send({ type: 'address.visit', step: 'package' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
  });
});

describe('packages', () => {
  test('R41 the first is chosen; another may be; one that is not offered may not', async () => {
    const { actor, asked } = start();
    await toPackages(actor);
    expect(context(actor).packageId).toBe(1);
    expect(asked.places).toEqual([2]);
    actor.send({ type: 'package.choose', packageId: 99 });
    expect(context(actor).packageId).toBe(1);
    actor.send({ type: 'package.choose', packageId: 2 });
    expect(context(actor).packageId).toBe(2);
  });

  test('R44 a price that changed meanwhile is announced', async () => {
    const dearer = packages.map((offer) => ({ ...offer, price: offer.price + 5_000 }));
    const { actor } = start({
      packages: [() => Promise.resolve(packages), () => Promise.resolve(dearer)],
    });
    await toPackages(actor);
    actor.send({ type: 'address.visit', step: 'compose' });
    actor.send({ type: 'address.visit', step: 'package' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor)).toMatchObject({ error: 'priceChanged', packageId: 1 });
    actor.send({ type: 'package.choose', packageId: 1 });
    expect(context(actor).error).toBe(null);
  });

  test('none, and failing ones, can be asked for again', async () => {
    const { actor } = start({
      packages: [
        () => Promise.resolve([]),
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve(packages),
      ],
    });
    await toPreview(actor);
    actor.send({ type: 'preview.accept' });
    await reach(actor, { choosingPackage: 'none' });
    actor.send({ type: 'packages.retry' });
    await reach(actor, { choosingPackage: 'failed' });
    expect(context(actor).error).toBe('timedOut');
    actor.send({ type: 'packages.retry' });
    await reach(actor, { choosingPackage: 'ready' });
  });
});

describe('placing the order', () => {
  test('asks with everything that was chosen, and goes on to pay', async () => {
    const { actor, asked } = start();
    await toPackages(actor);
    actor.send({ type: 'method.choose', method: 'virtualAccount' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'paying');
    expect(asked.orders).toHaveLength(1);
    expect(asked.orders[0]).toMatchObject({
      key: 'key-0001',
      submittedAt: '2026/11/21 10:00:00',
      previewUrl: '/card.webp',
      templateId: 101,
      package: packages[0],
      mode: 3,
    });
    const payment = actor.getSnapshot().children.payment?.getSnapshot();
    expect(payment?.context).toMatchObject({
      order,
      method: 'virtualAccount',
      announcedTotal: 90_000,
    });
    expect(context(actor).keySupport).toBe('honoured');
  });

  test('R46 a second tap does not ask again', async () => {
    const { actor, asked } = start({ placements: [() => new Promise(() => {})] });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:01' });
    actor.send({ type: 'package.choose', packageId: 2 });
    actor.send({ type: 'address.visit', step: 'compose' });
    expect(asked.orders).toHaveLength(1);
    expect(actor.getSnapshot().value).toBe('placingOrder');
  });

  test('R47 after a lost answer it asks again with the very same request', async () => {
    const { actor, asked } = start({
      placements: [() => Promise.reject(new AppError('timedOut')), () => Promise.resolve(placed)],
    });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
    expect(context(actor).error).toBe('timedOut');
    actor.send({ type: 'address.visit', step: 'compose' });
    expect(actor.getSnapshot().value).toBe('outcomeUnknown');
    actor.send({ type: 'order.retryOrder' });
    await reach(actor, 'paying');
    expect(asked.orders[1]).toEqual(asked.orders[0]);
  });

  test('a server known to ignore keys gets no blind retry', async () => {
    const { actor, asked } = start({
      input: { keySupport: 'ignored' },
      placements: [() => Promise.reject(new AppError('networkFailed'))],
    });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
    expect(actor.getSnapshot().can({ type: 'order.retryOrder' })).toBe(false);
    actor.send({ type: 'order.retryOrder' });
    expect(asked.orders).toHaveLength(1);
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
      await toPackages(actor);
      actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
      await reach(actor, { choosingPackage: 'ready' });
      actor.send({ type: 'order.place', at: '2026/11/21 10:01:00' });
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
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'outcomeUnknown');
  });

  test.each([
    'cardTextTooLong',
    'templateUnavailable',
    'previewUnknown',
    'logoInvalid',
    'cardTextUnsupported',
  ] as const)('refused for %s goes back to the templates', async (code) => {
    const { actor } = start({ placements: [() => Promise.resolve(rejected(code))] });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({ error: code, preview: null });
  });

  test('refused for its package loads the packages anew', async () => {
    const { actor, asked } = start({
      placements: [() => Promise.resolve(rejected('packageUnavailable'))],
    });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(asked.places).toHaveLength(2);
    expect(context(actor).error).toBe('packageUnavailable');
  });

  test('refused for anything else stays with its reason, and can be placed again under the same key', async () => {
    const { actor, asked } = start({
      placements: [() => Promise.resolve(rejected('rateLimited')), () => Promise.resolve(placed)],
    });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor).error).toBe('rateLimited');
    actor.send({ type: 'order.place', at: '2026/11/21 10:05:00' });
    await reach(actor, 'paying');
    expect(asked.orders.map(({ key, submittedAt }) => [key, submittedAt])).toEqual([
      ['key-0001', '2026/11/21 10:00:00'],
      ['key-0001', '2026/11/21 10:05:00'],
    ]);
  });

  test('a key that made another order can be replaced', async () => {
    const { actor, asked } = start({
      placements: [
        () => Promise.resolve(rejected('idempotencyKeyReused')),
        () => Promise.resolve(placed),
      ],
    });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'ready' });
    actor.send({ type: 'order.startOver', key: 'key-0002' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:01:00' });
    await reach(actor, 'paying');
    expect(asked.orders[1]?.key).toBe('key-0002');
  });
});

describe('after creation', () => {
  test('R53 no address leads back to the form', async () => {
    const { actor } = start();
    await toPayment(actor);
    for (const step of ['compose', 'template', 'package'] as const)
      actor.send({ type: 'address.visit', step });
    expect(actor.getSnapshot().value).toBe('paying');
  });

  test('ordering once more keeps the words under a new key', async () => {
    const { actor } = start();
    await toPayment(actor);
    const payment = actor.getSnapshot().children.payment;
    payment?.send({ type: 'payment.continue' });
    payment?.send({ type: 'payment.confirm' });
    payment?.send({ type: 'order.again', key: 'key-0003' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor)).toMatchObject({
      key: 'key-0003',
      order: null,
      submittedAt: null,
      preview: { url: '/card.webp' },
    });
  });
});

describe('the address', () => {
  test('goes back and forth between pages that can be reached', async () => {
    const { actor } = start();
    actor.send({ type: 'address.visit', step: 'template' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    await toPreview(actor);
    actor.send({ type: 'address.visit', step: 'compose' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    actor.send({ type: 'address.visit', step: 'template' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    actor.send({ type: 'address.visit', step: 'package' });
    await reach(actor, { choosingPackage: 'ready' });
    actor.send({ type: 'address.visit', step: 'template' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
  });
});

describe('a draft', () => {
  const resume = (draft: GreetingDraft, script: Script = {}) =>
    start({ ...script, input: { ...script.input, key: 'other-key', draft } });

  test('is resumed on each page, with all that was written', async () => {
    const { actor } = start();
    actor.send({ type: 'note.choose', choice: 'mother' });
    actor.send({ type: 'note.write', text: 'Rina' });
    await toPackages(actor);
    actor.send({ type: 'package.choose', packageId: 2 });
    const draft = toGreetingDraft(actor.getSnapshot());
    const { actor: resumed } = resume(draft);
    await reach(resumed, { choosingPackage: 'ready' });
    expect(toGreetingDraft(resumed.getSnapshot())).toEqual(draft);
    expect(context(resumed)).toMatchObject({
      key: 'key-0001',
      packageId: 2,
      note: { choice: 'mother', text: 'Rina' },
    });
  });

  test.each(['compose', 'template'] as const)('is resumed at %s', async (step) => {
    const { actor } = start();
    await toPreview(actor);
    const { actor: resumed } = resume({ ...toGreetingDraft(actor.getSnapshot()), step });
    await reach(
      resumed,
      step === 'compose' ? { writing: 'composing' } : { writing: { choosingTemplate: 'ready' } },
    );
  });

  test('of an order under way asks again with the same request instead of ordering anew', async () => {
    const { actor, asked } = start({ placements: [() => new Promise(() => {})] });
    await toPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    const draft = toGreetingDraft(actor.getSnapshot());
    expect(draft.step).toBe('placing');
    const { actor: resumed, asked: askedAgain } = resume(draft);
    expect(resumed.getSnapshot().value).toBe('outcomeUnknown');
    expect(askedAgain.orders).toEqual([]);
    resumed.send({ type: 'order.retryOrder' });
    await reach(resumed, 'paying');
    expect(askedAgain.orders).toEqual(asked.orders);
  });

  test('of an order that exists is resumed where it is paid', async () => {
    const { actor } = start();
    await toPayment(actor);
    actor.getSnapshot().children.payment?.send({ type: 'payment.continue' });
    const draft = toGreetingDraft(actor.getSnapshot());
    expect(draft).toMatchObject({
      step: 'paying',
      order,
      payment: { step: 'finish', method: 'transfer', invoice: null },
    });
    const { actor: resumed } = resume(draft);
    expect(resumed.getSnapshot().children.payment?.getSnapshot().value).toEqual({
      open: { byTransfer: 'paying' },
    });
  });
});
