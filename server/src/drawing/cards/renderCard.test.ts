import { placeLogo } from '@dukacita/shared/placeLogo';
import type { TextByField } from '@dukacita/shared/selectTexts';
import type { CardField } from '@dukacita/shared/textArea';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { loadArtwork } from '../artwork/loadArtwork.ts';
import { CARD_SIZE } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { renderCard, typesetCard } from './renderCard.ts';

const { cards } = await loadArtwork();

describe('renderCard', () => {
  it('returns the same picture for the same texts, and a different one for others', async () => {
    const template = byId(101);
    const texts = { personName: 'Bapak H. Sutrisno', sender: 'Keluarga Gunawan' };
    const first = await renderCard({ design: template, texts });
    expect(first.contentType).toBe('image/webp');
    expect(await sharp(first.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: CARD_SIZE,
      height: CARD_SIZE,
    });
    const second = await renderCard({ design: template, texts: { ...texts } });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const other = await renderCard({
      design: template,
      texts: { ...texts, sender: 'Keluarga Wibowo' },
    });
    expect(other.bytes.equals(first.bytes)).toBe(false);
  });

  it('R368 draws the logo on a white plate without cropping or distortion', async () => {
    const template = byId(501);
    const box = template.layout.logo;
    if (!box) throw new Error('Template 501 has no logo box.');
    const logo = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#ff0000' },
    })
      .png()
      .toBuffer();
    const { bytes } = await renderCard({ design: template, texts: {}, logo });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number): boolean => {
      const at = (y * CARD_SIZE + x) * 3;
      return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
    };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    expect(isRed(middle.x, middle.y)).toBe(true);
    const { picture, plate } = placeLogo(box);
    expect(isRed(middle.x + picture.height / 2 - 4, middle.y)).toBe(true);
    expect(isRed(middle.x + picture.height / 2 + 4, middle.y)).toBe(false);
    expect(isRed(middle.x, picture.y - 4)).toBe(false);
    const isWhite = (x: number, y: number): boolean => {
      const at = (Math.round(y) * CARD_SIZE + Math.round(x)) * 3;
      return [0, 1, 2].every((channel) => (data[at + channel] ?? 0) > 250);
    };
    expect(isWhite(plate.x + 12, middle.y)).toBe(true);
    expect(isWhite(plate.x + plate.width - 12, middle.y)).toBe(true);
    expect(isWhite(middle.x, plate.y + 8)).toBe(true);
    // The corners are round, and nothing is drawn outside the box.
    expect(isWhite(plate.x + 2, plate.y + 2)).toBe(false);
    expect(isWhite(plate.x - 4, middle.y)).toBe(false);
  });

  it('R399 draws a white logo on a dark plate', async () => {
    const template = byId(501);
    const box = template.layout.logo;
    if (!box) throw new Error('Template 501 has no logo box.');
    const logo = await sharp({
      create: { width: 300, height: 300, channels: 4, background: '#ffffff00' },
    })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: '#ffffff' } } },
      ])
      .png()
      .toBuffer();
    const { bytes } = await renderCard({ design: template, texts: {}, logo });
    const brightness = async (x: number, y: number) => {
      const part = { left: Math.round(x), top: Math.round(y), width: 4, height: 4 };
      const { channels } = await sharp(await sharp(bytes).extract(part).toBuffer()).stats();
      return Math.max(...channels.map(({ mean }) => mean));
    };
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    expect(await brightness(middle.x, middle.y)).toBeGreaterThan(250);
    expect(await brightness(box.x + 16, middle.y)).toBeLessThan(80);
  });

  it('rejects a logo that is not a picture', async () => {
    await expect(
      renderCard({ design: byId(501), texts: {}, logo: Buffer.from('<b>') }),
    ).rejects.toThrow(/unsupported image format/);
  });

  it('rejects characters that the fonts do not have, and names the field', async () => {
    await expect(
      renderCard({ design: byId(101), texts: { sender: 'Keluarga ひ' } }),
    ).rejects.toMatchObject({
      name: 'CardTextError',
      code: 'card_text_unsupported',
      field: 'sender',
    });
  });

  it('rejects a sender of three lines', async () => {
    await expect(
      renderCard({ design: byId(101), texts: { sender: 'A\nB\nC' } }),
    ).rejects.toMatchObject({
      code: 'card_text_too_long',
      field: 'sender',
    });
  });
});

describe('typesetCard', () => {
  const printed = (id: number, texts: TextByField, field: CardField): string[] =>
    typesetCard(byId(id).layout, texts)
      .filter(({ spec }) => spec.field === field)
      .map(({ typeset }) => typeset.lines.map(({ text }) => text).join(' '));

  it('prints the headline of the template unless another one is given', () => {
    expect(printed(101, {}, 'headline')).toEqual(['Turut Berdukacita', 'atas berpulangnya']);
    expect(printed(101, { headline: 'Turut Bersimpati' }, 'headline')).toEqual([
      'Turut Bersimpati',
      'atas berpulangnya',
    ]);
  });

  it('omits a message that repeats the headline', () => {
    expect(printed(101, { message: 'turut  berdukacita.' }, 'message')).toEqual([]);
    expect(printed(101, { message: 'Turut belasungkawa' }, 'message')).toEqual([
      'Turut belasungkawa',
    ]);
    expect(printed(303, { message: 'Turut Berdukacita' }, 'message')).toEqual([]);
    expect(printed(304, { message: 'Turut Berdukacita' }, 'message')).toEqual([
      'Turut Berdukacita',
    ]);
  });

  it('omits the default note on Islamic cards, which begin with their own words', () => {
    const islamic = cards.filter(({ faiths }) => faiths.includes('islam'));
    for (const { id } of islamic) {
      expect(printed(id, { message: 'Turut Berdukacita' }, 'message')).toEqual([]);
      expect(printed(id, { message: 'Ayahanda dari Ani' }, 'message')).toEqual([
        'Ayahanda dari Ani',
      ]);
    }
  });

  it('keeps the line break of the sender', () => {
    const [sender] = typesetCard(byId(101).layout, {
      sender: 'Budi\nKeluarga Besar Sutrisno',
    }).filter(({ spec }) => spec.field === 'sender');
    expect(sender?.typeset.lines.map(({ text }) => text)).toEqual([
      'Budi',
      'Keluarga Besar Sutrisno',
    ]);
  });

  it('omits fields that the template does not have', () => {
    expect(printed(401, { personName: 'Ani', header: 'Mengenang Ani' }, 'personName')).toEqual([]);
    expect(printed(401, { header: 'Mengenang Ani' }, 'header')).toEqual(['Mengenang Ani']);
  });
});

function byId(id: number): CardTemplate {
  const found = cards.find((template) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}.`);
  return found;
}
