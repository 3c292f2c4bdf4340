import { createActor } from 'xstate';
import { BANK_CODES } from '../../../domain/bankCode.ts';
import type { Florist, FloristProduct } from '../../../domain/florist.ts';
import type { CardLayout, CardTemplate, TemplateGroup } from '../../../domain/greeting.ts';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import type { GreetingPackage } from '../../../domain/price.ts';
import {
  initialContext as flowerContext,
  orderContent as flowerContent,
} from '../../../machines/flower-order/context.ts';
import {
  initialContext as greetingContext,
  orderContent as greetingContent,
} from '../../../machines/greeting-order/context.ts';
import type { PlacementContext } from '../../../machines/placement/machine.ts';
import { newPlacement } from '../../../machines/placement/types.ts';
import { toFlowerDraft } from '../../../machines/flower-order/draft.ts';
import { flowerOrderMachine } from '../../../machines/flower-order/machine.ts';
import type { FlowerContext, FlowerDraft } from '../../../machines/flower-order/types.ts';
import { toGreetingDraft } from '../../../machines/greeting-order/draft.ts';
import { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { UnfinishedContent } from '../../../domain/greeting.ts';
import type { GreetingContext, GreetingDraft } from '../../../machines/greeting-order/types.ts';
import type { CardCorrectionContext } from '../../../machines/card-correction/machine.ts';
import type { OrderPageContext } from '../../../machines/order-page/types.ts';
import type { PaymentContext } from '../../../machines/payment/machine.ts';
import { toProfileDraft } from '../../../machines/profile-editor/draft.ts';
import type { ProfileEditorContext } from '../../../machines/profile-editor/types.ts';
import { greetingBuyer, greetingPerson } from '../../orders/testing/orderFixtures.ts';
import type { SavedOrder } from '../../orders/store/draftStore.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import {
  floristProduct,
  floristProducts,
  florists as wireFlorists,
  longProduct as wireLongProduct,
} from '../../../testing/fixtures/flowers.ts';
import {
  cardUrl,
  extremePackages,
  packages as wirePackages,
} from '../../../testing/fixtures/greetings.ts';
import { flowerOrder, greetingOrder, orderDetail } from '../../../testing/fixtures/knownOrders.ts';
import { provinces, regencies } from '../../../testing/fixtures/places.ts';
import { user } from '../../../testing/fixtures/users.ts';
import { createGreetingContent } from '../../../testing/greetingContent.ts';
import { freezeMachines } from './freezeMachines.ts';

/**
 * Fixtures in the shape of the machines, with every choice made. A story resets what its state does
 * not have yet.
 */

interface CardFile extends Pick<CardTemplate, 'title'> {
  readonly group: TemplateGroup;
  readonly faiths?: CardTemplate['faiths'];
  readonly texts: CardLayout['texts'];
  readonly logo?: CardLayout['logo'];
}

const cardFiles = import.meta.glob<CardFile>('/server/artwork/cards/*/card.json', {
  eager: true,
  import: 'default',
});

/** Returns the templates of the reference server whose pictures the stories have. */
export function templatesOf(group: TemplateGroup): CardTemplate[] {
  return Object.entries(cardFiles)
    .map(([path, card]) => ({ ...card, id: Number(path.split('/').at(-2)) }))
    .filter((card) => card.group === group && (group === 'E' || card.id % 100 <= 4))
    .map(({ id, title, faiths = [], texts, logo }) => ({
      id,
      title,
      faiths,
      layout: { width: 1080, height: 1080, texts, ...(logo ? { logo } : {}) },
      imageUrl: `/images/templates/${id}.webp`,
      groundUrl: `/images/templates/${id}-ground.webp`,
    }));
}

export const packages: readonly GreetingPackage[] = wirePackages.map(toPackage);

/** Packages with nine-digit prices and a discount of the whole price. */
export const highPackages: readonly GreetingPackage[] = extremePackages.map((offer, index) => ({
  ...toPackage(offer),
  name: packages[index]?.name ?? null,
}));

export const florists: readonly Florist[] = wireFlorists.map(
  ({ id, name, photo, description, startPrice, productCount, boardWidths }) => ({
    id,
    name: name ?? null,
    photoUrl: photo,
    description,
    startPrice,
    productCount,
    boardWidths,
  }),
);

export const products: readonly FloristProduct[] = floristProducts.map(toProduct);

/** A product with the longest name, size and price. */
export const longProduct: FloristProduct = {
  ...toProduct(wireLongProduct),
  board: floristProducts[2]?.board ?? null,
};

function toProduct({ board, ...product }: typeof wireLongProduct): FloristProduct {
  return { ...product, board: board ?? null };
}

const savedInput = {
  person: greetingPerson,
  buyer: greetingBuyer,
  key: 'key-0001',
  keySupport: 'unknown',
  draft: null,
} as const;

