import type { TextByField } from '@dukacita/shared/selectTexts';
import type { Box } from '@dukacita/shared/textArea';
import { describe, expect, it } from 'vitest';
import { cardBackground } from '../cards/cardBackground.ts';
import { CARD_SIZE, type CardText } from '../cards/cardLayout.ts';
import type { CardTemplate } from '../cards/cardTemplate.ts';
import { typesetCard } from '../cards/renderCard.ts';
import { faiths } from './faith.ts';
import { loadArtwork } from './loadArtwork.ts';

const { cards, boards } = await loadArtwork();

const people = {
  short: 'Ani',
  long: 'Bapak Hadiwijaya Kusumawardhana Notonegoro',
  accented: 'Ibu Łucja Nguyễn Ñoño Šāntī',
};

describe('the cards', () => {
  it('contain at least six designs per group', () => {
    for (const group of ['F', 'D', 'E', 'quotes', 'logo'] as const) {
      expect(
        cards.filter((template) => template.group === group).length,
        group,
      ).toBeGreaterThanOrEqual(6);
    }
  });

  it('contain at least four religious designs per faith', () => {
    for (const faith of faiths) {
      expect(
        cards.filter((template) => template.faiths.includes(faith)).length,
        faith,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it('have ids that begin with the digit of their group', () => {
    const hundreds = { F: 1, D: 2, E: 3, quotes: 4, logo: 5 };
    for (const { id, group } of cards) expect(Math.floor(id / 100), `${id}`).toBe(hundreds[group]);
  });

  it('have no text box closer than 30 px to the edge', () => {
    for (const { id, layout } of cards) {
      for (const { box } of layout.texts) {
        expect(
          Math.min(box.x, box.y, CARD_SIZE - box.x - box.width, CARD_SIZE - box.y - box.height),
          `${id}`,
        ).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it.each([
    ...cards.map(({ id, layout }) => ({ name: `the card ${id}`, layout })),
    ...[...boards].map(([key, { layout }]) => ({ name: `the board ${key}`, layout })),
  ])('$name has no text in the place of the logo', ({ layout: { texts, logo } }) => {
    const overlapping = texts.filter(({ box }) => logo !== undefined && overlaps(box, logo));
    expect(overlapping.map(({ field }) => field)).toEqual([]);
  });

  it.each([...boards])(
    'R590 the board %s sets a long message larger without a logo',
    (_, board) => {
      const [withLogo = 0, without = 0] = [board, board.plain].map(({ layout }) => {
        const words = { message: 'Selamat jalan sahabat, guru, dan teladan kami; jasamu abadi' };
        return typesetCard(layout, words).find(({ spec }) => spec.field === 'message')?.typeset
          .size;
      });
      expect(without).toBeGreaterThan(withLogo);
    },
  );

  it.each(cards)('$id $title prints short, long and accented names', ({ layout, group }) => {
    for (const name of Object.values(people)) {
      const printed = typesetCard(layout, textsFor({ group }, name)).map(({ spec, typeset }) => [
        spec.field,
        typeset.lines.length > 0,
      ]);
      const fields =
        group === 'quotes' ? ['header', 'message', 'footer'] : ['personName', 'message', 'sender'];
      expect(printed).toEqual(expect.arrayContaining(fields.map((field) => [field, true])));
    }
  });

  it.each(cards)('$id $title prints legibly', expectLegible);
});

function textsFor({ group }: Pick<CardTemplate, 'group'>, name: string): TextByField {
  return group === 'quotes'
    ? {
        header: `Mengenang ${name}`,
        message: 'Kasih tidak berkesudahan. '.repeat(10),
        footer: `Keluarga ${name}`,
      }
    : {
        personName: name,
        message: `Ayahanda dari ${name}`,
        sender: `Keluarga ${name}\nPT Sinar Abadi Nusantara`,
      };
}

/**
 * Checks that at most 1 in 200 pixels behind the lines of a long sample has a contrast below 4.5:1.
 */
async function expectLegible(template: CardTemplate): Promise<void> {
  const pixels = await cardBackground(template);
  for (const { spec, typeset } of typesetCard(
    template.layout,
    textsFor(template, 'Ibu Maria Magdalena Kusuma'),
  )) {
    const ink = luminance(...channels(spec));
    for (const line of typeset.lines) {
      const box: Box = {
        x: line.x,
        y: line.y - typeset.size * 0.75,
        width: line.width,
        height: typeset.size,
      };
      let lowContrast = 0;
      let total = 0;
      for (let y = Math.floor(box.y); y < box.y + box.height; y += 2) {
        for (let x = Math.floor(box.x); x < box.x + box.width; x += 2) {
          const at = (y * CARD_SIZE + x) * 3;
          const behind = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
          const contrast = (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05);
          total += 1;
          if (contrast < 4.5) lowContrast += 1;
        }
      }
      expect(lowContrast / total, `${template.id} ${spec.field} "${line.text}"`).toBeLessThan(
        0.005,
      );
    }
  }
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function channels({ color }: CardText): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(r: number, g: number, b: number): number {
  return 0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
}

/** The linear value of each level of an sRGB channel. */
const linear = Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
