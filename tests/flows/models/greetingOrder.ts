import * as v from 'valibot';
import { GREETING_CATEGORIES } from '../../../src/domain/greeting.ts';
import { GREETING, type PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { greetingDraftSchema } from '../../../src/machines/draftSchemas.ts';
import { toGreetingDraft } from '../../../src/machines/greeting-order/draft.ts';
import { greetingOrderMachine } from '../../../src/machines/greeting-order/machine.ts';
import type { GreetingDraft, GreetingInput } from '../../../src/machines/greeting-order/types.ts';
import {
  defineModel,
  type InvariantStep,
  type Purposes,
  success,
  successFrom,
} from '@dukacita/flows';
import { mockFixtures, SUBMITTED_AT, type Fixtures } from './fixtures.ts';
import {
  callLabels,
  failsWith,
  lost,
  placementEnds,
  placementRejectedWith,
  writeErrors,
} from './outcomes.ts';
import { greetingFlow } from '../parts/greetingOrder.ts';
import { greetingBill } from '../support/bill.ts';
import { modelParts } from '../support/flowPart.ts';
import { greetingDraft } from './orderDrafts.ts';
import { constantData, oneInFixtures } from './constantData.ts';
import { greetingInvariants } from './greetingOrderInvariants.ts';
import { orderProperties } from './orderInvariants.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';
import {
  newOrderOf,
  newPaymentsOnly,
  orderActorLabels,
  paymentEquivalents,
  paymentNeverFails,
  paymentOutcomes,
  restartLabels,
  sharedPlacements,
} from './orderModel.ts';

/** Creates the model of the greeting order. The payment has its own model. */
export function createGreetingOrderModel(fixtures: Fixtures = mockFixtures) {
  const { card, greetingOrder, logo, packages } = fixtures;
  const { events, labels, context, invariants } = modelParts(greetingFlow(fixtures));
  const priceRaised = packages.map((each) => ({ ...each, price: each.price + 25_000 }));
  const newOrder: GreetingInput = newOrderOf(fixtures);
  const draft: GreetingDraft = { ...greetingDraft(fixtures), submittedAt: SUBMITTED_AT };
  const otherWords: GreetingDraft = {
    ...draft,
    step: 'template',
    preview: null,
    sender: 'Sari Lestari\nKeluarga Santoso',
    quotes: { header: 'Selamat jalan', message: '', footer: 'Keluarga Santoso' },
  };
  return defineModel(greetingOrderMachine, {
    starts: {
      new: newOrder,
      template: { ...newOrder, draft: otherWords },
      package: { ...newOrder, draft },
      placing: { ...newOrder, draft: { ...draft, step: 'placing' } },
      paying: { ...newOrder, draft: { ...draft, step: 'paying', order: greetingOrder } },
    },
    events,
    actors: {
      loadTemplates: {
        loaded: successFrom(({ group }: { group: Parameters<Fixtures['templates']>[0] }) =>
          fixtures.templates(group),
        ),
        none: success([]),
        ...lost,
      },
      uploadLogo: { uploaded: success(logo), rejected: failsWith('logoInvalid'), ...writeErrors },
      drawPreview: {
        drawn: success(card),
        tooLong: failsWith('cardTextTooLong'),
        gone: failsWith('templateUnavailable'),
        ...writeErrors,
      },
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
        ...sharedPlacements,
      },
      payment: paymentOutcomes,
    },
    restarts: {
      reload: (snapshot) => ({
        ...newOrder,
        keySupport: snapshot.context.placement.keySupport,
        // The payment is a separate machine with its own draft.
        draft: v.parse(
          greetingDraftSchema,
          jsonRoundTrip(toGreetingDraft({ ...snapshot, children: {} })),
        ),
      }),
    },
    context,
    shown: ({ person: _, buyer: __, templates, ...others }) => ({
      ...others,
      templates: templates.map(({ id }) => id),
    }),
    invariants: { ...greetingInvariants(fixtures), ...invariants },
    properties: orderProperties,
    purposes: greetingPurposes,
    bounds: { variants: 500 },
    unreachable: {
      ...paymentNeverFails,
      ...constantGreetingData,
      'guard choosingPackage.ready order.place': packagesRemain,
    },
    equivalent: {
      ...paymentEquivalents('placing'),
      'guard dropped: choosingPackage.ready order.place hasPackage': packagesRemain,
    },
    labels: { ...greetingLabels, ...labels },
  });
}

const constantGreetingData = {
  ...constantData(oneInFixtures, [
    'loadPackages',
    'uploadLogo',
    ...['logo', 'person', 'buyer'].flatMap((field) => [
      `drawPreview: ${field}`,
      `placement: content.${field}`,
    ]),
    'placement: content.previewUrl',
    'placement: content.package.virtualAccountBanks',
    'placement: placement.submittedAt',
    'payment: order.id',
    'payment: order.expiresAt',
  ]),
  ...constantData('It is always a greeting.', ['placement: content.kind', 'payment: order.kind']),
  ...newPaymentsOnly,
};

const packagesRemain =
  'The packages of the fixtures are never gone; greeting-order/machine.test.ts covers this.';

/** What a card is drawn from differs between categories; Bunga has the words of General. */
const greetingPurposes: Purposes<typeof greetingOrderMachine> = Object.fromEntries(
  GREETING_CATEGORIES.filter(({ group }) => group !== 'D').map(({ mode, label }) => [
    `A card of the category ${label} is drawn.`,
    ({ stimulus, before }: InvariantStep<typeof greetingOrderMachine>) =>
      stimulus.id === 'drawPreview: drawn' && before?.context.content.mode === mode,
  ]),
);

function pricesOf(offer: GreetingPackage | undefined): Partial<PlacedOrder> {
  return offer === undefined ? {} : greetingBill(offer);
}

/** The labels of what belongs to no part. */
const greetingLabels = {
  restarts: restartLabels,
  starts: {
    new: 'Masuk, buka info duka, lalu tekan "Kirim ucapan"',
    template: 'Buka kembali ucapan yang tersimpan di halaman "Pilih template"',
    package: 'Buka kembali ucapan yang tersimpan di halaman "My Order Ucapan"',
    placing: 'Buka kembali ucapan yang pesanannya belum dijawab server',
    paying: 'Buka kembali ucapan yang sudah dipesan',
  },
  actors: {
    'loadTemplates loaded': 'Server menjawab dengan template kategori itu',
    'loadTemplates none': 'Server menjawab tanpa template',
    ...callLabels('loadTemplates', 'Pemuatan template'),
    ...orderActorLabels('gambar'),
    'drawPreview drawn': 'Server menjawab dengan gambar kartu',
    'drawPreview tooLong': 'Server menolak: tulisan terlalu panjang untuk kartu',
    'drawPreview gone': 'Server menolak: template kartu sudah tidak tersedia',
    ...callLabels('drawPreview', 'Gambar kartu'),
    'loadPackages loaded': 'Server menjawab dengan paket dan harganya',
    'loadPackages priceRaised': 'Server menjawab dengan paket yang harganya naik',
    'loadPackages none': 'Server menjawab tanpa paket',
    ...callLabels('loadPackages', 'Pemuatan paket'),
    'placement templateUnavailable': 'Server menolak: template sudah tidak tersedia',
    'placement packageUnavailable': 'Server menolak: paket sudah tidak tersedia',
  },
};
