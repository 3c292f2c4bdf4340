import { parseFlowerDraft } from '../../../src/app/orders/store/parseFlowerDraft.ts';
import { FLOWER_MESSAGES, CUSTOM_FLOWER_MESSAGE } from '../../../src/domain/flowerMessage.ts';
import { toFlowerDraft } from '../../../src/machines/toFlowerDraft.ts';
import { flowerOrderMachine } from '../../../src/machines/flowerOrderMachine.ts';
import type {
  FlowerContext,
  FlowerDraft,
  FlowerInput,
} from '../../../src/machines/flowerOrderTypes.ts';
import { defineModel } from '@dukacita/flows/defineModel';
import { noPayload, success } from '@dukacita/flows/outcomes';
import { mockFixtures, SUBMITTED_AT, type Fixtures } from './fixtures.ts';
import {
  failsWith,
  keyReused,
  lost,
  placementEnds,
  placementRejectedWith,
  writeErrors,
} from './outcomes.ts';
import { flowerInvariants } from './flowerOrderInvariants.ts';
import { flowerLabels } from './flowerOrderLabels.ts';
import { other } from './other.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';

const neverFails = 'The actor `payment` never fails; it ends only when the buyer orders again.';
const sameTarget = 'The state `deciding` immediately transitions to the original target.';

/** Creates the model of the flower order. The payment has its own model. */
export function createFlowerOrderModel(fixtures: Fixtures = mockFixtures) {
  const { florists, products, detail, flowerOrder, logo } = fixtures;
  const priceRaised = products.map((each) => ({ ...each, price: each.price + 50_000 }));
  const newOrder: FlowerInput = {
    person: fixtures.person,
    buyer: fixtures.session.user,
    key: 'key-0001',
    keySupport: 'unknown',
    draft: null,
  };
  const draft: FlowerDraft = {
    step: 'form',
    key: newOrder.key,
    florist: florists[0] ?? null,
    product: products[0] ?? null,
    message: { choice: FLOWER_MESSAGES[0], text: '' },
    subMessage: '',
    sender: fixtures.session.user.name ?? '',
    logo: null,
    submittedAt: null,
    order: null,
    payment: null,
  };
  return defineModel(flowerOrderMachine, {
    starts: {
      new: newOrder,
      products: { ...newOrder, draft: { ...draft, step: 'products', product: null } },
      form: { ...newOrder, draft },
      placing: { ...newOrder, draft: { ...draft, step: 'placing' } },
      paying: { ...newOrder, draft: { ...draft, step: 'paying', order: flowerOrder } },
    },
    events: {
      'florists.retry': noPayload,
      'florist.choose': {
        '': ({ context }) => context.florists[0] && { floristId: context.florists[0].id },
        unknown: { floristId: 0 },
      },
      'products.retry': noPayload,
      'product.choose': {
        '': ({ context }) => context.products[0] && { productId: context.products[0].id },
        unknown: { productId: 0 },
      },
      'detail.retry': noPayload,
      'message.choose': {
        own: ({ context }) => (isOwn(context) ? undefined : { choice: CUSTOM_FLOWER_MESSAGE }),
        given: ({ context }) => ({
          choice: other(context.message.choice, FLOWER_MESSAGES[1], FLOWER_MESSAGES[2]),
        }),
      },
      'message.write': {
        '': ({ context }) =>
          isOwn(context)
            ? { text: other(context.message.text, 'Selamat jalan', 'Selamat beristirahat') }
            : undefined,
      },
      'subMessage.write': {
        '': ({ context }) => ({
          text: other(context.subMessage, 'Keluarga besar', 'Para sahabat'),
        }),
      },
      'sender.change': {
        '': ({ context }) => ({
          name: other(context.sender, 'Sari dan keluarga', 'Keluarga Lestari'),
        }),
        blank: { name: ' ' },
      },
      'logo.choose': { '': { fileId: 'file-1', fileName: logo.fileName } },
      'logo.progress': { '': { fraction: 0.5 } },
      'logo.cancel': noPayload,
      'logo.remove': { '': ({ context }) => (context.logo === null ? undefined : {}) },
      'order.review': noPayload,
      'order.change': noPayload,
      'order.place': { '': { at: SUBMITTED_AT } },
      'order.startOver': { '': { key: 'key-0003' } },
      'address.visit': {
        florists: { step: 'florists' },
        products: { step: 'products' },
        form: { step: 'form' },
      },
    },
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
        draft: parseFlowerDraft(jsonRoundTrip(toFlowerDraft({ ...snapshot, children: {} }))),
      }),
    },
    context: (context) => ({
      florists: context.florists.length > 0,
      florist: context.florist !== null,
      products: context.products.length > 0,
      product: context.product !== null,
      detail: context.detail !== null,
      isOwn: isOwn(context),
      hasText: context.message.text !== '',
      hasLogo: context.logo !== null,
      mayExist: context.placement.mayExist,
    }),
    shown: ({ person: _, buyer: __, ...context }) => context,
    invariants: flowerInvariants,
    unreachable: { 'transition paying error(payment)': neverFails },
    equivalent: {
      'retargeted: choosingFlorist.loading done(loadFlorists)#1 → choosingFlorist.deciding':
        sameTarget,
      'retargeted: choosingProduct.loading done(loadProducts)#1 → choosingProduct.deciding':
        sameTarget,
      'deleted: writing.form.uploadingLogo logo.remove':
        'There is no logo to remove while one is being uploaded.',
      'deleted: paying error(payment)': neverFails,
      'retargeted: paying error(payment) → reviewing': neverFails,
      'action dropped: paying error(payment) setError': neverFails,
    },
    labels: flowerLabels,
  });
}

function isOwn({ message }: FlowerContext): boolean {
  return message.choice === CUSTOM_FLOWER_MESSAGE;
}
