import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '../domain/appError.ts';
import type { CardTemplate, GreetingCategoryId, Logo, TemplateGroup } from '../domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome } from '../domain/order.ts';
import type { GreetingPackage } from '../domain/price.ts';
import { toGreetingDraft } from './toGreetingDraft.ts';
import { greetingOrderMachine } from './greetingOrderMachine.ts';
import type {
  GreetingDraft,
  GreetingInput,
  Preview,
  PreviewRequest,
} from './greetingOrderTypes.ts';
import type { PlacementRequest } from './placementMachine.ts';
import {
  newOrder,
  placementOf,
  scriptOrderActors,
  type OrderScript,
} from './testing/scriptedOrder.ts';
import { inSequence } from '../testing/inSequence.ts';

const templates = [template(101), template(102)];

function template(id: number, faiths: CardTemplate['faiths'] = []): CardTemplate {
  return { id, imageUrl: `/t/${id}.webp`, title: null, faiths, layout: null };
}

const category = { general: 3, flowers: 1, religion: 2, quotes: 5, logo: 4 } as const;
const packages: GreetingPackage[] = [
  {
    id: 1,
    price: 100_000,
    discount: 10_000,
    discountPercentage: 10,
    name: null,
    description: null,
  },
  { id: 2, price: 150_000, discount: 0, discountPercentage: 0, name: null, description: null },
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

const defaults: OrderScript = {
  placements: [() => Promise.resolve(placed)],
  upload: () => Promise.resolve({ path: '/files/logo.webp', fileName: 'pt.png' }),
};

/**
 * The input and what the actors do. An array has one entry per call; further calls repeat the last
 * one.
 */
interface Script extends OrderScript {
  readonly input?: Partial<GreetingInput>;
  readonly templates?: readonly (() => Promise<readonly CardTemplate[]>)[];
  readonly previews?: readonly (() => Promise<Preview>)[];
  readonly packages?: readonly (() => Promise<readonly GreetingPackage[]>)[];
}

function start(script: Script = {}) {
  /** What the actors were called with, one entry per call. */
  const requests = {
    templateGroups: [] as string[],
    previews: [] as PreviewRequest[],
    orders: [] as PlacementRequest[],
    packagePlaceIds: [] as number[],
  };
  const loadTemplates = inSequence(script.templates ?? [() => Promise.resolve(templates)]);
  const drawPreview = inSequence(script.previews ?? [() => Promise.resolve({ url: '/card.webp' })]);
  const loadPackages = inSequence(script.packages ?? [() => Promise.resolve(packages)]);
  const machine = greetingOrderMachine.provide({
    actors: {
      loadTemplates: fromPromise<readonly CardTemplate[], { group: TemplateGroup }>(({ input }) => {
        requests.templateGroups.push(input.group);
        return loadTemplates();
      }),
      drawPreview: fromPromise<Preview, PreviewRequest>(({ input }) => {
        requests.previews.push(input);
        return drawPreview();
      }),
      loadPackages: fromPromise<
        readonly GreetingPackage[],
        { personId: number; placeId: number; userId: number }
      >(({ input }) => {
        requests.packagePlaceIds.push(input.placeId);
        return loadPackages();
      }),
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
type Value = Parameters<SnapshotFrom<typeof greetingOrderMachine>['matches']>[0];

const reach = (actor: Actor, value: Value) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1000 });
const context = (actor: Actor) => actor.getSnapshot().context;

const reachUnknown = (actor: Actor) =>
  waitFor(placementOf(actor), (snapshot) => snapshot.matches('outcomeUnknown'), { timeout: 1000 });

async function goToTemplates(actor: Actor, categoryId: GreetingCategoryId = category.general) {
  actor.send({ type: 'category.choose', mode: categoryId });
  await reach(actor, { writing: { choosingTemplate: 'ready' } });
}

async function goToPreview(actor: Actor) {
  await goToTemplates(actor);
  actor.send({ type: 'template.choose', templateId: 101 });
  actor.send({ type: 'preview.open' });
  await reach(actor, { previewing: 'shown' });
}

async function goToPackages(actor: Actor) {
  await goToPreview(actor);
  actor.send({ type: 'preview.accept' });
  await reach(actor, { choosingPackage: 'ready' });
}

async function goToPayment(actor: Actor) {
  await goToPackages(actor);
  actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
  await reach(actor, 'paying');
}

describe('the form', () => {
  test('R30 starts with the default note and the buyer’s name', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    expect(context(actor)).toMatchObject({
      note: { choice: 'none', text: '' },
      sender: 'Sari Lestari',
      mode: null,
    });
  });

  test.each([
    [category.general, 'F'],
    [category.flowers, 'D'],
    [category.religion, 'E'],
    [category.quotes, 'quotes'],
    [category.logo, 'logo'],
  ] as const)('category %i loads the templates of group %s', async (categoryId, group) => {
    const { actor, requests } = start();
    await goToTemplates(actor, categoryId);
    expect(requests.templateGroups).toEqual([group]);
    expect(context(actor).templates).toEqual(templates);
  });

  test('R32 ignores a sender with more than two lines or none, and tidies white space', () => {
    const { actor } = start();
    for (const name of ['a\nb\nc', '  \n ']) actor.send({ type: 'sender.change', name });
    expect(context(actor).sender).toBe('Sari Lestari');
    actor.send({ type: 'sender.change', name: '  Keluarga   Besar \n\n Lestari ' });
    expect(context(actor).sender).toBe('Keluarga Besar\nLestari');
  });

  test('R33 loads the templates of another category and clears the chosen template', async () => {
    const { actor, requests } = start();
    await goToPreview(actor);
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'category.choose', mode: category.religion });
    expect(context(actor)).toMatchObject({ templateId: null, preview: null, templates: [] });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(requests.templateGroups).toEqual(['F', 'E']);
  });

  test('keeps the template error while texts change, but not when the category changes', async () => {
    const { actor } = start({
      templates: [() => Promise.reject(new AppError('offline')), () => Promise.resolve([])],
    });
    actor.send({ type: 'category.choose', mode: category.general });
    await reach(actor, { writing: { choosingTemplate: 'failed' } });
    actor.send({ type: 'sender.change', name: 'Keluarga Lestari' });
    expect(context(actor)).toMatchObject({ sender: 'Keluarga Lestari', error: 'offline' });
    actor.send({ type: 'category.choose', mode: category.flowers });
    expect(context(actor).error).toBe(null);
  });

  test('can reload templates that failed to load, and keeps the texts', async () => {
    const { actor } = start({
      templates: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve(templates),
      ],
    });
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'note.write', text: 'Budi' });
    actor.send({ type: 'category.choose', mode: category.general });
    await reach(actor, { writing: { choosingTemplate: 'failed' } });
    expect(context(actor).error).toBe('networkFailed');
    actor.send({ type: 'templates.retry' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({
      error: null,
      note: { choice: 'father', text: 'Budi' },
    });
  });

  test('keeps the text of the note when its prefix changes', () => {
    const { actor } = start();
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'note.write', text: 'Budi' });
    actor.send({ type: 'note.choose', choice: 'mother' });
    expect(context(actor).note).toEqual({ choice: 'mother', text: 'Budi' });
  });
});