/** Returns the content of a greeting of the category General, with changes. */
export function greetingWords(changes: Partial<UnfinishedContent> = {}) {
  const { content } = greetingContext(savedInput);
  return { content: { ...content, mode: 3, sender: 'Keluarga Sari Lestari', ...changes } } as const;
}

/** The context of a greeting order with a preview and a chosen package. */
export const greeting: Partial<GreetingContext> = {
  ...greetingWords(),
  templates: templatesOf('F'),
  templateId: 102,
  preview: { url: cardUrl },
  packages,
  packageId: 1,
  placement: { ...newPlacement('key-0001', 'unknown'), submittedAt: '2026/11/21 10:00:00' },
};

/** The context of a flower order with a chosen product and a text. */
export const board: Partial<FlowerContext> = {
  florists,
  florist: florists[0] ?? null,
  products,
  product: products[0] ?? null,
  detail: { photoUrls: floristProduct.photos, description: floristProduct.description },
  sender: 'Keluarga Sari Lestari',
};

/** Returns the context of a placement that is running. */
export function placementOf(kind: OrderKind): PlacementContext {
  return {
    placement: newPlacement('key-0001', 'unknown'),
    content:
      kind === GREETING
        ? greetingContent({ ...greetingContext(savedInput), ...greeting })
        : flowerContent({ ...flowerContext(savedInput), ...board }),
    answer: null,
    error: null,
  };
}

/** The part of the context of a placement whose server ignores idempotency keys. */
export const withoutKeys: Partial<PlacementContext> = {
  placement: newPlacement('key-0001', 'ignored'),
};

/** Returns the context of the payment of a new order by transfer. */
export function paymentOf(kind: OrderKind): PaymentContext {
  const order = kind === GREETING ? greetingOrder : flowerOrder;
  return {
    order,
    method: 'transfer',
    bank: 'bca',
    expectedTotal: order.total,
    resumeAt: null,
    invoice: null,
    error: null,
    nextKey: null,
  };
}

/** The context of the profile editor with the saved profile of the user Sari. */
export const editor: Partial<ProfileEditorContext> = {
  profile: user,
  draft: toProfileDraft(user),
  provinces,
  regencies: regencies[user.provinceId] ?? [],
};

/** Two saved orders: a greeting at the package step, and a flower order that waits for payment. */
export const drafts: readonly SavedOrder<GreetingDraft | FlowerDraft>[] = [
  {
    kind: GREETING,
    person: greetingPerson,
    draft: createSavedGreeting(),
    savedAt: NOW - 3_600_000,
  },
  {
    kind: FLOWERS,
    person: { ...greetingPerson, id: 11, name: 'Bambang Sutrisno' },
    draft: createSavedFlowerOrder(),
    savedAt: NOW - 7_200_000,
  },
];

function createSavedGreeting(): GreetingDraft {
  const freeze = freezeMachines({
    greetingOrder: { value: { choosingPackage: 'ready' }, context: greeting },
  });
  return toGreetingDraft(
    createActor(freeze(greetingOrderMachine), { input: savedInput }).getSnapshot(),
  );
}

function createSavedFlowerOrder(): FlowerDraft {
  const context = { ...board, order: flowerOrder };
  const freeze = freezeMachines({
    flowerOrder: { value: 'paying', context },
    payment: { value: { open: { byTransfer: 'paying' } }, context: paymentOf(FLOWERS) },
  });
  return toFlowerDraft(
    createActor(freeze(flowerOrderMachine), { input: savedInput }).getSnapshot(),
  );
}

function toPackage({
  id,
  price,
  discRp,
  discPercentage,
  name,
  description,
}: (typeof wirePackages)[number]): GreetingPackage {
  return {
    id,
    price,
    discount: discRp,
    discountPercentage: discPercentage,
    name: name ?? null,
    description: description ?? null,
    virtualAccountBanks: BANK_CODES,
  };
}

/** The page of the unpaid greeting order. */
export const orderPage: OrderPageContext = {
  orderId: orderDetail.orderId,
  username: 'demo-sari',
  virtualAccount: true,
  lastBank: null,
  draft: null,
  seen: { order: { ...orderDetail, pictureUrl: cardUrl }, seenAt: NOW },
  hintedVersion: null,
  error: null,
  taskError: null,
  proofError: null,
  uploadProgress: 0,
  chosenWay: null,
  bank: 'bca',
};

/** The correction of a rejected card of the category General. */
export const correction: CardCorrectionContext = {
  orderId: orderDetail.orderId,
  version: 3,
  person: { id: greetingPerson.id, name: greetingPerson.name },
  username: 'demo-sari',
  reason: 'Nama pengirim belum jelas bagi keluarga.',
  content: createGreetingContent(),
  // The template of the card that `cardUrl` shows.
  templateId: 102,
  templates: templatesOf('F'),
  familyFaith: null,
  templatesError: null,
  logoProgress: 0,
  preview: null,
  error: null,
  errorField: null,
  lostTemplateId: null,
  outcome: null,
};
