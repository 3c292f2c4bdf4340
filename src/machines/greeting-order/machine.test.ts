import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import type { CardTemplate, GreetingCategoryId, Logo } from '../../domain/greeting.ts';
import type { PlacedOrder, PlacementOutcome } from '../../domain/order.ts';
import type { GreetingPackage } from '../../domain/price.ts';
import { toGreetingDraft } from './draft.ts';
import { offeredTemplates, pickedCategory, sampleOfFaith } from './context.ts';
import { greetingOrderMachine } from './machine.ts';
import type { GreetingDraft, GreetingInput, Preview, PreviewRequest } from './types.ts';
import { newOrder, scriptOrderActors, type OrderScript } from '../testing/scriptedOrder.ts';
import { templatesOf } from '../../testing/fixtures/greetings.ts';
import { inSequence } from '../../testing/inSequence.ts';

const templates = [template(101), template(102)];

function template(id: number, faiths: CardTemplate['faiths'] = []): CardTemplate {
  return { id, imageUrl: `/t/${id}.webp`, title: null, faiths, layout: null };
}

const category = { general: 3, flowers: 1, religion: 2, quotes: 5, logo: 4 } as const;
const packages: readonly GreetingPackage[] = [
  {
    id: 1,
    price: 100_000,
    discount: 10_000,
    discountPercentage: 10,
    name: null,
    description: null,
    virtualAccountBanks: BANK_CODES,
  },
  {
    id: 2,
    price: 150_000,
    discount: 0,
    discountPercentage: 0,
    name: null,
    description: null,
    virtualAccountBanks: BANK_CODES,
  },
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
    previews: [] as PreviewRequest[],
  };
  const loadTemplates = inSequence(script.templates ?? [() => Promise.resolve(templates)]);
  const loadPackages = inSequence(script.packages ?? [() => Promise.resolve(packages)]);
  const drawPreview = inSequence(script.previews ?? [() => Promise.resolve({ url: '/card.webp' })]);
  const machine = greetingOrderMachine.provide({
    actors: {
      loadTemplates: fromPromise(() => loadTemplates()),
      drawPreview: fromPromise<Preview, PreviewRequest>(({ input }) => {
        requests.previews.push(input);
        return drawPreview();
      }),
      loadPackages: fromPromise(() => loadPackages()),
      ...scriptOrderActors({ ...defaults, ...script }, () => {}),
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

/** Returns what the page of the templates asks for; null on other pages. */
function pageOf(actor: Actor) {
  const { value } = actor.getSnapshot();
  return typeof value === 'object' && 'writing' in value && typeof value.writing === 'object'
    ? value.writing.designing.page
    : null;
}

function continueWith(actor: Actor, mode: GreetingCategoryId) {
  actor.send({ type: 'category.pick', mode });
  actor.send({ type: 'compose.continue' });
}

async function goToTemplates(actor: Actor, categoryId: GreetingCategoryId = category.general) {
  continueWith(actor, categoryId);
  await reach(actor, { writing: { designing: { page: 'choosingTemplate' } } });
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

// The generated paths test what these tests leave out (tests/flows/machine/greetingOrder.test.ts).

describe('the form', () => {
  test('R30 starts with the default note and the buyer’s name', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toEqual({ writing: 'composing' });
    expect(context(actor).content).toMatchObject({
      note: { choice: 'none', text: '' },
      sender: 'Sari Lestari',
      mode: null,
    });
  });

  test('R32 ignores a sender with more than two lines or none, and tidies white space', () => {
    const { actor } = start();
    for (const name of ['a\nb\nc', '  \n ']) actor.send({ type: 'sender.change', name });
    expect(context(actor).content.sender).toBe('Sari Lestari');
    actor.send({ type: 'sender.change', name: '  Keluarga   Besar \n\n Lestari ' });
    expect(context(actor).content.sender).toBe('Keluarga Besar\nLestari');
  });

  test('R50 a picked category survives a reload, and the template of the card until it is left', async () => {
    const { actor: earlier } = start();
    await goToTemplates(earlier);
    earlier.send({ type: 'template.choose', templateId: 102 });
    earlier.send({ type: 'address.visit', step: 'compose' });
    earlier.send({ type: 'category.pick', mode: category.flowers });
    const { actor } = start({ input: { draft: toGreetingDraft(earlier.getSnapshot()) } });
    expect(pickedCategory(context(actor))).toBe(category.flowers);
    expect(context(actor).templateId).toBe(102);
    actor.send({ type: 'compose.continue' });
    await reach(actor, { writing: { designing: { page: 'choosingTemplate' } } });
    expect(context(actor).content.mode).toBe(category.flowers);
    expect(context(actor).templateId).toBe(101);
  });

  test('clears the error of the templates when the category changes', async () => {
    const { actor } = start({
      templates: [() => Promise.reject(new AppError('offline')), () => Promise.resolve([])],
    });
    continueWith(actor, category.general);
    await reach(actor, { writing: { designing: { page: 'failed' } } });
    expect(context(actor).error).toBe('offline');
    actor.send({ type: 'category.choose', mode: category.flowers });
    expect(context(actor).error).toBe(null);
  });
});

describe('a logo card', () => {
  test('R35 offers no template without a logo', async () => {
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
    continueWith(started.actor, category.religion);
    await reach(started.actor, { writing: { designing: { page: 'choosingFaith' } } });
    return started;
  }

  test('R167 are offered only after a faith was chosen, and none is preselected', async () => {
    const { actor } = await goToFaiths();
    expect(context(actor)).toMatchObject({ faith: null, templateId: null });
    expect(actor.getSnapshot().can({ type: 'preview.open' })).toBe(false);
    actor.send({ type: 'faith.choose', faith: 'katolik' });
    expect(pageOf(actor)).toBe('choosingTemplate');
    expect(context(actor)).toMatchObject({ faith: 'katolik', templateId: 303 });
    actor.send({ type: 'template.choose', templateId: 301 });
    expect(context(actor).templateId).toBe(303);
  });

  test('R366 the card that stands for a faith is chosen with it', async () => {
    for (const faith of ['katolik', 'kristen', 'islam'] as const) {
      const { actor } = await goToFaiths();
      actor.send({ type: 'faith.choose', faith });
      expect(context(actor).templateId).toBe(sampleOfFaith(religious, faith)?.id);
    }
    expect(sampleOfFaith(religious, 'hindu')).toBe(null);
  });

  test('of the cards of a faith, those that begin with words come after those with an ornament', () => {
    const texts = templatesOf('E')[0]?.layout?.texts ?? [];
    const beginningAt = (id: number, y: number): CardTemplate => ({
      ...template(id, ['hindu']),
      layout: {
        width: 1080,
        height: 1080,
        texts: texts.map((text) => ({ ...text, box: { ...text.box, y } })),
      },
    });
    const offered = offeredTemplates({
      templates: [beginningAt(1, 60), beginningAt(2, 300)],
      faith: 'hindu',
    });
    expect(offered.map(({ id }) => id)).toEqual([2, 1]);
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
    actor.send({ type: 'template.choose', templateId: 302 });
    const draft = toGreetingDraft(actor.getSnapshot());
    const resumed = start({ templates: [() => Promise.resolve(religious)], input: { draft } });
    await reach(resumed.actor, { writing: { designing: { page: 'choosingTemplate' } } });
    expect(context(resumed.actor)).toMatchObject({ faith: 'katolik', templateId: 302 });
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
    await reach(actor, { writing: { designing: { page: 'choosingFaith' } } });
  }
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
    expect(context(actor).content.note.choice).toBe('father');
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'preview.open' });
    await reach(actor, { previewing: 'shown' });
    actor.send({ type: 'preview.cancel' });
    actor.send({ type: 'words.open' });
    actor.send({ type: 'note.choose', choice: 'mother' });
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'words.close' });
    actor.send({ type: 'preview.open' });
    expect(actor.getSnapshot().value).toEqual({ previewing: 'questioningRelation' });
  });

  test('R169 going back closes the question', async () => {
    const { actor } = await goToQuestion();
    actor.send({ type: 'preview.cancel' });
    expect(pageOf(actor)).toBe('choosingTemplate');
  });
});