describe('a preview cannot be opened', () => {
  test.each([
    [
      'without the text of a note',
      category.general,
      'noteTextMissing',
      (actor: Actor) => actor.send({ type: 'note.choose', choice: 'own' }),
    ],
    ['without a logo', category.logo, 'logoMissing', () => {}],
    ['without a quote', category.quotes, 'quoteMissing', () => {}],
  ] as const)('%s', async (_, categoryId, validationError, prepare) => {
    const { actor, requests } = start();
    await goToTemplates(actor, categoryId);
    prepare(actor);
    actor.send({ type: 'preview.open' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(context(actor).error).toBe(validationError);
    expect(requests.previews).toEqual([]);
  });

  test('ignores a template that is not offered, and keeps the first one', async () => {
    const { actor } = start();
    await goToTemplates(actor);
    actor.send({ type: 'template.choose', templateId: 999 });
    expect(context(actor).templateId).toBe(101);
  });

  test('R35 a template of a logo card cannot be chosen without a logo', async () => {
    const { actor } = start();
    await goToTemplates(actor, category.logo);
    actor.send({ type: 'template.choose', templateId: 102 });
    expect(context(actor)).toMatchObject({ templateId: 101, error: 'logoMissing' });
  });
});

describe('religious cards', () => {
  const religious = [
    template(301, ['islam']),
    template(302, ['kristen', 'katolik']),
    template(303, ['katolik']),
  ];

  async function goToFaiths(script: Script = {}) {
    const started = start({ templates: [() => Promise.resolve(religious)], ...script });
    started.actor.send({ type: 'category.choose', mode: category.religion });
    await reach(started.actor, { writing: { choosingTemplate: 'choosingFaith' } });
    return started;
  }

  test('R167 are offered only after a faith was chosen, and none is preselected', async () => {
    const { actor } = await goToFaiths();
    expect(context(actor)).toMatchObject({ faith: null, templateId: null });
    expect(actor.getSnapshot().can({ type: 'preview.open' })).toBe(false);
    actor.send({ type: 'faith.choose', faith: 'katolik' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({ faith: 'katolik', templateId: 302 });
    actor.send({ type: 'template.choose', templateId: 301 });
    expect(context(actor).templateId).toBe(302);
  });

  test('R167 another faith clears the preview and chooses one of its cards', async () => {
    const { actor } = await goToFaiths();
    actor.send({ type: 'faith.choose', faith: 'katolik' });
    actor.send({ type: 'preview.open' });
    await reach(actor, { previewing: 'shown' });
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'faith.choose', faith: 'islam' });
    expect(context(actor)).toMatchObject({ faith: 'islam', templateId: 301, preview: null });
    actor.send({ type: 'faith.choose', faith: 'hindu' });
    expect(context(actor).templateId).toBe(null);
  });

  test('R167 a resumed draft keeps its faith, and a draft of an earlier release chooses one', async () => {
    const { actor } = await goToFaiths();
    actor.send({ type: 'faith.choose', faith: 'katolik' });
    actor.send({ type: 'template.choose', templateId: 303 });
    const draft = toGreetingDraft(actor.getSnapshot());
    const resumed = start({ templates: [() => Promise.resolve(religious)], input: { draft } });
    await reach(resumed.actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(resumed.actor)).toMatchObject({ faith: 'katolik', templateId: 303 });
    await goToFaithsOf({ ...draft, faith: null });
    const atPackages = start({
      input: { draft: { ...draft, faith: null, step: 'package', preview: { url: '/c.webp' } } },
    });
    await reach(atPackages.actor, { choosingPackage: 'ready' });
    atPackages.actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(atPackages.actor, 'paying');
  });

  async function goToFaithsOf(draft: GreetingDraft) {
    const { actor } = start({ templates: [() => Promise.resolve(religious)], input: { draft } });
    await reach(actor, { writing: { choosingTemplate: 'choosingFaith' } });
  }

  test('asks for no faith when the upstream names none', async () => {
    const { actor } = start();
    await goToTemplates(actor, category.religion);
    expect(context(actor)).toMatchObject({ faith: null, templateId: 101 });
  });
});

describe('a note that the listing contradicts', () => {
  const input = { person: { ...newOrder.person, name: 'Siti Aminah binti Karim', families: [] } };

  async function goToQuestion() {
    const started = start({ input });
    started.actor.send({ type: 'note.choose', choice: 'father' });
    started.actor.send({ type: 'note.write', text: 'Budi' });
    await goToTemplates(started.actor);
    started.actor.send({ type: 'preview.open' });
    expect(started.actor.getSnapshot().value).toEqual({ previewing: 'questioningRelation' });
    expect(started.requests.previews).toEqual([]);
    return started;
  }

  test('R166 is changed, and the preview opens', async () => {
    const { actor, requests } = await goToQuestion();
    actor.send({ type: 'relation.change' });
    await reach(actor, { previewing: 'shown' });
    expect(requests.previews[0]?.note).toEqual({ choice: 'mother', text: 'Budi' });
  });

  test('R166 is kept, and is not questioned again until another note is chosen', async () => {
    const { actor } = await goToQuestion();
    actor.send({ type: 'relation.keep' });
    await reach(actor, { previewing: 'shown' });
    expect(context(actor).note.choice).toBe('father');
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'preview.open' });
    await reach(actor, { previewing: 'shown' });
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'note.choose', choice: 'mother' });
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'preview.open' });
    expect(actor.getSnapshot().value).toEqual({ previewing: 'questioningRelation' });
  });

  test('R169 going back closes the question', async () => {
    const { actor } = await goToQuestion();
    actor.send({ type: 'address.visit', step: 'template' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
  });
});

