import { expect, it } from 'vitest';
import { onOneLine, requiredText } from './requiredText.ts';

it('returns a text as it is printed', () => {
  expect(requiredText('  Keluarga\u200b Andre\u0301 \r\n Bandung\t', 'fromName')).toBe(
    'Keluarga André\nBandung',
  );
});

it.each([' \n ', '\u200b', '\u2060\u3164'])('R701 rejects the blank text %j', (text) => {
  expect(() => requiredText(text, 'fromName')).toThrow(
    expect.objectContaining({ code: 'validation_failed', status: 422, field: 'fromName' }),
  );
});

it('joins the lines of a name', () => {
  expect(onOneLine('Keluarga Sari\n  Bandung ')).toBe('Keluarga Sari Bandung');
});
