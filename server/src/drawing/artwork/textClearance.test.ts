import type { TextByField } from '@dukacita/shared/selectTexts';
import { describe, expect, it } from 'vitest';
import { cardBackground } from '../cards/cardBackground.ts';
import type { CardLayout, Printable } from '../cards/cardLayout.ts';
import { CardTextError } from '../cards/cardTextError.ts';
import { typesetCard } from '../cards/renderCard.ts';
import { loadArtwork } from './loadArtwork.ts';

const { cards, boards } = await loadArtwork();

const longTexts: TextByField = {
  personName:
    'Prof. Dr. dr. Raden Ajeng Maria Magdalena Theresia Kusumawardhani Hadiningrat-Wijayakusuma, Sp.PD',
  message:
    'Ayahanda dari Bapak Antonius Bambang Kusumawardhana, Ibu Margaretha dan seluruh keluarga besar di Semarang',
  sender:
    'Keluarga Besar Prof. Dr. Ir. Antonius Bambang Hadiningrat\ndan seluruh karyawan PT Sumber Makmur Sejahtera Bersama',
  header: 'Mengenang Raden Ajeng Maria Magdalena Theresia Kusumawardhani',
  footer: 'Keluarga Besar Prof. Dr. Ir. Antonius Bambang Hadiningrat',
};
const shorterTexts: TextByField = {
  ...longTexts,
  personName: 'Maria Magdalena Theresia Kusumawardhani Hadiningrat',
  message: 'Ayahanda dari Bapak Antonius Bambang Kusumawardhana',
  sender: 'Keluarga Besar Antonius Hadiningrat\ndan seluruh karyawan',
  header: 'Mengenang Maria Magdalena Theresia',
  footer: 'Keluarga Besar Hadiningrat',
};

describe('the longest texts do not overlap the ornaments of card', () => {
  it.each(cards.map((template) => [`${template.id} ${template.title}`, template] as const))(
    '%s',
    async (_, template) => {
      const lines = await measureEdges(template);
      expect(lines.filter(({ share }) => share > 0.0004)).toEqual([]);
    },
  );
});

describe('R590 long words do not overlap the flowers of a board without a logo', () => {
  it.each([...boards].map(([key, { plain }]) => [key, plain] as const))('%s', async (_, plain) => {
    const lines = await measureEdges(plain);
    expect(lines.filter(({ share }) => share > 0.0004)).toEqual([]);
  });
});

describe('R512 a name of two lines keeps its distance to the texts above and below it on card', () => {
  const withNames = cards.filter(({ group }) => group !== 'quotes');
  it.each(withNames.map(({ id, title, layout }) => [`${id} ${title}`, layout] as const))(
    '%s',
    (_, layout) => {
      const areas = names
        .map((personName) => typesetCard(layout, { ...shorterTexts, personName }))
        .find((each) =>
          each.some(({ spec, typeset }) => isName(spec) && typeset.lines.length === 2),
        );
      const index = areas?.findIndex(({ spec }) => isName(spec)) ?? -1;
      const [above, name, below] = areas?.slice(index - 1, index + 2) ?? [];
      expect(topOf(name) - bottomOf(above)).toBeGreaterThanOrEqual(NAME_DISTANCE);
      expect(topOf(below) - bottomOf(name)).toBeGreaterThanOrEqual(NAME_DISTANCE);
    },
  );
});

/** Names of which each card sets one in two lines. */
const names = [
  'Maria Theresia Wijaya',
  'Maria Theresia Kusumawardhani',
  'Maria Magdalena Kusumawardhani Wijaya',
];

/** The smallest distance of a name to other texts, in px. */
const NAME_DISTANCE = 16;

type SetArea = ReturnType<typeof typesetCard>[number];

const isName = ({ field }: SetArea['spec']) => field === 'personName';

/** Returns the height of the capitals of the first line. */
function topOf(area: SetArea | undefined): number {
  const [line] = area?.typeset.lines ?? [];
  return line === undefined || area === undefined ? NaN : line.y - 0.7 * area.typeset.size;
}

/** Returns the lower end of the last line. */
function bottomOf(area: SetArea | undefined): number {
  const line = area?.typeset.lines.at(-1);
  return line === undefined || area === undefined ? NaN : line.y + 0.22 * area.typeset.size;
}

/**
 * Returns the share of pixels behind each line that are edges of an ornament. Plain backgrounds
 * have only gradual changes.
 */
async function measureEdges(
  design: Printable,
): Promise<{ field: string; line: string; share: number }[]> {
  const pixels = await cardBackground(design);
  const { width: rowLength } = design.layout;
  return setLongestTexts(design.layout).flatMap(({ spec, typeset }) =>
    typeset.lines.map(({ text, x, y, width }) => {
      const [left, right] = [
        Math.max(0, Math.floor(x)),
        Math.min(rowLength - STEP, Math.ceil(x + width)),
      ];
      const [top, bottom] = [
        Math.floor(y - 0.78 * typeset.size),
        Math.ceil(y + 0.24 * typeset.size),
      ];
      let edges = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          if (difference(pixels, (row * rowLength + column) * 3) > EDGE_THRESHOLD) edges += 1;
        }
      }
      return { field: spec.field, line: text, share: edges / ((bottom - top) * (right - left)) };
    }),
  );
}

/** Horizontal distance of the two compared pixels, in px. */
const STEP = 6;
/** The smallest difference of two pixels that counts as an edge, of 3 × 255 levels. */
const EDGE_THRESHOLD = 48;

function difference(pixels: Uint8Array, at: number): number {
  const channel = (offset: number): number =>
    Math.abs((pixels[at + offset] ?? 0) - (pixels[at + offset + STEP * 3] ?? 0));
  return channel(0) + channel(1) + channel(2);
}

/** Typesets the long texts, or shorter ones where they do not fit. */
function setLongestTexts(layout: CardLayout): ReturnType<typeof typesetCard> {
  try {
    return typesetCard(layout, longTexts);
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    return typesetCard(layout, shorterTexts);
  }
}
