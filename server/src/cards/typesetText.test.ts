import { findUnprintable } from '@dukacita/card-layout/findUnprintable';
import type { LineLayout } from '@dukacita/card-layout/layOutText';
import { toPrintedParagraphs } from '@dukacita/card-layout/toPrintedParagraphs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';
import { hasGlyph } from './fonts.ts';
import { typesetText, type PrintedTypeface } from './typesetText.ts';

/** A typeface whose letters, up to U+024F, are all half an em wide. */
const typeface: PrintedTypeface = {
  ascent: 1,
  descent: 0.25,
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

  it('R165 names exactly the characters that a card font lacks', () => {
    const wrong = Array.from({ length: 0x3000 - 0x21 }, (_, index) => index + 0x21).filter(
      (codePoint) => {
        const character = String.fromCodePoint(codePoint);
        if (toPrintedParagraphs(character).join('') !== character) return false;
        const isPrintable =
          !/[\p{M}\p{C}]/u.test(character) &&
          hasGlyph('Lora', codePoint) &&
          hasGlyph('Plus Jakarta Sans', codePoint);
        return isPrintable !== (findUnprintable(character) === null);
      },
    );
    expect(wrong).toEqual([]);
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
