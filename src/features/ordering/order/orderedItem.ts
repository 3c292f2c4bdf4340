import type { BoardDesign } from '../../../domain/florist.ts';
import { boardTexts, flowerMessageText } from '../../../domain/flowerMessage.ts';
import { cardTexts } from '../../../domain/greeting.ts';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import type { Instant } from '../../../domain/person.ts';
import { cardContent } from '../../../machines/greeting-order/context.ts';
import type { FlowerContext } from '../../../machines/flower-order/types.ts';
import type { GreetingContext } from '../../../machines/greeting-order/types.ts';
import type { BoardWords } from '../estimate/BoardEstimate.tsx';
import { getPlace } from '../placement/recipient.ts';

/** What was bought with an order, as its bill shows it. */
export interface OrderedItem {
  readonly kind: OrderKind;
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
  /** The texts on the card or the board, one paragraph each. */
  readonly words: readonly string[];
  /** The name of the board; null for a card. */
  readonly name: string | null;
  /** The size of the board, or the name of the package; null when the upstream does not tell. */
  readonly detail: string | null;
  readonly florist: string | null;
  /** The funeral house and the room; null when neither is known. */
  readonly place: string | null;
  /** When the departure for the burial or cremation is; null when it is unknown. */
  readonly departureAt: Instant | null;
  /** Whether the departure is over, so that a card is for the family only. */
  readonly isForFamily?: boolean | undefined;
  readonly pictureUrl: string | null;
  /** The board with its words, which is shown instead of the picture. */
  readonly board: { readonly design: BoardDesign; readonly words: BoardWords } | null;
}

/** Returns what was bought with an order. */
export function orderedItem(context: GreetingContext | FlowerContext): OrderedItem {
  return 'florist' in context ? orderedBoard(context) : orderedCard(context);
}

function orderedCard(context: GreetingContext): OrderedItem {
  const { person, preview, packages, packageId } = context;
  const content = cardContent(context);
  return {
    kind: GREETING,
    personName: person.name,
    sender: content.sender,
    words: cardTexts(content),
    name: null,
    detail: packages.find(({ id }) => id === packageId)?.name ?? null,
    florist: null,
    place: getPlace(person),
    departureAt: person.burialTime,
    pictureUrl: preview?.url ?? null,
    board: null,
  };
}

function orderedBoard(context: FlowerContext): OrderedItem {
  const { person, sender, message, subMessage, logo, product, florist } = context;
  const words = { message: flowerMessageText(message), subMessage, sender };
  return {
    kind: FLOWERS,
    personName: person.name,
    sender,
    words: boardTexts(words.message, subMessage),
    name: product?.name ?? null,
    detail: product?.size ?? null,
    florist: florist?.name ?? null,
    place: getPlace(person),
    departureAt: person.burialTime,
    pictureUrl: product?.photoUrl ?? null,
    board: product?.board
      ? { design: product.board, words: { ...words, logoUrl: logo?.path ?? null } }
      : null,
  };
}