describe('the logo', () => {
  test('reports its upload progress, and a template can be chosen meanwhile', async () => {
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
    actor.send({ type: 'template.choose', templateId: 102 });
    expect(actor.getSnapshot().matches({ writing: { designing: { logo: 'uploading' } } })).toBe(
      true,
    );
    finish({ path: '/files/l.webp', fileName: 'pt.png' });
    await reach(actor, { writing: { designing: { page: 'choosingTemplate' } } });
    actor.send({ type: 'preview.open' });
    await reach(actor, { previewing: 'shown' });
    expect(requests.previews[0]).toMatchObject({
      logo: { path: '/files/l.webp', fileName: 'pt.png' },
      templateId: 102,
    });
  });
});

describe('the preview', () => {
  test.each(['cardTextTooLong', 'cardTextUnsupported', 'logoInvalid'] as const)(
    'rejected with %s cannot be retried, and keeps the error until something changes',
    async (code) => {
      const { actor, requests } = start({ previews: [() => Promise.reject(new AppError(code))] });
      await goToTemplates(actor);
      actor.send({ type: 'template.choose', templateId: 102 });
      actor.send({ type: 'preview.open' });
      await reach(actor, { previewing: 'rejected' });
      expect(actor.getSnapshot().can({ type: 'preview.retry' })).toBe(false);
      actor.send({ type: 'preview.cancel' });
      expect(pageOf(actor)).toBe(code === 'logoInvalid' ? 'choosingTemplate' : 'writingWords');
      expect(context(actor).error).toBe(code);
      if (code === 'logoInvalid') actor.send({ type: 'words.open' });
      actor.send({ type: 'sender.change', name: 'Sari' });
      expect(context(actor).error).toBe(null);
      expect(requests.previews).toHaveLength(1);
    },
  );
});

