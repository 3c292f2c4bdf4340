import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { cardBackground } from './cardBackground.ts';
import { CARD_SIZE, type Box, type CardText } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { cardTemplates } from './cardTemplates.ts';
import { renderCard, typesetCard, type TextByField } from './renderCard.ts';

const people = {
  short: 'Ani',
  long: 'Bapak Hadiwijaya Kusumawardhana Notonegoro',
  accented: 'Ibu Łucja Nguyễn Ñoño Šāntī',
};

describe('the card templates', () => {
  it('contain at least six designs per group, with unique ids', () => {
    for (const group of ['F', 'D', 'E', 'quotes', 'logo'] as const) {
      expect(
        cardTemplates.filter((template) => template.group === group).length,
        group,
      ).toBeGreaterThanOrEqual(6);
    }
    expect(new Set(cardTemplates.map(({ id }) => id)).size).toBe(cardTemplates.length);
    const hundreds = { F: 1, D: 2, E: 3, quotes: 4, logo: 5 };
    for (const { id, group } of cardTemplates)
      expect(Math.floor(id / 100), `${id}`).toBe(hundreds[group]);
  });

  it('have a logo box only in the logo group', () => {
    for (const { id, group, layout } of cardTemplates)
      expect(layout.logo !== undefined, `${id}`).toBe(group === 'logo');
  });

  it('have no text box closer than 30 px to the edge', () => {
    for (const { id, layout } of cardTemplates) {
      for (const { box } of layout.texts) {
        expect(
          Math.min(box.x, box.y, CARD_SIZE - box.x - box.width, CARD_SIZE - box.y - box.height),
          `${id}`,
        ).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it.each(cardTemplates)(
    '$id always draws the same background, without text elements',
    (template) => {
      const first = template.draw();
      expect(template.draw() === first).toBe(true);
      expect(first.replace(/data:[^"]*/g, '').match(/<text|NaN|undefined/)).toBeNull();
    },
  );

  it.each(cardTemplates)('$id prints short, long and accented names legibly', async (template) => {
    for (const name of Object.values(people)) {
      const { bytes, contentType } = await renderCard({
        template,
        texts: textsFor(template, name),
      });
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ contentType, format, width, height }).toEqual({
        contentType: 'image/webp',
        format: 'webp',
        width: CARD_SIZE,
        height: CARD_SIZE,
      });
    }
    await expectLegible(template);
  });
});

function textsFor(template: CardTemplate, name: string): TextByField {
  return template.group === 'quotes'
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

function channels({ color }: CardText): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(...rgb: [number, number, number]): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
