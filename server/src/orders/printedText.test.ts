import { expect, it } from 'vitest';
import { onOneLine, printedText, requiredText } from './printedText.ts';

it.each([
  ['  Keluarga Sari \r\n Bandung\t', 'Keluarga Sari \n Bandung'],
  ['Andre\u0301', 'André'],
  ['half \ud83d a pair', 'half \ufffd a pair'],
  ['🕊', '🕊'],
])('normalizes %j to %j', (text, printed) => {
  expect(printedText(text)).toBe(printed);
});

it('rejects blank required texts', () => {
  expect(() => requiredText(' \n ', 'fromName')).toThrow(
    expect.objectContaining({ code: 'validation_failed', status: 422, field: 'fromName' }),
  );
});

it('joins the lines of a name', () => {
  expect(onOneLine('Keluarga Sari\n  Bandung ')).toBe('Keluarga Sari Bandung');
});
