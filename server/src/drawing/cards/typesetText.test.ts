import type { LineLayout, Typeface } from '@dukacita/shared/layOutText';
import { findUnprintable, getChinese, print } from '@dukacita/shared/text';
import fc from 'fast-check';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';
import { fontFiles } from './fonts.ts';
import { typesetText } from './typesetText.ts';

/** A typeface whose letters are all half an em wide. */
const typeface: Typeface = {
  ascent: 1,
  descent: 0.25,
  width: (text) => [...text].length / 2,
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

/** Returns the code points of which a font file has glyphs. */
function charactersOf(file: string): number[] {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} is a collection.`);
  return font.characterSet;
}

/** Returns the lines of a text; none if it was rejected. */
function linesOf(text: string): readonly LineLayout[] {
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

  it.each([
    ['🌹', '🌹'],
    ['Ani ب', 'ب'],
    ['x\u0302', 'x\u0302'],
    ['a\ue000b', 'U+E000'],
  ])('rejects %j and names the character', (text, name) => {
    const error = catchError(text);
    expect(error).toMatchObject({ code: 'card_text_unsupported', field: 'personName' });
    expect(error.message).toContain(`"${name}"`);
  });

  it.each(['Lora', 'Plus Jakarta Sans'] as const)(
    'R165 R704 prints only characters of which %s or a typeface of another script has a glyph',
    (family) => {
      const glyphs = new Set<number>(fontFiles(family).flatMap(charactersOf));
      const codePoints = Array.from({ length: 0x10000 - 0x21 }, (_, index) => index + 0x21);
      const missing = codePoints
        .map((codePoint) => String.fromCodePoint(codePoint))
        .filter(
          (character) =>
            print(character) === character &&
            findUnprintable(character) === null &&
            !glyphs.has(character.codePointAt(0) ?? 0),
        );
      expect(missing).toEqual([]);
    },
  );

  it('R165 prints every Latin character that both typefaces have', () => {
    const [one = new Set<number>(), other = new Set<number>()] = (
      ['Lora', 'Plus Jakarta Sans'] as const
    ).map((family) => new Set<number>(fontFiles(family).slice(0, 3).flatMap(charactersOf)));
    const refused = [...one].filter((codePoint) => {
      const character = String.fromCodePoint(codePoint);
      return (
        other.has(codePoint) &&
        !/[\p{M}\p{C}]/u.test(character) &&
        print(character) === character &&
        findUnprintable(character) !== null
      );
    });
    expect(refused).toEqual([]);
  });

  it('R704 prints 8,857 Chinese characters and signs', () => {
    expect(getChinese().size).toBe(8857);
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
