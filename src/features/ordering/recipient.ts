import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { OrderKind } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';

/** The recipient of an order, as its pages show it. */
export interface Recipient {
  readonly kind: OrderKind;
  readonly name: string;
  /** Where flowers are delivered: the house and the room; null when neither is known. */
  readonly place: string | null;
}

/** Returns the recipient of a greeting, which needs no place. */
export function greetingRecipient({ name }: Person): Recipient {
  return { kind: GREETING, name, place: null };
}

/** Returns the recipient of flowers. */
export function flowerRecipient({ name, room, funeralHouse }: Person): Recipient {
  const parts = [funeralHouse.name, room].filter((part) => part !== null && part !== '');
  return { kind: FLOWERS, name, place: parts.length === 0 ? null : parts.join(', ') };
}
