import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';
import { setText, tidy, type SetLine, type Typeface } from './setText.ts';

/** Every letter half an em wide; letters up to U+024F. */
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

function refusal(words: string, changed: Partial<CardText> = {}): CardTextError {
  try {
    setText({ ...spec, ...changed }, words, typeface);
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  throw new Error('The text was set.');
}

/** The lines that were set; none when the text was refused. */
function linesOf(words: string): readonly SetLine[] {
  try {
    return setText(spec, words, typeface).lines;
  } catch (error) {
    if (error instanceof CardTextError) return [];
    throw error;
  }
}

describe('setting a text', () => {
  it('puts a short line in the middle of its box, on the baseline a browser would use', () => {
    expect(setText(spec, 'Ani Ayu', typeface)).toEqual({
      size: 40,
      lines: [{ text: 'Ani Ayu', x: 230, y: 315, width: 140 }],
    });
  });

  it('obeys alignment in both directions', () => {
    const [line] = setText({ ...spec, align: 'right', valign: 'bottom' }, 'Ani', typeface).lines;
    expect(line).toEqual({ text: 'Ani', x: 440, y: 390, width: 60 });
    const [other] = setText({ ...spec, align: 'left', valign: 'top' }, 'Ani', typeface).lines;
    expect(other).toEqual({ text: 'Ani', x: 100, y: 240, width: 60 });
  });

  it('keeps the breaks the person made', () => {
    expect(setText(spec, 'Budi\r\nAni dan Ayu\n', typeface).lines.map(({ text }) => text)).toEqual([
      'Budi',
      'Ani dan Ayu',
    ]);
  });

  it('takes a slightly smaller size rather than one more line', () => {
    const set = setText(spec, 'Ibu Maria Kusuma Dewi', typeface);
    expect(set.lines.map(({ text }) => text)).toEqual(['Ibu Maria Kusuma Dewi']);
    expect(set.size).toBe(38);
  });

  it('wraps when the text is much longer than the line', () => {
    const set = setText(spec, 'Ibu Maria Magdalena Kusumawardhani', typeface);
    expect(set.size).toBe(40);
    expect(set.lines.map(({ text }) => text)).toEqual(['Ibu Maria Magdalena', 'Kusumawardhani']);
  });

  it('shrinks a long word until it fits, and not below the least size', () => {
    expect(setText(spec, 'K'.repeat(25), typeface).size).toBe(32);
    expect(setText(spec, 'K'.repeat(40), typeface).size).toBe(20);
    const error = refusal('K'.repeat(41));
    expect(error).toMatchObject({ code: 'card_text_too_long', field: 'personName' });
    expect(error.message).toContain('K'.repeat(41));
  });

  it('names the line that is one too many', () => {
    const error = refusal('satu\ndua\ntiga\nempat');
    expect(error.code).toBe('card_text_too_long');
    expect(error.message).toContain('line 4, "empat"');
  });

  it('refuses a text that would need too many lines', () => {
    expect(refusal('kata '.repeat(60)).message).toContain('needs more than 3 lines');
    expect(refusal('a '.repeat(5000)).code).toBe('card_text_too_long');
  });

  it('counts letter spacing between letters only', () => {
    expect(setText({ ...spec, letterSpacing: 0.1 }, 'Ani', typeface).lines[0]?.width).toBe(68);
  });

  it.each([
    ['王', 'U+738B'],
    ['🌹', 'U+1F339'],
    ['ب', 'U+0628'],
    ['x\u0302', 'U+0302'],
    ['a\u0007b', 'U+0007'],
    ['a\u202eb', 'U+202E'],
  ])('refuses %j and says which character it is', (words, name) => {
    const error = refusal(words);
    expect(error).toMatchObject({ code: 'card_text_unsupported', field: 'personName' });
    expect(error.message).toContain(name);
  });

  it('never leaves the box, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (words) => {
        const lines = linesOf(words);
        const { box } = spec;
        expect(
          lines.filter(
            ({ x, width }) => x < box.x - 0.001 || x + width > box.x + box.width + 0.001,
          ),
        ).toEqual([]);
        expect(lines.filter(({ y }) => y <= box.y || y > box.y + box.height)).toEqual([]);
      }),
      { seed: 7 },
    );
  });
});

describe('tidying words', () => {
  it('composes letters, joins spaces and drops what cannot be seen', () => {
    expect(tidy('  Jose\u0301 \t Rizal\u200b \u00a0 ', 'none')).toEqual(['José Rizal']);
  });

  it('keeps a blank line between lines and none around them', () => {
    expect(tidy('\n\nBudi\n\nAni\n', 'none')).toEqual(['Budi', '', 'Ani']);
  });

  it('prints the signs for hamza and ain as quotation marks', () => {
    expect(tidy('Ma\u02bfruf raji\u02beun', 'none')).toEqual(['Ma\u2018ruf raji\u2019un']);
  });

  it('writes capitals as Indonesian does', () => {
    expect(tidy('turut berdukacita', 'uppercase')).toEqual(['TURUT BERDUKACITA']);
  });
});
