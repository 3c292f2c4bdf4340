import { CUSTOM_FLOWER_MESSAGE, FLOWER_MESSAGES } from './flowerMessage.ts';
import type { OrderDetail } from './orderState.ts';

/** An ended order that is placed again, as the navigation state carries it. */
export interface OrderAgain {
  readonly orderId: number;
  /** The draft of a new order with the words of the ended one, without its key. */
  readonly draft: object;
}

const unplaced = { submittedAt: null, order: null, payment: null };

export function toOrderAgain({ orderId, card, board, sender }: OrderDetail): OrderAgain | null {
  if (card !== null) {
    const { note, quotes, mode, logo } = card.content;
    const words = { note, quotes, mode, logo, sender: card.content.sender };
    const chosen = {
      templateId: card.templateId,
      preview: null,
      package: null,
      method: 'transfer',
    };
    return { orderId, draft: { step: 'compose', ...words, ...chosen, ...unplaced } };
  }
  if (board === null) return null;
  const choice = FLOWER_MESSAGES.find((message) => message === board.message);
  const message =
    choice === undefined
      ? { choice: CUSTOM_FLOWER_MESSAGE, text: board.message }
      : { choice, text: '' };
  const chosen = { florist: null, product: null, logo: null };
  return {
    orderId,
    draft: {
      step: 'florists',
      message,
      subMessage: board.subMessage,
      sender,
      ...chosen,
      ...unplaced,
    },
  };
}

/** Reads an ended order from a navigation state; null if there is none. */
export function readOrderAgain(state: unknown): OrderAgain | null {
  if (typeof state !== 'object' || state === null || !('again' in state)) return null;
  const { again } = state;
  return isOrderAgain(again) ? again : null;
}

function isOrderAgain(value: unknown): value is OrderAgain {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderId' in value &&
    typeof value.orderId === 'number' &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null
  );
}