describe('the logo', () => {
  test('reports its upload progress, and a template can be chosen afterwards', async () => {
    let report: (fraction: number) => void = () => {};
    let finish: (logo: Logo) => void = () => {};
    const { actor, requests } = start({
      upload: (onProgress) => {
        report = onProgress;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    await goToTemplates(actor, category.logo);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    report(0.5);
    expect(context(actor).logoProgress).toBe(0.5);
    finish({ path: '/files/l.webp', fileName: 'pt.png' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    actor.send({ type: 'template.choose', templateId: 101 });
    actor.send({ type: 'preview.open' });
    await reach(actor, { previewing: 'shown' });
    expect(requests.previews[0]?.logo).toEqual({ path: '/files/l.webp', fileName: 'pt.png' });
  });

  test('can be cancelled during the upload', async () => {
    const { actor } = start({ upload: () => new Promise(() => {}) });
    await goToTemplates(actor, category.logo);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    actor.send({ type: 'logo.cancel' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(context(actor).logo).toBe(null);
  });

  test('is cleared with an error when the server rejects it', async () => {
    const { actor } = start({ upload: () => Promise.reject(new AppError('logoInvalid')) });
    await goToTemplates(actor, category.logo);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.svg' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({ logo: null, error: 'logoInvalid' });
  });

  test('is ignored in a category without a logo', async () => {
    const { actor } = start();
    await goToTemplates(actor, category.general);
    actor.send({ type: 'logo.choose', fileId: 'f1', fileName: 'pt.png' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
  });
});

describe('the preview', () => {
  test('is drawn from the texts and can be closed', async () => {
    const { actor, requests } = start();
    await goToPreview(actor);
    expect(requests.previews[0]).toMatchObject({
      mode: category.general,
      templateId: 101,
      sender: 'Sari Lestari',
      note: { choice: 'none', text: '' },
      person: { id: 7 },
    });
    actor.send({ type: 'preview.cancel' });
    expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
    expect(requests.templateGroups).toEqual(['F']);
  });

  test('can be retried when drawing fails', async () => {
    const { actor } = start({
      previews: [
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve({ url: '/2.webp' }),
      ],
    });
    await goToTemplates(actor);
    actor.send({ type: 'template.choose', templateId: 102 });
    actor.send({ type: 'preview.open' });
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
    'rejected with %s cannot be retried, and keeps the error until something changes',
    async (code) => {
      const { actor, requests } = start({ previews: [() => Promise.reject(new AppError(code))] });
      await goToTemplates(actor);
      actor.send({ type: 'template.choose', templateId: 102 });
      actor.send({ type: 'preview.open' });
      await reach(actor, { previewing: 'rejected' });
      expect(actor.getSnapshot().can({ type: 'preview.retry' })).toBe(false);
      actor.send({ type: 'preview.cancel' });
      expect(actor.getSnapshot().value).toEqual({ writing: { choosingTemplate: 'ready' } });
      expect(context(actor).error).toBe(code);
      actor.send({ type: 'sender.change', name: 'Sari' });
      expect(context(actor).error).toBe(null);
      expect(requests.previews).toHaveLength(1);
    },
  );

  test('R38 is cleared when a text changes, and the packages become unreachable', async () => {
    const { actor } = start();
    await goToPackages(actor);
    actor.send({ type: 'address.visit', step: 'compose' });
    actor.send({ type: 'sender.change', name: 'Keluarga Lestari' });
    expect(context(actor).preview).toBe(null);
    actor.send({ type: 'address.visit', step: 'package' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
  });
});

describe('the packages', () => {
  test('R41 preselect the first one, and only an offered one can be chosen', async () => {
    const { actor, requests } = start();
    await goToPackages(actor);
    expect(context(actor).packageId).toBe(1);
    expect(requests.packagePlaceIds).toEqual([2]);
    actor.send({ type: 'package.choose', packageId: 99 });
    expect(context(actor).packageId).toBe(1);
    actor.send({ type: 'package.choose', packageId: 2 });
    expect(context(actor).packageId).toBe(2);
  });

  test('R44 report a price that changed since the package was chosen', async () => {
    const packagesWithHigherPrice = packages.map((greetingPackage) => ({
      ...greetingPackage,
      price: greetingPackage.price + 5_000,
    }));
    const { actor } = start({
      packages: [() => Promise.resolve(packages), () => Promise.resolve(packagesWithHigherPrice)],
    });
    await goToPackages(actor);
    actor.send({ type: 'address.visit', step: 'compose' });
    actor.send({ type: 'address.visit', step: 'package' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor)).toMatchObject({ error: 'priceChanged', packageId: 1 });
    actor.send({ type: 'package.choose', packageId: 1 });
    expect(context(actor).error).toBe(null);
  });

  test('can be reloaded when they are empty or failed to load', async () => {
    const { actor } = start({
      packages: [
        () => Promise.resolve([]),
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve(packages),
      ],
    });
    await goToPreview(actor);
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
  test('sends everything that was chosen and continues with the payment', async () => {
    const { actor, requests } = start();
    await goToPackages(actor);
    actor.send({ type: 'method.choose', method: 'virtualAccount' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, 'paying');
    expect(requests.orders).toHaveLength(1);
    expect(requests.orders[0]).toMatchObject({
      key: 'key-0001',
      submittedAt: '2026/11/21 10:00:00',
      content: {
        previewUrl: '/card.webp',
        templateId: 101,
        package: packages[0],
        mode: category.general,
      },
    });
    const payment = actor.getSnapshot().children.payment?.getSnapshot();
    expect(payment?.context).toMatchObject({
      order,
      method: 'virtualAccount',
      expectedTotal: 90_000,
    });
    expect(context(actor).placement.keySupport).toBe('honoured');
  });

  test('R46 ignores a second tap while the order is being placed', async () => {
    const { actor, requests } = start({ placements: [() => new Promise(() => {})] });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:01' });
    actor.send({ type: 'package.choose', packageId: 2 });
    actor.send({ type: 'address.visit', step: 'compose' });
    expect(requests.orders).toHaveLength(1);
    expect(placementOf(actor).getSnapshot().value).toBe('placing');
  });

  test('R47 repeats the identical request after a lost response', async () => {
    const { actor, requests } = start({
      placements: [() => Promise.reject(new AppError('timedOut')), () => Promise.resolve(placed)],
    });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reachUnknown(actor);
    expect(placementOf(actor).getSnapshot().context.error).toBe('timedOut');
    actor.send({ type: 'address.visit', step: 'compose' });
    expect(placementOf(actor).getSnapshot().value).toBe('outcomeUnknown');
    placementOf(actor).send({ type: 'order.retry' });
    await reach(actor, 'paying');
    expect(requests.orders[1]).toEqual(requests.orders[0]);
  });

  test.each([
    'cardTextTooLong',
    'templateUnavailable',
    'previewUnknown',
    'logoInvalid',
    'cardTextUnsupported',
  ] as const)('after %s goes back to the templates', async (code) => {
    const { actor } = start({ placements: [() => Promise.resolve(rejected(code))] });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { writing: { choosingTemplate: 'ready' } });
    expect(context(actor)).toMatchObject({ error: code, preview: null });
  });

  test('after packageUnavailable reloads the packages', async () => {
    const { actor, requests } = start({
      placements: [() => Promise.resolve(rejected('packageUnavailable'))],
    });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(requests.packagePlaceIds).toHaveLength(2);
    expect(context(actor).error).toBe('packageUnavailable');
  });

  test('after any other rejection keeps the error and can be placed again under the same key', async () => {
    const { actor, requests } = start({
      placements: [() => Promise.resolve(rejected('rateLimited')), () => Promise.resolve(placed)],
    });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor).error).toBe('rateLimited');
    actor.send({ type: 'order.place', at: '2026/11/21 10:05:00' });
    await reach(actor, 'paying');
    expect(requests.orders.map(({ key, submittedAt }) => [key, submittedAt])).toEqual([
      ['key-0001', '2026/11/21 10:00:00'],
      ['key-0001', '2026/11/21 10:05:00'],
    ]);
  });

  test('can replace an idempotency key that was used for another order', async () => {
    const { actor, requests } = start({
      placements: [
        () => Promise.resolve(rejected('idempotencyKeyReused')),
        () => Promise.resolve(placed),
      ],
    });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await reach(actor, { choosingPackage: 'keyReused' });
    actor.send({ type: 'order.startOver', key: 'key-0002' });
    actor.send({ type: 'order.place', at: '2026/11/21 10:01:00' });
    await reach(actor, 'paying');
    expect(requests.orders[1]?.key).toBe('key-0002');
  });
});

describe('after the order is placed', () => {
  test('R53 the URL cannot return to the form', async () => {
    const { actor } = start();
    await goToPayment(actor);
    for (const step of ['compose', 'template', 'package'] as const)
      actor.send({ type: 'address.visit', step });
    expect(actor.getSnapshot().value).toBe('paying');
  });

  test('ordering again keeps the texts under a new key', async () => {
    const { actor } = start();
    await goToPayment(actor);
    const payment = actor.getSnapshot().children.payment;
    payment?.send({ type: 'payment.continue' });
    payment?.send({ type: 'payment.confirm' });
    payment?.send({ type: 'order.placeAgain', key: 'key-0003' });
    await reach(actor, { choosingPackage: 'ready' });
    expect(context(actor)).toMatchObject({
      placement: { key: 'key-0003', submittedAt: null },
      order: null,
      preview: { url: '/card.webp' },
    });
  });
});

describe('the URL', () => {
  test('moves between the reachable pages', async () => {
    const { actor } = start();
    actor.send({ type: 'address.visit', step: 'template' });
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    await goToPreview(actor);
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

  test('is resumed at the packages with everything that was entered', async () => {
    const { actor } = start();
    actor.send({ type: 'note.choose', choice: 'mother' });
    actor.send({ type: 'note.write', text: 'Rina' });
    await goToPackages(actor);
    actor.send({ type: 'package.choose', packageId: 2 });
    const draft = toGreetingDraft(actor.getSnapshot());
    const { actor: resumed } = resume(draft);
    await reach(resumed, { choosingPackage: 'ready' });
    expect(toGreetingDraft(resumed.getSnapshot())).toEqual(draft);
    expect(context(resumed)).toMatchObject({
      placement: { key: 'key-0001' },
      packageId: 2,
      note: { choice: 'mother', text: 'Rina' },
    });
  });

  test.each(['compose', 'template'] as const)('is resumed at %s', async (step) => {
    const { actor } = start();
    await goToPreview(actor);
    const { actor: resumed } = resume({ ...toGreetingDraft(actor.getSnapshot()), step });
    await reach(
      resumed,
      step === 'compose' ? { writing: 'composing' } : { writing: { choosingTemplate: 'ready' } },
    );
  });

  test('of an order that is being placed is resumed as outcomeUnknown and can be retried', async () => {
    const { actor, requests } = start({ placements: [() => new Promise(() => {})] });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    const draft = toGreetingDraft(actor.getSnapshot());
    expect(draft.step).toBe('placing');
    const { actor: resumed, requests: resumedRequests } = resume(draft);
    expect(placementOf(resumed).getSnapshot().value).toBe('outcomeUnknown');
    expect(resumedRequests.orders).toEqual([]);
    placementOf(resumed).send({ type: 'order.retry' });
    await reach(resumed, 'paying');
    expect(resumedRequests.orders).toEqual(requests.orders);
  });

  test('of a placed order is resumed at its payment step', async () => {
    const { actor } = start();
    await goToPayment(actor);
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
