import { FLOWERS, GREETING } from '../../../domain/order.ts';
import type { OrderKind } from '../../../domain/order.ts';
import type { Person } from '../../../domain/person.ts';

/** The recipient of an order, as its pages show it. */
export interface Recipient {
  readonly kind: OrderKind;
  readonly personId: number;
  readonly name: string;
  /** Where flowers are delivered: the house and the room; null when neither is known. */
  readonly place: string | null;
  /** Whether the departure is over, so that a card is for the family only. */
  readonly isForFamily?: boolean | undefined;
}

/** Returns the recipient of a greeting, which needs no place. */
export function greetingRecipient({ id, name }: Person, isForFamily = false): Recipient {
  return { kind: GREETING, personId: id, name, place: null, isForFamily };
}

export function flowerRecipient(person: Person): Recipient {
  return { kind: FLOWERS, personId: person.id, name: person.name, place: getPlace(person) };
}

/** Returns the funeral house and the room of a person; null when neither is known. */
export function getPlace({ room, funeralHouse }: Person): string | null {
  const parts = [funeralHouse.name, room].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
