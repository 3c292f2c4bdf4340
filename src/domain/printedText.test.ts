import { expect, test } from 'vitest';
import { getTextError, wordsBeforeName } from './printedText.ts';

test.each([
  ['Turut berdukacita', null],
  ['Turut berdukacita 🌹', 'cardTextUnsupported'],
  ['a'.repeat(20), null],
  [`${'a'.repeat(20)}\u200b `, null],
  ['a'.repeat(21), 'cardTextTooLong'],
])('R707 getTextError(%j, 20) is %s', (text, error) => {
  expect(getTextError(text, 20)).toBe(error);
});

test.each([
  ['Maria 🌹 Wijaya', 'Mengenang Maria Wijaya'],
  ['王美玲', 'Mengenang 王美玲'],
  ['محمد', 'Mengenang\nمحمد'],
  ['🌹', ''],
])('R703 wordsBeforeName puts %s where it can be printed', (name, words) => {
  expect(wordsBeforeName('Mengenang', name)).toBe(words);
});
