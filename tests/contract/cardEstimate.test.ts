import { layOutText } from '@dukacita/shared/layOutText';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadArtwork } from '../../server/src/drawing/artwork/loadArtwork.ts';
import { CardTextError } from '../../server/src/drawing/cards/cardTextError.ts';
import { typesetText } from '../../server/src/drawing/cards/typesetText.ts';

const { cards } = await loadArtwork();

/** Measures letters with uneven widths, so that two ways to break a line rarely come out equal. */
const width = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + 0.3 + (((letter.codePointAt(0) ?? 0) * 37) % 101) / 250,
    0,
  );
const metrics = { ascent: 1.006, descent: 0.272 };

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
const text = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

describe('the card estimated on the device', () => {
  it.each(cards.map(({ id, layout }) => [id, layout.texts] as const))(
    'has the lines, sizes and positions of the printed card %i',
    (_, texts) => {
      fc.assert(
        fc.property(fc.constantFrom(...texts), text, (spec, input) => {
          expect(layOutText(spec, input, { ...metrics, width }) ?? 'too long').toEqual(
            setPrintedText(spec, input),
          );
        }),
        { numRuns: 40 },
      );
    },
  );
});

function setPrintedText(spec: Parameters<typeof typesetText>[0], text: string) {
  try {
    return typesetText(spec, text, { ...metrics, width });
  } catch (thrown) {
    if (thrown instanceof CardTextError && thrown.code === 'card_text_too_long') return 'too long';
    throw thrown;
  }
}
