import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardTextError } from '../../server/src/cards/cardTextError.ts';
import { cardTemplates } from '../../server/src/cards/cardTemplates.ts';
import { setText } from '../../server/src/cards/setText.ts';
import { setCardText } from '../../src/features/greeting/card/setCardText.ts';

/** Letters of uneven widths, so that hardly two ways of breaking are equally even. */
const width = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + 0.3 + (((letter.codePointAt(0) ?? 0) * 37) % 101) / 250,
    0,
  );
const measure = { ascent: 1.006, descent: 0.272 };

const name = fc.constantFrom(
  'Bapak',
  'Ibu',
  'Dr.',
  'Hendra',
  'Wijaya,',
  'S.H.',
  'Kusumawardani',
  'dan',
  'Keluarga',
  'R',
  'PT',
  'Besar.',
);
const line = fc.array(name, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
const words = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

describe('a card estimated on the device', () => {
  it.each(cardTemplates.map(({ id, layout }) => [id, layout.texts] as const))(
    'has the lines, sizes and places of the card %i that is printed',
    (_, texts) => {
      fc.assert(
        fc.property(fc.constantFrom(...texts), words, (spec, written) => {
          const { size, lines, overflows } = setCardText(spec, written, { ...measure, width });
          expect(overflows ? 'too long' : { size, lines: lines.map(rounded) }).toEqual(
            printed(spec, written),
          );
        }),
        { numRuns: 40, seed: 20_261_121 },
      );
    },
  );
});

function printed(spec: Parameters<typeof setText>[0], written: string) {
  try {
    const { size, lines } = setText(spec, written, { measure, width, has: () => true });
    return { size, lines: lines.map(rounded) };
  } catch (thrown) {
    if (thrown instanceof CardTextError && thrown.code === 'card_text_too_long') return 'too long';
    throw thrown;
  }
}

/** To a thousandth of a px. */
function rounded({ text, x, y }: { text: string; x: number; y: number }) {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { text, x: round(x), y: round(y) };
}
