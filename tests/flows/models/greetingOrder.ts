import type { SnapshotFrom } from 'xstate';
import { parseGreetingDraft } from '../../../src/app/orders/parseGreetingDraft.ts';
import type { OrderMode } from '../../../src/domain/greeting.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import { netPrice, type GreetingPackage } from '../../../src/domain/price.ts';
import { toGreetingDraft } from '../../../src/machines/toGreetingDraft.ts';
import { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type {
  GreetingContext,
  GreetingDraft,
  GreetingInput,
  GreetingOrderRequest,
} from '../../../src/machines/greetingOrderTypes.ts';
import { defineModel } from '../../../tools/flows/src/defineModel.ts';
import { noPayload, success, successFrom } from '../../../tools/flows/src/outcomes.ts';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { failsWith, lost, orderLost, rejectsWith, writeLost } from './outcomes.ts';
import { greetingInvariants } from './greetingOrderInvariants.ts';
import { greetingLabels } from './greetingOrderLabels.ts';
import { other } from './other.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';

const paysOnly = 'The payment ends only when the person orders again.';
const general: OrderMode = 3;
const quotes: OrderMode = 5;
const logoOnly: OrderMode = 4;

/** Ordering a greeting card, from the first word to the order; the payment is a model of its own. */
export function createGreetingOrderModel(fixtures: Fixtures = mockFixtures) {
  const { card, greetingOrder, logo, packages } = fixtures;
  const dearer = packages.map((each) => ({ ...each, price: each.price + 25_000 }));
  const begun: GreetingInput = {
    person: fixtures.person,
    buyer: fixtures.session.user,
    key: 'key-0001',
    keySupport: 'unknown',
    draft: null,
  };
  const draft: GreetingDraft = {
    step: 'template',
    key: begun.key,
    note: { choice: 'none', text: '' },
    sender: fixtures.session.user.name ?? '',
    mode: general,
    quotes: {
      header: `Mengenang ${fixtures.person.name}`,
      message: '',
      footer: fixtures.session.user.name ?? '',
    },
    logo: null,
    templateId: fixtures.templates('F')[0]?.id ?? null,
    preview: card,
    package: packages[0] ?? null,
    method: 'transfer',
    submittedAt: '2026/11/21 10:00:00',
    order: null,
    payment: null,
  };
  return defineModel(greetingOrderMachine, {
    starts: {
      new: begun,
      template: { ...begun, draft: { ...draft, preview: null } },
      package: { ...begun, draft: { ...draft, step: 'package' } },
      placing: { ...begun, draft: { ...draft, step: 'placing' } },
      placingWithoutKeys: { ...begun, keySupport: 'ignored', draft: { ...draft, step: 'placing' } },
      paying: { ...begun, draft: { ...draft, step: 'paying', order: greetingOrder } },
    },
    events: {
      // Once something is written, fewer ways lead on: what was written does not multiply with what comes after.
      'note.choose': {
        kin: ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) ? { choice: other(note.choice, 'father', 'mother') } : undefined,
        none: ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) && note.choice !== 'none' && note.text === ''
            ? { choice: 'none' }
            : undefined,
      },
      'note.write': {
        '': ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) && note.choice !== 'none'
            ? { text: other(note.text, 'Bapak Wijaya', 'Bapak Budi Wijaya') }
            : undefined,
      },
      'sender.change': {
        '': ({ context, snapshot }) =>
          hasNoteField(snapshot)
            ? { name: other(context.sender, 'Sari dan keluarga', 'Keluarga Lestari') }
            : undefined,
        blank: { name: ' ' },
      },
      'category.choose': {
        general: ({ context: { mode } }) => (mode === general ? undefined : { mode: general }),
        quotes: ({ context: { mode, note, logo: uploaded } }) =>
          mode === quotes || note.choice !== 'none' || uploaded !== null
            ? undefined
            : { mode: quotes },
        logo: ({ context: { mode } }) => (mode === logoOnly ? undefined : { mode: logoOnly }),
      },
      'quotes.write': {
        '': ({ context, snapshot }) =>
          context.mode === quotes && !snapshot.matches({ writing: 'composing' })
            ? {
                field: 'message',
                text: other(context.quotes.message, 'Selamat jalan', 'Kasihmu abadi'),
              }
            : undefined,
      },
      'logo.choose': { '': { fileId: 'file-1', fileName: logo.fileName } },
      'logo.progress': { '': { fraction: 0.5 } },
      'logo.cancel': noPayload,
      'logo.remove': { '': ({ context }) => (context.logo === null ? undefined : {}) },
      'templates.retry': noPayload,
      'template.choose': {
        '': ({ context: { templates } }) => templates[0] && { templateId: templates[0].id },
      },
      'preview.retry': noPayload,
      'preview.accept': noPayload,
      'preview.cancel': noPayload,
      'packages.retry': noPayload,
      'package.choose': {
        '': ({ context }) => {
          const another = context.packages.find(({ id }) => id !== context.packageId);
          return another && { packageId: another.id };
        },
        unknown: { packageId: 0 },
      },
      'method.choose': {
        '': ({ context: { method } }) => ({ method: other(method, 'virtualAccount', 'transfer') }),
      },
      'order.place': {
        '': ({ context }) => (mustStartOver(context) ? undefined : { at: '2026/11/21 10:00:00' }),
      },
      'order.retryOrder': noPayload,
      'order.startOver': {
        '': ({ context }) => (mustStartOver(context) ? { key: 'key-0003' } : undefined),
      },
      'address.visit': {
        compose: { step: 'compose' },
        template: { step: 'template' },
        package: { step: 'package' },
      },
    },
    actors: {
      loadTemplates: {
        loaded: successFrom(({ group }: { group: Parameters<Fixtures['templates']>[0] }) =>
          fixtures.templates(group),
        ),
        none: success([]),
        ...lost,
      },
      uploadLogo: { uploaded: success(logo), rejected: failsWith('logoInvalid'), ...writeLost },
      drawPreview: { drawn: success(card), tooLong: failsWith('cardTextTooLong'), ...writeLost },
      loadPackages: {
        loaded: success(packages),
        dearer: success(dearer),
        none: success([]),
        ...lost,
      },
      placeOrder: {
        // The price is the server's, whatever the person was shown.
        placed: successFrom(({ package: { id } }: GreetingOrderRequest) => ({
          type: 'placed',
          order: { ...greetingOrder, ...pricesOf(packages.find((offer) => offer.id === id)) },
          keySupport: 'honoured',
        })),
        underWay: rejectsWith('orderInProgress'),
        templateGone: rejectsWith('templateUnavailable'),
        packageGone: rejectsWith('packageUnavailable'),
        keyReused: rejectsWith('idempotencyKeyReused'),
        rejected: rejectsWith('rateLimited'),
        ...orderLost,
      },
      payment: { again: success({ key: 'key-0002' }) },
    },
    restarts: {
      reload: (snapshot) => ({
        ...begun,
        keySupport: snapshot.context.keySupport,
        // The payment is a machine of its own, and so is its draft.
        draft: parseGreetingDraft(jsonRoundTrip(toGreetingDraft({ ...snapshot, children: {} }))),
      }),
    },
    context: (context, snapshot) => ({
      mode: context.mode,
      hasChoice: context.note.choice !== 'none',
      hasNote: context.note.text !== '',
      hasQuote: context.quotes.message !== '',
      hasTemplates: context.templates.length > 0,
      hasPreview: context.preview !== null,
      hasLogo: context.logo !== null,
      // A error goes away with the logo that it may be about.
      hasError: context.logo !== null && snapshot.matches('writing') && context.error !== null,
      // Elsewhere the packages are loaded before one can be chosen.
      packages: isAtPackages(snapshot) ? context.packages.length : null,
      cannotAskAgain: context.keySupport === 'ignored',
      mayExist: context.mayExist,
      mustStartOver: mustStartOver(context),
    }),
    shown: ({ person: _, buyer: __, templates, ...context }) => ({
      ...context,
      templates: templates.map(({ id }) => id),
    }),
    invariants: greetingInvariants(fixtures),
    bounds: { variants: 300 },
    unreachable: { 'transition paying error(payment)': paysOnly },
    equivalent: {
      'deleted: paying error(payment)': paysOnly,
      'retargeted: paying error(payment) → placingOrder': paysOnly,
      'action dropped: paying error(payment) setError': paysOnly,
    },
    labels: greetingLabels,
  });
}

function pricesOf(offer: GreetingPackage | undefined): Partial<PlacedOrder> {
  return offer === undefined
    ? {}
    : { price: offer.price, discount: offer.discount, total: netPrice(offer) };
}

/** The page of quotes has neither note nor sender; the page before it has both, whatever the category. */
function hasNoteField(snapshot: SnapshotFrom<typeof greetingOrderMachine>): boolean {
  return snapshot.matches({ writing: 'composing' }) || snapshot.context.mode !== quotes;
}

/** Where packages are shown, or will be without being loaded. */
function isAtPackages(snapshot: SnapshotFrom<typeof greetingOrderMachine>): boolean {
  return (
    snapshot.matches({ choosingPackage: 'ready' }) ||
    snapshot.matches('placingOrder') ||
    snapshot.matches('outcomeUnknown')
  );
}

/** The key was used for another order: the page offers a new order and nothing else. */
function mustStartOver({ error }: GreetingContext): boolean {
  return error === 'idempotencyKeyReused';
}
