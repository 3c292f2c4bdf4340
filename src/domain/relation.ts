import type { Note } from './greeting.ts';
import type { Person } from './person.ts';

/** What a listing tells about the relation of a person. */
export type Listing = Pick<Person, 'name' | 'families'>;

/**
 * Returns whether the note calls a woman "Ayahanda" or a man "Ibunda", as far as the listing tells.
 */
export function isRelationDoubtful({ choice }: Pick<Note, 'choice'>, person: Listing): boolean {
  const gender = genderOf(person);
  return (choice === 'father' && gender === 'woman') || (choice === 'mother' && gender === 'man');
}

/**
 * Returns the gender that the listing implies: a husband or "binti" that of a woman, a wife or "bin"
 * that of a man. Null when it implies none, or both.
 */
function genderOf({ name, families }: Listing): 'woman' | 'man' | null {
  const relatives = families.map(({ relationship }) => relationship).join(' ');
  const isWoman =
    /\bsuami\b/i.test(relatives) || /\b(?:binti|bt|ibu|almarhumah|hj|ny)\b/i.test(name);
  const isMan =
    /\b(?:istri|isteri)\b/i.test(relatives) || /\b(?:bin|bapak|almarhum|tn)\b/i.test(name);
  if (isWoman === isMan) return null;
  return isWoman ? 'woman' : 'man';
}
