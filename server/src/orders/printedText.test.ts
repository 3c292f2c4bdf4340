import { expect, it } from 'vitest';
import { onOneLine, printedText, requiredText } from './printedText.ts';

it.each([
  ['  Keluarga Sari \r\n Bandung\t', 'Keluarga Sari \n Bandung'],
  ['Andre\u0301', 'André'],
  ['half \ud83d a pair', 'half \ufffd a pair'],
  ['🕊', '🕊'],
])('keeps %j as %j', (words, printed) => {
  expect(printedText(words)).toBe(printed);
});

it('refuses words that are blank', () => {
  expect(() => requiredText(' \n ', 'fromName')).toThrow(
    expect.objectContaining({ code: 'validation_failed', status: 422, field: 'fromName' }),
  );
});

it('puts lines of a name beside each other', () => {
  expect(onOneLine('Keluarga Sari\n  Bandung ')).toBe('Keluarga Sari Bandung');
});
