import type { SnapshotFrom } from 'xstate';
import { parseGreetingDraft } from '../../../src/app/orders/store/parseGreetingDraft.ts';
import type { GreetingCategoryId } from '../../../src/domain/greeting.ts';
import { GREETING, type PlacedOrder } from '../../../src/domain/order.ts';
import { netPrice, type GreetingPackage } from '../../../src/domain/price.ts';
import { offeredTemplates } from '../../../src/machines/greetingOrderContext.ts';
import { toGreetingDraft } from '../../../src/machines/toGreetingDraft.ts';
import { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type { GreetingDraft, GreetingInput } from '../../../src/machines/greetingOrderTypes.ts';
import { defineModel } from '@dukacita/flows/defineModel';
import { noPayload, success, successFrom } from '@dukacita/flows/outcomes';
import { mockFixtures, SUBMITTED_AT, type Fixtures } from './fixtures.ts';
import {
  failsWith,
  keyReused,
  lost,
  placementEnds,
  placementRejectedWith,
  writeErrors,
} from './outcomes.ts';
import { greetingInvariants } from './greetingOrderInvariants.ts';
import { greetingLabels } from './greetingOrderLabels.ts';
import { other } from './other.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';

const neverFails = 'The actor `payment` never fails; it ends only when the buyer orders again.';
const general: GreetingCategoryId = 3;
const quotes: GreetingCategoryId = 5;
const religion: GreetingCategoryId = 2;
const logoOnly: GreetingCategoryId = 4;

/** Creates the model of the greeting order. The payment has its own model. */
export function createGreetingOrderModel(fixtures: Fixtures = mockFixtures) {
  const { card, greetingOrder, logo, packages } = fixtures;
  const priceRaised = packages.map((each) => ({ ...each, price: each.price + 25_000 }));
  const newOrder: GreetingInput = {
    person: fixtures.person,
    buyer: fixtures.session.user,
    key: 'key-0001',
    keySupport: 'unknown',
    draft: null,
  };
  const draft: GreetingDraft = {
    step: 'template',
    key: newOrder.key,
    note: { choice: 'none', text: '' },
    isRelationKept: false,
    sender: fixtures.session.user.name ?? '',
    mode: general,
    quotes: {
      header: `Mengenang ${fixtures.person.name}`,
      message: '',
      footer: fixtures.session.user.name ?? '',
    },
    logo: null,
    faith: null,
    templateId: fixtures.templates('F')[0]?.id ?? null,
    preview: card,
    package: packages[0] ?? null,
    method: 'transfer',
    submittedAt: SUBMITTED_AT,
    order: null,
    payment: null,
  };
  return defineModel(greetingOrderMachine, {
    starts: {
      new: newOrder,
      template: { ...newOrder, draft: { ...draft, preview: null } },
      package: { ...newOrder, draft: { ...draft, step: 'package' } },
      placing: { ...newOrder, draft: { ...draft, step: 'placing' } },
      paying: { ...newOrder, draft: { ...draft, step: 'paying', order: greetingOrder } },
    },
    events: {
      // After a text was entered, some events are no longer offered, so that the state graph does
      // not contain every combination of texts and choices.
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
        religion: ({ context: { mode, note, logo: uploaded } }) =>
          mode === religion || note.choice !== 'none' || uploaded !== null
            ? undefined
            : { mode: religion },
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
      'faith.choose': {
        '': ({ context: { faith } }) => ({ faith: other(faith, 'buddha', 'hindu') }),
      },
      'template.choose': {
        '': ({ context }) => {
          const offered = offeredTemplates(context);
          const chosen = offered.find(({ id }) => id !== context.templateId) ?? offered[0];
          return chosen && { templateId: chosen.id };
        },
        // Without the logo, every template is refused alike.
        unknown: ({ context: { mode, logo: uploaded } }) =>
          mode === logoOnly && uploaded === null ? undefined : { templateId: 0 },
      },
      'preview.open': noPayload,
      'relation.change': noPayload,
      'relation.keep': noPayload,
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
      'order.place': { '': { at: SUBMITTED_AT } },
      'order.startOver': { '': { key: 'key-0003' } },
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
      uploadLogo: { uploaded: success(logo), rejected: failsWith('logoInvalid'), ...writeErrors },
      drawPreview: { drawn: success(card), tooLong: failsWith('cardTextTooLong'), ...writeErrors },
      loadPackages: {
        loaded: success(packages),
        priceRaised: success(priceRaised),
        none: success([]),
        ...lost,
      },
      placement: {
        // The server decides on the price, whatever price the app showed.
        placed: placementEnds((placement, { content }) => ({
          type: 'placed',
          placement: { ...placement, keySupport: 'honoured' },
          order: {
            ...greetingOrder,
            ...pricesOf(
              packages.find(({ id }) => content.kind === GREETING && id === content.package.id),
            ),
          },
        })),
        templateUnavailable: placementRejectedWith('templateUnavailable'),
        packageUnavailable: placementRejectedWith('packageUnavailable'),
        keyReused,
        rejected: placementRejectedWith('validationFailed'),
      },
      payment: { again: success({ key: 'key-0002' }) },
    },
    restarts: {
      reload: (snapshot) => ({
        ...newOrder,
        keySupport: snapshot.context.placement.keySupport,
        // The payment is a separate machine with its own draft.
        draft: parseGreetingDraft(jsonRoundTrip(toGreetingDraft({ ...snapshot, children: {} }))),
      }),
    },
    context: (context, snapshot) => ({
      mode: context.mode,
      note: context.note.choice,
      hasNote: context.note.text !== '',
      hasQuote: context.quotes.message !== '',
      hasTemplates: context.templates.length > 0,
      hasTemplate: context.templateId !== null,
      faith: context.faith,
      isRelationKept: context.isRelationKept,
      hasPreview: context.preview !== null,
      hasLogo: context.logo !== null,
      // `logo.choose` and `logo.remove` also clear the error, which may be about the logo.
      hasError: context.logo !== null && snapshot.matches('writing') && context.error !== null,
      // In all other states, the packages are loaded again before one can be chosen.
      packages: isAtPackages(snapshot) ? context.packages.length : null,
      mayExist: context.placement.mayExist,
    }),
    shown: ({ person: _, buyer: __, templates, ...context }) => ({
      ...context,
      templates: templates.map(({ id }) => id),
    }),
    invariants: greetingInvariants(fixtures),
    bounds: { variants: 500 },
    unreachable: { 'transition paying error(payment)': neverFails },
    equivalent: {
      'deleted: paying error(payment)': neverFails,
      'retargeted: paying error(payment) → placing': neverFails,
      'action dropped: paying error(payment) setError': neverFails,
    },
    labels: greetingLabels,
  });
}

function pricesOf(offer: GreetingPackage | undefined): Partial<PlacedOrder> {
  return offer === undefined
    ? {}
    : { price: offer.price, discount: offer.discount, total: netPrice(offer) };
}

/**
 * Returns whether the page has the fields for note and sender. The first page always has them; the
 * template page has them in every category but quotes.
 */
function hasNoteField(snapshot: SnapshotFrom<typeof greetingOrderMachine>): boolean {
  return snapshot.matches({ writing: 'composing' }) || snapshot.context.mode !== quotes;
}

/** Returns whether the page shows packages, or can return to them without loading them again. */
function isAtPackages(snapshot: SnapshotFrom<typeof greetingOrderMachine>): boolean {
  return (
    snapshot.matches({ choosingPackage: 'ready' }) ||
    snapshot.matches({ choosingPackage: 'keyReused' }) ||
    snapshot.matches('placing')
  );
}