test('a text that cannot be printed is not blamed on the text that the server rejected before', async () => {
  const rejection = new AppError('cardTextUnsupported', { field: 'fromName' });
  const { actor } = start({ previews: [() => Promise.reject(rejection)] });
  await goToTemplates(actor);
  actor.send({ type: 'template.choose', templateId: 101 });
  actor.send({ type: 'preview.open' });
  await reach(actor, { previewing: 'rejected' });
  actor.send({ type: 'preview.cancel' });
  expect(context(actor).errorField).toBe('fromName');
  actor.send({ type: 'note.choose', choice: 'own' });
  actor.send({ type: 'note.write', text: 'Selamat jalan 🌹' });
  actor.send({ type: 'words.close' });
  expect(context(actor)).toMatchObject({ error: 'cardTextUnsupported', errorField: null });
});

test('R451 a template that is no longer available is named, and the templates are loaded again', async () => {
  const { actor } = start({
    templates: [
      () => Promise.resolve(templates),
      () => Promise.resolve(templates.filter(({ id }) => id !== 102)),
    ],
    previews: [() => Promise.reject(new AppError('templateUnavailable'))],
  });
  await goToTemplates(actor);
  actor.send({ type: 'template.choose', templateId: 102 });
  const { title } = context(actor).templates.find(({ id }) => id === 102)!;
  actor.send({ type: 'preview.open' });
  await reach(actor, { previewing: 'rejected' });
  actor.send({ type: 'preview.cancel' });
  await reach(actor, { writing: { designing: { page: 'choosingTemplate' } } });
  expect(context(actor)).toMatchObject({ error: 'templateUnavailable', goneTemplate: title });
  expect(context(actor).templates.map(({ id }) => id)).not.toContain(102);
});

describe('placing the order', () => {
  test.each([
    'cardTextTooLong',
    'templateUnavailable',
    'previewUnknown',
    'logoInvalid',
    'cardTextUnsupported',
  ] as const)('after %s goes back to the words or the templates', async (code) => {
    const { actor } = start({ placements: [() => Promise.resolve(rejected(code))] });
    await goToPackages(actor);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    const page = code.startsWith('cardText') ? 'writingWords' : 'choosingTemplate';
    await reach(actor, { writing: { designing: { page } } });
    expect(context(actor)).toMatchObject({ error: code, preview: null });
  });
});

describe('a draft', () => {
  const resume = (draft: GreetingDraft, script: Script = {}) =>
    start({ ...script, input: { ...script.input, key: 'other-key', draft } });

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

describe('a chosen package that is gone', () => {
  const others = () => Promise.resolve(packages.slice(1));

  test('R547 is replaced by none, and nothing is ordered until another one is chosen', async () => {
    const { actor } = start({
      packages: [() => Promise.resolve(packages), others],
      placements: [
        () => Promise.resolve(rejected('packageUnavailable')),
        () => Promise.resolve(placed),
      ],
    });
    await goToPackages(actor);
    expect(context(actor).packageId).toBe(1);
    actor.send({ type: 'order.place', at: '2026/11/21 10:00:00' });
    await waitFor(actor, (snapshot) => snapshot.context.packageId === null, { timeout: 1000 });
    expect(context(actor)).toMatchObject({
      error: 'packageUnavailable',
      packageBefore: packages[0],
    });
    actor.send({ type: 'order.place', at: '2026/11/21 10:01:00' });
    expect(actor.getSnapshot().value).toEqual({ choosingPackage: 'ready' });
    actor.send({ type: 'package.choose', packageId: 2 });
    expect(context(actor).error).toBe(null);
    actor.send({ type: 'order.place', at: '2026/11/21 10:02:00' });
    await reach(actor, 'paying');
  });

  test('R547 is still missing after a return to the page and after a reload', async () => {
    const { actor } = start({ packages: [() => Promise.resolve(packages), others] });
    await goToPackages(actor);
    const backToPackages = async () => {
      actor.send({ type: 'address.visit', step: 'compose' });
      actor.send({ type: 'address.visit', step: 'package' });
      await reach(actor, { choosingPackage: 'ready' });
    };
    for (let visit = 0; visit < 2; visit += 1) {
      await backToPackages();
      expect(context(actor)).toMatchObject({ packageId: null, error: 'packageUnavailable' });
    }
    const draft = toGreetingDraft(actor.getSnapshot());
    const resumed = start({ packages: [others], input: { draft } });
    await reach(resumed.actor, { choosingPackage: 'ready' });
    expect(context(resumed.actor)).toMatchObject({
      packageId: null,
      error: 'packageUnavailable',
      packageBefore: packages[0],
    });
    const offered = start({ input: { draft } });
    await reach(offered.actor, { choosingPackage: 'ready' });
    expect(context(offered.actor)).toMatchObject({ packageId: 1, error: null });
  });
});
