import { describe, expect, test } from 'vitest';
import { layOutText, layOutTooLongText, type TextLayout, type Typeface } from './layOutText.ts';
import type { TextArea } from './textArea.ts';

/** A typeface in which every letter is half an em wide. */
const face: Typeface = { ascent: 0.8, descent: 0.2, width: (text) => text.length / 2 };

const area: TextArea = {
  field: 'message',
  box: { x: 100, y: 200, width: 400, height: 120 },
  size: 40,
  minSize: 20,
  lineHeight: 1,
  maxLines: 3,
  align: 'center',
  valign: 'middle',
  letterSpacing: 0,
  transform: 'none',
};

/** Returns the layout of a text that fits. */
function textOf(changes: Partial<TextArea>, text: string): TextLayout {
  const layout = layOutText({ ...area, ...changes }, text, face);
  if (layout === null) throw new Error(`"${text}" does not fit.`);
  return layout;
}

const linesOf = (changes: Partial<TextArea>, text: string) =>
  textOf(changes, text).lines.map((line) => line.text);

describe('the size', () => {
  test('equals the size in the layout while the text fits', () => {
    expect(textOf({}, 'Turut Berdukacita')).toMatchObject({ size: 40 });
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

  test('does not shrink below the minimum', () => {
    expect(textOf({ maxLines: 1 }, 'a'.repeat(40)).size).toBe(20);
    expect(layOutText({ ...area, maxLines: 1 }, 'a'.repeat(41), face)).toBeNull();
    expect(layOutText({ ...area, maxLines: 2 }, 'a\nb\nc', face)).toBeNull();
    expect(layOutText(area, 'a '.repeat(5000), face)).toBeNull();
  });

  test('takes the line height into account', () => {
    expect(textOf({ lineHeight: 2, maxLines: 9 }, 'satu\ndua').size).toBe(30);
  });
});

describe('the lines', () => {
  test('keep typed line breaks, and wrap long lines evenly', () => {
    expect(linesOf({}, 'Keluarga\nWijaya')).toEqual(['Keluarga', 'Wijaya']);
    expect(linesOf({ minSize: 40 }, 'satu dua tiga empat lima enam')).toEqual([
      'satu dua tiga',
      'empat lima enam',
    ]);
  });

  test('do not break between a name and its title or degree', () => {
    expect(linesOf({ minSize: 40 }, 'Keluarga Besar Bapak Hendrawan')).toEqual([
      'Keluarga Besar',
      'Bapak Hendrawan',
    ]);
    expect(linesOf({ minSize: 40 }, 'Yohanes Budi Hartono, S.H.')).toEqual([
      'Yohanes Budi',
      'Hartono, S.H.',
    ]);
  });

  test('are those of the printed paragraphs', () => {
    expect(linesOf({ transform: 'uppercase' }, ' \n  a\u200b  b\t\r\nc \n ')).toEqual(['A B', 'C']);
    expect(linesOf({ transform: 'uppercase' }, 'turut berdukacita')).toEqual(['TURUT BERDUKACITA']);
    expect(textOf({}, '  ')).toEqual({ size: 40, lines: [] });
  });

  test('R704 break between any two Chinese characters, but not before a closing sign', () => {
    const narrow = { minSize: 40, box: { ...area.box, width: 80 } };
    expect(linesOf(narrow, '一二三四、五六七八九十')).toEqual(['一二三', '四、五六', '七八九十']);
  });

  test('R704 have no space between Arabic letters', () => {
    const [arabic, latin] = textOf({ letterSpacing: 0.5 }, 'محمد\nabcd').lines;
    expect([arabic?.width, latin?.width]).toEqual([2 * 40, (2 + 1.5) * 40]);
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
    const [line] = textOf({ letterSpacing: 0.5, align: 'right' }, 'abc').lines;
    expect(line).toMatchObject({ x: 500 - (1.5 + 1) * 40, width: (1.5 + 1) * 40 });
  });
});

describe('a text that is too long', () => {
  const tooLong = (changes: Partial<TextArea>, text: string) =>
    layOutTooLongText({ ...area, ...changes }, text, face);

  test('has the minimum size and as many lines as it needs', () => {
    const { size, lines } = tooLong({ maxLines: 2 }, 'a\nb\nc');
    expect(size).toBe(20);
    expect(lines.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  test('has each word on its own line when one is wider than the box', () => {
    const wide = 'a'.repeat(41);
    expect(tooLong({}, `${wide} b c`).lines.map(({ text }) => text)).toEqual([wide, 'b', 'c']);
  });
});
