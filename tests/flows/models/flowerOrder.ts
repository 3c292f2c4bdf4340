import * as v from 'valibot';
import { flowerDraftSchema } from '../../../src/machines/draftSchemas.ts';
import { toFlowerDraft } from '../../../src/machines/flower-order/draft.ts';
import { flowerOrderMachine } from '../../../src/machines/flower-order/machine.ts';
import type { FlowerInput } from '../../../src/machines/flower-order/types.ts';
import { defineModel, success } from '@dukacita/flows';
import { flowerFlow } from '../parts/flowerOrder.ts';
import { modelParts } from '../support/flowPart.ts';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { constantData, oneInFixtures } from './constantData.ts';
import { flowerDraft } from './orderDrafts.ts';
import { flowerInvariants } from './flowerOrderInvariants.ts';
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
import {
  callLabels,
  failsWith,
  lost,
  placementEnds,
  placementRejectedWith,
  writeErrors,
} from './outcomes.ts';

const sameTarget = 'The state `deciding` immediately transitions to the original target.';

/** Creates the model of the flower order. The payment has its own model. */
export function createFlowerOrderModel(fixtures: Fixtures = mockFixtures) {
  const { florists, products, detail, flowerOrder, logo } = fixtures;
  const priceRaised = products.map((each) => ({ ...each, price: each.price + 50_000 }));
  const { events, labels, context } = modelParts(flowerFlow(fixtures));
  const newOrder: FlowerInput = newOrderOf(fixtures);
  const draft = flowerDraft(fixtures);
  return defineModel(flowerOrderMachine, {
    starts: {
      new: newOrder,
      products: { ...newOrder, draft: { ...draft, step: 'products', product: null } },
      form: { ...newOrder, draft },
      placing: { ...newOrder, draft: { ...draft, step: 'placing' } },
      paying: { ...newOrder, draft: { ...draft, step: 'paying', order: flowerOrder } },
    },
    events,
    actors: {
      loadFlorists: { loaded: success(florists), none: success([]), ...lost },
      loadProducts: {
        loaded: success(products),
        priceRaised: success(priceRaised),
        none: success([]),
        gone: failsWith('notFound'),
        ...lost,
      },
      loadDetail: { loaded: success(detail), gone: failsWith('notFound'), ...lost },
      uploadLogo: { uploaded: success(logo), rejected: failsWith('logoInvalid'), ...writeErrors },
      placement: {
        placed: placementEnds((placement) => ({
          type: 'placed',
          placement: { ...placement, keySupport: 'honoured' },
          order: flowerOrder,
        })),
        floristUnavailable: placementRejectedWith('floristUnavailable'),
        productUnavailable: placementRejectedWith('productUnavailable'),
        logoRejected: placementRejectedWith('logoInvalid'),
        notDelivered: placementRejectedWith('flowersNotDelivered'),
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
          flowerDraftSchema,
          jsonRoundTrip(toFlowerDraft({ ...snapshot, children: {} })),
        ),
      }),
    },
    context,
    shown: ({ person: _, buyer: __, ...others }) => others,
    invariants: flowerInvariants,
    properties: orderProperties,
    purposes: {
      'A board without a logo is ordered.': ({ stimulus, after: { context } }) =>
        stimulus.id === 'order.place' && context.logo === null,
      'A board with a logo is ordered.': ({ stimulus, after: { context } }) =>
        stimulus.id === 'order.place' && context.logo !== null,
    },
    unreachable: { ...paymentNeverFails, ...constantFlowerData },
    equivalent: {
      'retargeted: choosingFlorist.loading done(loadFlorists)#1 → choosingFlorist.deciding':
        sameTarget,
      'retargeted: choosingProduct.loading done(loadProducts)#1 → choosingProduct.deciding':
        sameTarget,
      'retargeted: writing.detail.loading done(loadDetail) → writing.detail.deciding': sameTarget,
      ...paymentEquivalents('reviewing'),
    },
    labels: { ...flowerLabels, ...labels },
  });
}

const constantFlowerData = {
  ...constantData(oneInFixtures, [
    'loadFlorists',
    'loadProducts',
    'loadDetail',
    'uploadLogo',
    ...['id', 'name', 'size', 'photoUrl', 'board'].map(
      (field) => `placement: content.product.${field}`,
    ),
    ...['person', 'buyer', 'florist', 'logo'].map((field) => `placement: content.${field}`),
    'placement: placement.submittedAt',
    'payment: order',
  ]),
  ...constantData('It is always an order of flowers.', ['placement: content.kind']),
  ...constantData('Flowers are paid by transfer.', ['payment: method', 'payment: bank']),
  ...newPaymentsOnly,
};

/** The labels of what belongs to no part. */
const flowerLabels = {
  restarts: restartLabels,
  starts: {
    new: 'Masuk, buka info duka, lalu tekan "Kirim bunga"',
    products: 'Buka kembali pesanan bunga yang tersimpan di halaman "Pilih bunga papan"',
    form: 'Buka kembali pesanan bunga yang tersimpan di halaman "Tulis bunga papan"',
    placing: 'Buka kembali pesanan bunga yang belum dijawab server',
    paying: 'Buka kembali bunga yang sudah dipesan',
  },
  actors: {
    'loadFlorists loaded': 'Server menjawab dengan daftar florist',
    'loadFlorists none': 'Server menjawab tanpa florist',
    ...callLabels('loadFlorists', 'Pemuatan florist'),
    'loadProducts loaded': 'Server menjawab dengan daftar bunga papan',
    'loadProducts priceRaised': 'Server menjawab dengan bunga papan yang harganya naik',
    'loadProducts none': 'Server menjawab tanpa bunga papan',
    'loadProducts gone': 'Server menjawab: florist tidak ditemukan (404)',
    ...callLabels('loadProducts', 'Pemuatan bunga papan'),
    'loadDetail loaded': 'Server menjawab dengan foto dan keterangan',
    'loadDetail gone': 'Server menjawab: bunga papan tidak ditemukan (404)',
    ...callLabels('loadDetail', 'Pemuatan foto'),
    ...orderActorLabels('logo'),
    'placement floristUnavailable': 'Server menolak: florist sedang tidak melayani rumah duka ini',
    'placement productUnavailable': 'Server menolak: bunga papan sudah tidak tersedia',
    'placement logoRejected': 'Server menolak logo',
    'placement notDelivered': 'Server menolak: bunga belum dapat dikirim ke rumah duka ini',
  },
};
