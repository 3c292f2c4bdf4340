import type { Person } from '../../domain/person.ts';

/** To whom flowers go, as it is shown. */
export interface Recipient {
  readonly name: string;
  readonly house: string | null;
  readonly room: string | null;
}

export function recipientOf({ name, room, funeralHouse }: Person): Recipient {
  return { name, house: funeralHouse.name, room };
}

/** House and room in one line; null when neither is known. */
export function placeOf({ house, room }: Recipient): string | null {
  const parts = [house, room].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}
