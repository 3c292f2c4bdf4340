import { expect, test } from 'vitest';
import { categoryOfGroup, noteMessage, parseNote, type Note } from './greeting.ts';

const notes: readonly Note[] = [
  { choice: 'none', text: '' },
  { choice: 'father', text: 'Budi dan Ani' },
  { choice: 'mother', text: 'Budi' },
  { choice: 'own', text: 'Selamat jalan, sahabat.' },
  { choice: 'own', text: 'Turut Berdukacita, Bapak dan Ibu Wijaya.' },
];

test.each(notes)('parseNote returns the $choice note of its message', (note) => {
  expect(parseNote(noteMessage(note))).toEqual(note);
});

test('categoryOfGroup returns the category whose templates are in a group', () => {
  expect(categoryOfGroup('E').label).toBe('Religi');
});
