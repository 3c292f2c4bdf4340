import { describe, expect, it } from 'vitest';
import { cardGround } from './cardGround.ts';
import { CARD_SIZE, type CardLayout } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { CardTextError } from './cardTextError.ts';
import { cardTemplates } from './cardTemplates.ts';
import { setCard, type CardTexts } from './renderCard.ts';

const longWords: CardTexts = {
  personName:
    'Prof. Dr. dr. Raden Ajeng Maria Magdalena Theresia Kusumawardhani Hadiningrat-Wijayakusuma, Sp.PD',
  message:
    'Ayahanda dari Bapak Antonius Bambang Kusumawardhana, Ibu Margaretha dan seluruh keluarga besar di Semarang',
  sender:
    'Keluarga Besar Prof. Dr. Ir. Antonius Bambang Hadiningrat\ndan seluruh karyawan PT Sumber Makmur Sejahtera Bersama',
  header: 'Mengenang Raden Ajeng Maria Magdalena Theresia Kusumawardhani',
  footer: 'Keluarga Besar Prof. Dr. Ir. Antonius Bambang Hadiningrat',
};
const fewerWords: CardTexts = {
  ...longWords,
  personName: 'Maria Magdalena Theresia Kusumawardhani Hadiningrat',
  message: 'Ayahanda dari Bapak Antonius Bambang Kusumawardhana',
  sender: 'Keluarga Besar Antonius Hadiningrat\ndan seluruh karyawan',
  header: 'Mengenang Maria Magdalena Theresia',
  footer: 'Keluarga Besar Hadiningrat',
};

describe('words of a card do not touch its drawing, however long they are', () => {
  it.each(cardTemplates.map((template) => [`${template.id} ${template.title}`, template] as const))(
    '%s',
    async (_, template) => {
      const touched = await shareOfEdges(template);
      expect(touched.filter(({ share }) => share > 0.0004)).toEqual([]);
    },
  );
});

/** How much of the ground below each line is edges of something drawn: grounds alone change slowly. */
async function shareOfEdges(
  template: CardTemplate,
): Promise<{ field: string; line: string; share: number }[]> {
  const pixels = await cardGround(template);
  return setLong(template.layout).flatMap(({ spec, set }) =>
    set.lines.map(({ text, x, y, width }) => {
      const [left, right] = [
        Math.max(0, Math.floor(x)),
        Math.min(CARD_SIZE - STEP, Math.ceil(x + width)),
      ];
      const [top, bottom] = [Math.floor(y - 0.78 * set.size), Math.ceil(y + 0.24 * set.size)];
      let edges = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          if (difference(pixels, (row * CARD_SIZE + column) * 3) > DRAWN) edges += 1;
        }
      }
      return { field: spec.field, line: text, share: edges / ((bottom - top) * (right - left)) };
    }),
  );
}

/** So far apart, in px, two pixels of a ground are nearly the same: less than this together, of 3 × 255 levels. */
const STEP = 6;
const DRAWN = 48;

function difference(pixels: Uint8Array, at: number): number {
  return [0, 1, 2].reduce(
    (sum, channel) =>
      sum + Math.abs((pixels[at + channel] ?? 0) - (pixels[at + channel + STEP * 3] ?? 0)),
    0,
  );
}

function setLong(layout: CardLayout): ReturnType<typeof setCard> {
  try {
    return setCard(layout, longWords);
  } catch (error) {
    if (!(error instanceof CardTextError)) throw error;
    return setCard(layout, fewerWords);
  }
}
