import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';
import {
  typesetText,
  toPrintedParagraphs,
  type TypesetLine,
  type Typeface,
} from './typesetText.ts';

/** A typeface whose letters, up to U+024F, are all half an em wide. */
const typeface: Typeface = {
  measure: { ascent: 1, descent: 0.25 },
  width: (text) => [...text].length / 2,
  has: (codePoint) => codePoint < 0x250 || codePoint === 0x2018 || codePoint === 0x2019,
};

const spec: CardText = {
  field: 'personName',
  box: { x: 100, y: 200, width: 400, height: 200 },
  fontFamily: 'Lora',
  fontWeight: 600,
  fontStyle: 'normal',
  size: 40,
  minSize: 20,
  lineHeight: 1.25,
  maxLines: 3,
  align: 'center',
  valign: 'middle',
  color: '#000000',
  letterSpacing: 0,
  transform: 'none',
};

function catchError(text: string, overrides: Partial<CardText> = {}): CardTextError {
  try {
    typesetText({ ...spec, ...overrides }, text, typeface);
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  throw new Error('typesetText did not throw.');
}

/** Returns the lines of a text; none if it was rejected. */
function linesOf(text: string): readonly TypesetLine[] {
  try {
    return typesetText(spec, text, typeface).lines;
  } catch (error) {
    if (error instanceof CardTextError) return [];
    throw error;
  }
}

describe('typesetText', () => {
  it('centres a short line in its box, on the same baseline as a browser', () => {
    expect(typesetText(spec, 'Ani Ayu', typeface)).toEqual({
      size: 40,
      lines: [{ text: 'Ani Ayu', x: 230, y: 315, width: 140 }],
    });
  });

  it('aligns text horizontally and vertically', () => {
    const [line] = typesetText(
      { ...spec, align: 'right', valign: 'bottom' },
      'Ani',
      typeface,
    ).lines;
    expect(line).toEqual({ text: 'Ani', x: 440, y: 390, width: 60 });
    const [other] = typesetText({ ...spec, align: 'left', valign: 'top' }, 'Ani', typeface).lines;
    expect(other).toEqual({ text: 'Ani', x: 100, y: 240, width: 60 });
  });

  it('keeps line breaks of the input', () => {
    expect(
      typesetText(spec, 'Budi\r\nAni dan Ayu\n', typeface).lines.map(({ text }) => text),
    ).toEqual(['Budi', 'Ani dan Ayu']);
  });

  it('prefers a slightly smaller font size to another line', () => {
    const set = typesetText(spec, 'Ibu Maria Kusuma Dewi', typeface);
    expect(set.lines.map(({ text }) => text)).toEqual(['Ibu Maria Kusuma Dewi']);
    expect(set.size).toBe(38);
  });

  it('wraps a text that is much longer than the line', () => {
    const set = typesetText(spec, 'Ibu Maria Magdalena Kusumawardhani', typeface);
    expect(set.size).toBe(40);
    expect(set.lines.map(({ text }) => text)).toEqual(['Ibu Maria Magdalena', 'Kusumawardhani']);
  });

  it('shrinks a long word until it fits, but not below the minimum size', () => {
    expect(typesetText(spec, 'K'.repeat(25), typeface).size).toBe(32);
    expect(typesetText(spec, 'K'.repeat(40), typeface).size).toBe(20);
    const error = catchError('K'.repeat(41));
    expect(error).toMatchObject({ code: 'card_text_too_long', field: 'personName' });
    expect(error.message).toContain('K'.repeat(41));
  });

  it('names the first line for which there is no room', () => {
    const error = catchError('satu\ndua\ntiga\nempat');
    expect(error.code).toBe('card_text_too_long');
    expect(error.message).toContain('line 4, "empat"');
  });

  it('rejects a text that needs too many lines', () => {
    expect(catchError('kata '.repeat(60)).message).toContain('needs more than 3 lines');
    expect(catchError('a '.repeat(5000)).code).toBe('card_text_too_long');
  });

  it('adds letter spacing only between letters', () => {
    expect(typesetText({ ...spec, letterSpacing: 0.1 }, 'Ani', typeface).lines[0]?.width).toBe(68);
  });

  it.each([
    ['王', 'U+738B'],
    ['🌹', 'U+1F339'],
    ['ب', 'U+0628'],
    ['x\u0302', 'U+0302'],
    ['a\u0007b', 'U+0007'],
    ['a\u202eb', 'U+202E'],
  ])('rejects %j and names the character', (text, name) => {
    const error = catchError(text);
    expect(error).toMatchObject({ code: 'card_text_unsupported', field: 'personName' });
    expect(error.message).toContain(name);
  });

  it('keeps every text inside its box', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const lines = linesOf(text);
        const { box } = spec;
        expect(
          lines.filter(
            ({ x, width }) => x < box.x - 0.001 || x + width > box.x + box.width + 0.001,
          ),
        ).toEqual([]);
        expect(lines.filter(({ y }) => y <= box.y || y > box.y + box.height)).toEqual([]);
      }),
    );
  });
});

describe('tidy', () => {
  it('composes letters, collapses spaces and removes invisible characters', () => {
    expect(toPrintedParagraphs('  Jose\u0301 \t Rizal\u200b \u00a0 ', 'none')).toEqual([
      'José Rizal',
    ]);
  });

  it('keeps blank lines between lines and removes those around them', () => {
    expect(toPrintedParagraphs('\n\nBudi\n\nAni\n', 'none')).toEqual(['Budi', '', 'Ani']);
  });

  it('replaces the letters for hamza and ain by quotation marks', () => {
    expect(toPrintedParagraphs('Ma\u02bfruf raji\u02beun', 'none')).toEqual([
      'Ma\u2018ruf raji\u2019un',
    ]);
  });

  it('converts to upper case in the Indonesian locale', () => {
    expect(toPrintedParagraphs('turut berdukacita', 'uppercase')).toEqual(['TURUT BERDUKACITA']);
  });
});
