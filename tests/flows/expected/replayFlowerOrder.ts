import type { Florist, FloristProduct } from '../../../src/domain/florist.ts';
import {
  FLOWER_MESSAGES,
  CUSTOM_FLOWER_MESSAGE,
  type FlowerMessage,
} from '../../../src/domain/flowerMessage.ts';
import type { Logo } from '../../../src/domain/greeting.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import type { FlowerEvent, FlowerInput } from '../../../src/machines/flowerOrderTypes.ts';
import type { PlacementOutput } from '../../../src/machines/placementTypes.ts';
import type { TestStep } from '@dukacita/flows/suite';
import { eventOf, outputIn, type History } from '../support/history.ts';

/** The choices and texts of a flower order, derived only from the steps of a path. */
export interface FlowerEntries {
  readonly florists: readonly Florist[];
  readonly florist: Florist | null;
  readonly products: readonly FloristProduct[];
  readonly product: FloristProduct | null;
  readonly message: FlowerMessage;
  readonly subMessage: string;
  readonly sender: string;
  readonly logo: Logo | null;
}

/** Replays a path of the flower order. A reload does not change the result. */
export function replayFlowerOrder({ input, steps }: History<FlowerInput>): FlowerEntries {
  return steps.reduce((known, { step }) => ({ ...known, ...changesOf(known, step) }), begin(input));
}

/** Returns the main message that is printed on the board. */
export function boardMessage({ message: { choice, text } }: FlowerEntries): string {
  return choice === CUSTOM_FLOWER_MESSAGE ? text : choice;
}

function begin({ buyer, draft, person }: FlowerInput): FlowerEntries {
  return {
    florists: [],
    florist: draft?.florist ?? null,
    products: [],
    product: draft?.product ?? null,
    message: draft?.message ?? { choice: FLOWER_MESSAGES[0], text: '' },
    subMessage: draft?.subMessage ?? `Atas berpulangnya ${person.name}`,
    sender: draft?.sender ?? buyer.name ?? '',
    logo: draft?.logo ?? null,
  };
}

function changesOf(known: FlowerEntries, step: TestStep): Partial<FlowerEntries> {
  const event = <Type extends FlowerEvent['type']>(type: Type) =>
    eventOf<FlowerEvent, Type>(step, type);
  const sender = event('sender.change')?.name ?? '';
  switch (step.event?.type) {
    case 'florist.choose': {
      const chosen = known.florists.find(({ id }) => id === event('florist.choose')?.floristId);
      if (chosen === undefined) return {};
      return chosen.id === known.florist?.id
        ? { florist: chosen }
        : { florist: chosen, product: null, products: [] };
    }
    case 'product.choose': {
      const chosen = known.products.find(({ id }) => id === event('product.choose')?.productId);
      return chosen === undefined ? {} : { product: chosen };
    }
    case 'message.choose':
      return {
        message: {
          ...known.message,
          choice: event('message.choose')?.choice ?? known.message.choice,
        },
      };
    case 'message.write':
      return { message: { ...known.message, text: event('message.write')?.text ?? '' } };
    case 'subMessage.write':
      return { subMessage: event('subMessage.write')?.text ?? '' };
    case 'sender.change':
      return sender.trim() === '' ? {} : { sender: normalizeSenderName(sender) };
    case 'logo.choose':
    case 'logo.remove':
      return { logo: null };
    default:
  }
  const florists = outputIn<readonly Florist[]>(step, 'loadFlorists');
  const products = outputIn<readonly FloristProduct[]>(step, 'loadProducts');
  const logo = outputIn<Logo>(step, 'uploadLogo');
  const outcome = outputIn<PlacementOutput>(step, 'placement');
  return {
    ...(florists && { florists }),
    ...(products && { products }),
    ...(logo && { logo }),
    // When the server rejects the order because of its logo, the logo is removed.
    ...(outcome?.type === 'rejected' && outcome.code === 'logoInvalid' && { logo: null }),
  };
}
