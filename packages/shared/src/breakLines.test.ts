import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Word } from './breakLines.ts';

/** Breaks a text whose letters and spaces are all one unit wide. */
function breakText(text: string, maxWidth: number, maxLines = 10): string[] | undefined {
  return breakLines(
    text.split(' ').map((word) => ({ text: word, width: word.length, separator: ' ', gap: 1 })),
    maxWidth,
    maxLines,
  );
}

describe('breakLines', () => {
  it('does not break a text that fits on one line', () => {
    expect(breakText('Turut berdukacita', 17)).toEqual(['Turut berdukacita']);
    expect(breakText('Turut berdukacita', 16)).toEqual(['Turut', 'berdukacita']);
  });

  it('balances the lengths of the lines instead of leaving a single word', () => {
    expect(breakText('aaaa bbbb cccc dddd eeee ff', 24)).toEqual([
      'aaaa bbbb cccc',
      'dddd eeee ff',
    ]);
  });

  it('uses the smallest number of lines', () => {
    expect(breakText('satu dua tiga empat lima enam', 12)).toHaveLength(3);
  });

  it('keeps a title with the name after it', () => {
    expect(breakText('Keluarga Besar Bapak Sutrisno Hadi', 22)).toEqual([
      'Keluarga Besar',
      'Bapak Sutrisno Hadi',
    ]);
    expect(breakText('Kel. Adi Ibu Kusumawati', 14)).toEqual(['Kel. Adi', 'Ibu Kusumawati']);
  });

  it('keeps a degree with the name before it', () => {
    expect(breakText('Prof. Budi Rahman, S.H., M.Kn.', 22)).toEqual([
      'Prof. Budi',
      'Rahman, S.H., M.Kn.',
    ]);
  });

  it('returns undefined when the text needs too many lines', () => {
    expect(breakText('satu dua tiga', 5, 2)).toBeUndefined();
    expect(breakText('satu dua tiga', 5, 3)).toEqual(['satu', 'dua', 'tiga']);
  });

  it('returns undefined when a word is wider than the line', () => {
    expect(breakText('Kusumawardhanaputra', 10)).toBeUndefined();
  });

  it('keeps all words in order, in lines that are not too long', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 9, max: 40 }),
        (texts, maxWidth) => {
          const words = texts.map((text): Word => ({
            text,
            width: text.length,
            separator: ' ',
            gap: 1,
          }));
          const lines = breakLines(words, maxWidth, Infinity) ?? [];
          expect(lines.join(' ')).toBe(texts.join(' '));
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(maxWidth);
        },
      ),
    );
  });
});
