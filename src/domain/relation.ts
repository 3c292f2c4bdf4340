import type { NoteChoice } from './greeting.ts';
import type { Person } from './person.ts';

/**
 * Returns the note that a listing contradicts: "Ayahanda" for a woman, whom a husband or "binti"
 * implies, and "Ibunda" for a man, whom a wife or "bin" implies. Null when it implies neither, or both.
 */
export function contradictedNote({
  name,
  families,
}: Pick<Person, 'name' | 'families'>): NoteChoice | null {
  const relatives = families.map(({ relationship }) => relationship).join(' ');
  const isWoman =
    /\bsuami\b/i.test(relatives) || /\b(?:binti|bt|ibu|almarhumah|hj|ny)\b/i.test(name);
  const isMan =
    /\b(?:istri|isteri)\b/i.test(relatives) || /\b(?:bin|bapak|almarhum|tn)\b/i.test(name);
  if (isWoman === isMan) return null;
  return isWoman ? 'father' : 'mother';
}
