import { FLOWER_MESSAGES } from '../../../src/domain/flowerMessage.ts';
import type { flowerOrderMachine } from '../../../src/machines/flowerOrderMachine.ts';
import type { FlowerContext } from '../../../src/machines/flowerOrderTypes.ts';
import type { Invariants } from '../../../tools/flows/src/modelTypes.ts';
import { isSame } from './isSame.ts';
import { orderInvariants } from './orderInvariants.ts';

/** The choice with which people write their own message, as specified. */
const ownMessage = 'Lainnya....';

/** What must hold whenever a flower board is ordered. */
export const flowerInvariants: Invariants<typeof flowerOrderMachine> = {
  ...orderInvariants<FlowerContext>(({ florist, product, message, subMessage, sender, logo }) => [
    florist,
    product,
    message,
    subMessage,
    sender,
    logo,
  ]),

  'R56 Florists are loaded for the funeral house.': ({ after: { context, inputs } }) =>
    inputs.loadFlorists && inputs.loadFlorists.funeralHouseId === context.person.funeralHouse.id,

  'Boards are loaded for the chosen florist.': ({ after: { context, inputs } }) =>
    inputs.loadProducts && inputs.loadProducts.floristId === context.florist?.id,

  'Details are loaded for the chosen board.': ({ after: { context, inputs } }) =>
    inputs.loadDetail &&
    isSame(inputs.loadDetail, { floristId: context.florist?.id, productId: context.product?.id }),

  'A chosen board is dropped when the florist changes.': ({ before, after }) =>
    before === null || before.context.florist?.id === after.context.florist?.id
      ? undefined
      : after.context.product === null,

  'Details are dropped when the board changes, and come only for the chosen one.': ({
    before,
    after: { context },
    outputs,
  }) => {
    if (before === null) return undefined;
    if (before.context.product?.id !== context.product?.id) return context.detail === null;
    if (context.detail === null || isSame(before.context.detail, context.detail)) return undefined;
    return (
      isSame(outputs.loadDetail, context.detail) &&
      before.inputs.loadDetail?.productId === context.product?.id
    );
  },

  'A florist that is no longer offered is dropped, and so is the board.': ({
    before,
    after: { context },
    outputs,
  }) =>
    before && isGone(before.context.florist, outputs.loadFlorists)
      ? context.florist === null &&
        context.product === null &&
        context.error === 'floristUnavailable'
      : undefined,

  'A board that is no longer offered is dropped.': ({ before, after: { context }, outputs }) =>
    before && isGone(before.context.product, outputs.loadProducts)
      ? context.product === null && context.error === 'productUnavailable'
      : undefined,

  'R44 Another price of the chosen board is announced.': ({ before, after, outputs }) => {
    const chosen = before?.context.product;
    const now = outputs.loadProducts?.find(({ id }) => id === chosen?.id);
    return !chosen || now === undefined || now.price === chosen.price
      ? undefined
      : after.context.error === 'priceChanged';
  },

  'Words are written for a board of a florist.': ({ after: { snapshot, context } }) =>
    snapshot.matches('writing') ||
    snapshot.matches('placingOrder') ||
    snapshot.matches('outcomeUnknown')
      ? context.florist !== null && context.product !== null
      : undefined,

  'A logo that is being uploaded is not left out of the order.': ({ before, after }) =>
    before?.snapshot.matches({ writing: 'uploadingLogo' })
      ? !after.snapshot.matches('placingOrder')
      : undefined,

  'R58 A board has one of the offered messages, or own words.': ({
    after: { context, inputs },
  }) => {
    const { choice, text } = context.message;
    if (inputs.placeOrder === undefined) return undefined;
    const expected = choice === ownMessage ? text.trim() : choice;
    return (
      FLOWER_MESSAGES.includes(choice) && expected !== '' && inputs.placeOrder.message === expected
    );
  },

  'R47 An order is placed with the content on the page.': ({ after: { context, inputs } }) => {
    const { placeOrder: asked } = inputs;
    if (asked === undefined) return undefined;
    const contentOf = ({
      florist,
      product,
      logo,
      sender,
      subMessage,
    }: typeof asked | FlowerContext) => [florist, product, logo, sender, subMessage];
    return (
      asked.person === context.person &&
      asked.buyer === context.buyer &&
      isSame(contentOf(asked), contentOf(context))
    );
  },

  'R62 Flowers are paid by transfer.': ({ after: { inputs } }) =>
    inputs.payment && inputs.payment.method === 'transfer' && inputs.payment.invoice === null,

  'R98 The announced total is the price of the board.': ({ after: { context, inputs } }) =>
    inputs.payment && context.product
      ? inputs.payment.announcedTotal === context.product.price
      : undefined,
};

/** Whether a list has come that lacks what was chosen. */
function isGone(
  chosen: { readonly id: number } | null,
  offered: readonly { readonly id: number }[] | undefined,
): boolean {
  return chosen !== null && offered !== undefined && !offered.some(({ id }) => id === chosen.id);
}
