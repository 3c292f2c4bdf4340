import { FLOWERS } from '../../../src/domain/order.ts';
import type { flowerOrderMachine } from '../../../src/machines/flower-order/machine.ts';
import type {
  FlowerContext,
  FlowerOrderContent,
} from '../../../src/machines/flower-order/types.ts';
import type { Invariants, InvariantState } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';
import { printed } from '../expected/printedTexts.ts';
import { isPrinted, orderInvariants } from './orderInvariants.ts';

type State = InvariantState<typeof flowerOrderMachine>;

/** The option that lets the buyer write their own message, as specified. */
const ownMessage = 'Lainnya....';

/** The messages that are offered, as specified. */
const messages: readonly string[] = [
  'Turut berdukacita',
  'Turut sepenanggungan',
  'Our Deep Condolence',
  'Turut belasungkawa',
  'Turut bersimpati',
  ownMessage,
];

/** The invariants of the flower order machine. */
export const flowerInvariants: Invariants<typeof flowerOrderMachine> = {
  ...orderInvariants<FlowerContext>(({ florist, product, message, subMessage, sender, logo }) => [
    florist,
    product,
    message,
    subMessage,
    sender,
    logo,
  ]),

  'The chosen board is cleared when the florist changes.': ({ before, after }) =>
    before === null || before.context.florist?.id === after.context.florist?.id
      ? undefined
      : after.context.product === null,

  'Details are cleared when the board changes, and set only for the chosen board.': ({
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

  'A florist that is no longer offered is cleared together with the board.': ({
    before,
    after: { context },
    outputs,
  }) =>
    before && isGone(before.context.florist, outputs.loadFlorists)
      ? context.florist === null &&
        context.product === null &&
        context.error === 'floristUnavailable'
      : undefined,

  'A board that is no longer offered is cleared.': ({ before, after: { context }, outputs }) =>
    before && isGone(before.context.product, outputs.loadProducts)
      ? context.product === null && context.error === 'productUnavailable'
      : undefined,

  'A florist or a board that the server does not know is cleared, and the buyer chooses another.':
    ({ before, after: { snapshot, context }, stimulus }) => {
      if (before === null || stimulus.kind !== 'outcome' || stimulus.outcome !== 'gone')
        return undefined;
      const isFloristGone = stimulus.actor === 'loadProducts';
      return (
        snapshot.matches(isFloristGone ? 'choosingFlorist' : 'choosingProduct') &&
        isSame(context.florist, isFloristGone ? null : before.context.florist) &&
        context.product === null &&
        context.error === (isFloristGone ? 'floristUnavailable' : 'productUnavailable')
      );
    },

  'R44 A changed price of the chosen board is announced.': ({ before, after, outputs }) => {
    const chosen = before?.context.product;
    const now = outputs.loadProducts?.find(({ id }) => id === chosen?.id);
    return !chosen || now === undefined || now.price === chosen.price
      ? undefined
      : after.context.error === 'priceChanged';
  },

  'The form is open only for a chosen board of a chosen florist.': ({
    after: { snapshot, context },
  }) =>
    snapshot.matches('writing') || snapshot.matches('reviewing') || snapshot.matches('placing')
      ? context.florist !== null && context.product !== null
      : undefined,

  'While a logo is being uploaded, the order cannot be reviewed and the upload can be cancelled.':
    ({ after: { snapshot } }) =>
      snapshot.matches({ writing: { logo: 'uploading' } })
        ? !snapshot.can({ type: 'order.review' }) && snapshot.can({ type: 'logo.cancel' })
        : undefined,

  'A failed upload leaves no logo and sets the error; choosing or removing a logo clears both.': ({
    after: { context },
    event,
    stimulus,
  }) => {
    if (event?.type === 'logo.choose' || event?.type === 'logo.remove')
      return context.logo === null && context.error === null;
    if (stimulus.kind !== 'outcome' || stimulus.actor !== 'uploadLogo') return undefined;
    return stimulus.outcomeKind === 'success'
      ? context.logo !== null
      : context.logo === null &&
          context.errorField === 'logo' &&
          context.error === (stimulus.outcome === 'rejected' ? 'logoInvalid' : stimulus.outcome);
  },

  'A new order has the first of the offered messages.': ({ before, after: { context } }) =>
    before === null && context.draft === null
      ? isSame(context.message, { choice: messages[0], text: '' })
      : undefined,

  'R175 A new order names the person in the text below the message.': ({
    before,
    after: { context },
  }) =>
    before === null && context.draft === null
      ? context.subMessage === `Atas berpulangnya ${context.person.name}`
      : undefined,

  'R176 An order is placed only from its review, which nothing but going back changes.': ({
    before,
    after,
    stimulus,
  }) => {
    if (before === null || stimulus.kind !== 'event') return undefined;
    if (after.snapshot.matches('placing')) return before.snapshot.matches('reviewing');
    return before.snapshot.matches('reviewing')
      ? isSame(wordsOf(before.context), wordsOf(after.context))
      : undefined;
  },

  'R58 A board has one of the offered messages, or the message of the buyer.': ({
    after: { context, inputs },
  }) => {
    const { choice, text } = context.message;
    const content = contentOf(inputs);
    if (content === undefined) return undefined;
    const expected = choice === ownMessage ? printed(text) : choice;
    return messages.includes(choice) && expected !== '' && content.message === expected;
  },

  'R99 R701 R707 A board is ordered only with texts that can be printed.': ({
    after: { inputs },
  }) => {
    const content = contentOf(inputs);
    return (
      content &&
      isPrinted(content.message, 200) &&
      isPrinted(content.subMessage, 300) &&
      isPrinted(content.sender, 200)
    );
  },

  'R62 Flowers are paid by bank transfer.': ({ after: { inputs } }) =>
    inputs.payment && inputs.payment.method === 'transfer' && inputs.payment.invoice === null,

  'R98 The announced total is the price of the board.': ({ after: { context, inputs } }) =>
    inputs.payment && context.product
      ? inputs.payment.expectedTotal === context.product.price
      : undefined,
};

/** Returns what the review shows. */
function wordsOf({ message, subMessage, sender, logo }: FlowerContext): unknown {
  return [message, subMessage, sender, logo];
}

/** Returns the board that is being ordered; undefined if none is. */
function contentOf({ placement }: State['inputs']): FlowerOrderContent | undefined {
  return placement?.content.kind === FLOWERS ? placement.content : undefined;
}

/** Returns whether a list has loaded and does not contain the chosen item. */
function isGone(
  chosen: { readonly id: number } | null,
  offered: readonly { readonly id: number }[] | undefined,
): boolean {
  return chosen !== null && offered !== undefined && !offered.some(({ id }) => id === chosen.id);
}
