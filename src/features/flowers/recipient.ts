import type { Person } from '../../domain/person.ts';

/** The person and the place to which flowers are delivered. */
export interface Recipient {
  readonly name: string;
  readonly house: string | null;
  readonly room: string | null;
}

export function toRecipient({ name, room, funeralHouse }: Person): Recipient {
  return { name, house: funeralHouse.name, room };
}

/** Returns house and room on one line, or null when neither is known. */
export function placeOf({ house, room }: Recipient): string | null {
  const parts = [house, room].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
