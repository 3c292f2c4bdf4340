import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardText } from '../../../domain/greeting.ts';
import { breakEvenly, fewestLines, type Word } from './breakEvenly.ts';
import { printedLines, layOutCardText, type Typeface } from './layOutCardText.ts';

/** A typeface in which every letter is half an em wide. */
const face: Typeface = { ascent: 0.8, descent: 0.2, width: (text) => text.length / 2 };

const spec: CardText = {
  field: 'message',
  box: { x: 100, y: 200, width: 400, height: 120 },
  fontFamily: 'Lora',
  fontWeight: 500,
  fontStyle: 'normal',
  size: 40,
  minSize: 20,
  lineHeight: 1,
  maxLines: 3,
  align: 'center',
  valign: 'middle',
  color: '#000000',
  letterSpacing: 0,
  transform: 'none',
};

const textOf = (changes: Partial<CardText>, words: string) =>
  layOutCardText({ ...spec, ...changes }, words, face);
const countLines = (changes: Partial<CardText>, words: string) =>
  textOf(changes, words).lines.map(({ text }) => text);

describe('the size', () => {
  test('equals the size in the layout while the text fits', () => {
    expect(textOf({}, 'Turut Berdukacita')).toMatchObject({ size: 40, overflows: false });
  });

  test('shrinks until the text fits', () => {
    // At 0.5 em per letter, 400 px hold 20 letters of 40 px, or 24 letters of 33 px.
    expect(textOf({ maxLines: 1 }, 'a'.repeat(24)).size).toBe(33);
  });

  test('shrinks by up to a fifth to save a line', () => {
    expect(textOf({}, 'Turut Berdukacita semua')).toMatchObject({
      size: 34,
      lines: [{ text: 'Turut Berdukacita semua' }],
    });
    expect(textOf({}, 'Turut Berdukacita semuanya ya')).toMatchObject({
      size: 40,
      lines: [{}, {}],
    });
  });

  test('does not shrink below the minimum, and reports an overflow', () => {
    expect(textOf({ maxLines: 1 }, 'a'.repeat(41))).toMatchObject({ size: 20, overflows: true });
    expect(textOf({ maxLines: 1 }, 'a'.repeat(40))).toMatchObject({ size: 20, overflows: false });
    expect(textOf({ maxLines: 2 }, 'a\nb\nc').overflows).toBe(true);
  });

  test('takes the line height into account', () => {
    expect(textOf({ lineHeight: 2, maxLines: 9 }, 'satu\ndua').size).toBe(30);
  });
});

describe('the lines', () => {
  test('keep typed line breaks, and wrap long lines evenly', () => {
    expect(countLines({}, 'Keluarga\nWijaya')).toEqual(['Keluarga', 'Wijaya']);
    expect(countLines({ minSize: 40 }, 'satu dua tiga empat lima enam')).toEqual([
      'satu dua tiga',
      'empat lima enam',
    ]);
  });

  test('do not break between a name and its title or degree', () => {
    expect(countLines({ minSize: 40 }, 'Keluarga Besar Bapak Hendrawan')).toEqual([
      'Keluarga Besar',
      'Bapak Hendrawan',
    ]);
    expect(countLines({ minSize: 40 }, 'Yohanes Budi Hartono, S.H.')).toEqual([
      'Yohanes Budi',
      'Hartono, S.H.',
    ]);
  });

  test('have single spaces, no blank lines around them, and capitals for an uppercase text', () => {
    expect(printedLines(' \n  a\u200b  b\t\r\nc \n ', 'uppercase')).toEqual(['A B', 'C']);
    expect(printedLines('  ')).toEqual([]);
  });

  test.each([
    ['left', 100],
    ['center', 260],
    ['right', 420],
  ] as const)('are aligned %s', (align, x) => {
    expect(textOf({ align }, 'abcd').lines[0]?.x).toBe(x);
  });

  test.each([
    ['top', 232],
    ['middle', 272],
    ['bottom', 312],
  ] as const)('are aligned vertically at the %s', (valign, y) => {
    expect(textOf({ valign }, 'abcd').lines[0]?.y).toBeCloseTo(y);
  });

  test('include the spacing between letters, but not after the last one', () => {
    expect(textOf({ letterSpacing: 0.5, align: 'right' }, 'abc').lines[0]?.x).toBe(
      500 - (1.5 + 1) * 40,
    );
  });
});

test('breakEvenly keeps all words in order, in the requested number of lines that are not too long', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 9, max: 40 }),
      (texts, measure) => {
        const words = texts.map((text): Word => ({ text, width: text.length }));
        const count = fewestLines(words, 1, measure);
        const lines = breakEvenly(words, 1, measure, count);
        expect(lines).toHaveLength(count);
        expect(lines.join(' ')).toBe(texts.join(' '));
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(measure);
      },
    ),
  );
});

test('fewestLines returns Infinity for a word that is wider than the measure', () => {
  expect(fewestLines([{ text: 'panjang', width: 7 }], 1, 6)).toBe(Infinity);
});
