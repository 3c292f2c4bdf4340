import type { FlowerDraft } from '../../src/machines/flowerOrderTypes.ts';
import { flowerOrderMachine } from '../../src/machines/flowerOrderMachine.ts';
import { greetingOrderMachine } from '../../src/machines/greetingOrderMachine.ts';
import type { GreetingDraft } from '../../src/machines/greetingOrderTypes.ts';
import { defineModel } from '../../tools/flows/src/defineModel.ts';
import { bare, success } from '../../tools/flows/src/outcomes.ts';
import {
  buyer,
  florist,
  offline,
  order,
  packages,
  person,
  placed,
  product,
  refusedFor,
  templates,
} from './productValues.ts';

const draft: GreetingDraft = {
  step: 'compose',
  key: 'key-0001',
  note: { choice: 'none', text: '' },
  sender: 'Sari',
  mode: 3,
  quotes: { header: '', message: '', footer: '' },
  logo: null,
  templateId: 101,
  preview: { url: '/card.webp' },
  package: packages[0] ?? null,
  method: 'transfer',
  submittedAt: '2026/11/21 10:00:00',
  order: { ...order, kind: 0 },
  payment: null,
};

const greetingInput = { person, buyer, key: 'key-0001', keySupport: 'unknown', draft: null } as const;

export const greetingModel = defineModel(greetingOrderMachine, {
  starts: {
    new: greetingInput,
    template: { ...greetingInput, draft: { ...draft, step: 'template' } },
    package: { ...greetingInput, draft: { ...draft, step: 'package' } },
    placing: { ...greetingInput, draft: { ...draft, step: 'placing' } },
    placingWithoutKeys: { ...greetingInput, keySupport: 'ignored', draft: { ...draft, step: 'placing' } },
    paying: { ...greetingInput, draft: { ...draft, step: 'paying' } },
  },
  events: {
    'note.choose': { father: { choice: 'father' }, none: { choice: 'none' } },
    'note.write': { '': { text: 'Bapak Wijaya' } },
    'sender.change': { '': { name: 'Sari dan keluarga' }, blank: { name: ' ' } },
    'category.choose': { general: { mode: 3 }, logo: { mode: 4 } },
    'quotes.write': { '': { field: 'message', text: 'Selamat jalan' } },
    'logo.choose': { '': { fileId: 'file-1', fileName: 'logo.png' } },
    'logo.progress': { '': { fraction: 0.5 } },
    'logo.cancel': bare,
    'logo.remove': bare,
    'templates.retry': bare,
    'template.choose': { '': { templateId: 101 }, unknown: { templateId: 999 } },
    'preview.retry': bare,
    'preview.accept': bare,
    'preview.cancel': bare,
    'packages.retry': bare,
    'package.choose': { '': { packageId: 1 }, unknown: { packageId: 9 } },
    'method.choose': { virtualAccount: { method: 'virtualAccount' } },
    'order.place': { '': { at: '2026/11/21 10:00:00' } },
    'order.askAgain': bare,
    'order.startOver': { '': { key: 'key-0003' } },
    'address.visit': {
      compose: { step: 'compose' },
      template: { step: 'template' },
      package: { step: 'package' },
    },
  },
  actors: {
    loadTemplates: { loaded: success(templates), offline },
    uploadLogo: { uploaded: success({ path: '/files/logo.webp', fileName: 'logo.png' }), offline },
    drawPreview: { drawn: success({ url: '/card.webp' }), offline },
    loadPackages: { loaded: success(packages), none: success([]), offline },
    placeOrder: {
      placed: success(placed(0)),
      underWay: refusedFor('orderInProgress'),
      cardRefused: refusedFor('templateUnavailable'),
      packageRefused: refusedFor('packageUnavailable'),
      refused: refusedFor('rateLimited'),
      offline,
    },
    payment: { again: success({ key: 'key-0002' }), broken: offline },
  },
  context: (context) => ({
    mode: context.mode,
    note: context.note,
    hasTemplates: context.templates.length > 0,
    hasPreview: context.preview !== null,
    packages: context.packages.length,
    hasLogo: context.logo !== null,
    cannotAskAgain: context.keySupport === 'ignored',
    mayExist: context.mayExist,
  }),
  shown: (context) => context,
});

const flowerDraft: FlowerDraft = {
  step: 'florists',
  key: 'key-0001',
  florist,
  product,
  message: { choice: 'Turut berdukacita', text: '' },
  subMessage: '',
  sender: 'Sari',
  logo: null,
  order: { ...order, kind: 1 },
  payment: null,
};

export const flowerModel = defineModel(flowerOrderMachine, {
  starts: {
    new: greetingInput,
    products: { ...greetingInput, draft: { ...flowerDraft, step: 'products' } },
    form: { ...greetingInput, draft: { ...flowerDraft, step: 'form' } },
    placing: { ...greetingInput, draft: { ...flowerDraft, step: 'placing' } },
    placingWithoutKeys: {
      ...greetingInput,
      keySupport: 'ignored',
      draft: { ...flowerDraft, step: 'placing' },
    },
    paying: { ...greetingInput, draft: { ...flowerDraft, step: 'paying' } },
  },
  events: {
    'florists.retry': bare,
    'florist.choose': { '': { floristId: 1 }, unknown: { floristId: 9 } },
    'products.retry': bare,
    'product.choose': { '': { productId: 11 }, unknown: { productId: 99 } },
    'detail.retry': bare,
    'message.choose': { own: { choice: 'Lainnya....' } },
    'message.write': { '': { text: 'Selamat jalan' } },
    'subMessage.write': { '': { text: 'Keluarga besar' } },
    'sender.change': { '': { name: 'Sari dan keluarga' }, blank: { name: ' ' } },
    'logo.choose': { '': { fileId: 'file-1', fileName: 'logo.png' } },
    'logo.progress': { '': { fraction: 0.5 } },
    'logo.cancel': bare,
    'logo.remove': bare,
    'order.place': bare,
    'order.askAgain': bare,
    'order.startOver': { '': { key: 'key-0003' } },
    'address.visit': {
      florists: { step: 'florists' },
      products: { step: 'products' },
      form: { step: 'form' },
    },
  },
  actors: {
    loadFlorists: { loaded: success([florist]), none: success([]), offline },
    loadProducts: { loaded: success([product]), none: success([]), offline },
    loadDetail: { loaded: success({ photoUrls: ['/p/11.webp'], description: 'Melati' }), offline },
    uploadLogo: { uploaded: success({ path: '/files/logo.webp', fileName: 'logo.png' }), offline },
    placeOrder: {
      placed: success(placed(1)),
      underWay: refusedFor('orderInProgress'),
      floristGone: refusedFor('floristUnavailable'),
      productGone: refusedFor('productUnavailable'),
      logoRefused: refusedFor('logoInvalid'),
      refused: refusedFor('rateLimited'),
      offline,
    },
    payment: { again: success({ key: 'key-0002' }), broken: offline },
  },
  context: (context) => ({
    florists: context.florists.length,
    florist: context.florist !== null,
    products: context.products.length,
    product: context.product !== null,
    detail: context.detail !== null,
    message: context.message,
    cannotAskAgain: context.keySupport === 'ignored',
    mayExist: context.mayExist,
  }),
  shown: (context) => context,
});
