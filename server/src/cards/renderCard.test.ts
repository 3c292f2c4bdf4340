import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { CARD_SIZE, type CardField } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';
import { cardTemplates } from './cardTemplates.ts';
import { renderCard, setCard, type CardTexts } from './renderCard.ts';

describe('rendering a card', () => {
  it('gives the same picture for the same words, and another for others', async () => {
    const template = byId(101);
    const texts = { personName: 'Bapak H. Sutrisno', sender: 'Keluarga Gunawan' };
    const first = await renderCard({ template, texts });
    const second = await renderCard({ template, texts: { ...texts } });
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const other = await renderCard({ template, texts: { ...texts, sender: 'Keluarga Wibowo' } });
    expect(other.bytes.equals(first.bytes)).toBe(false);
  });

  it('draws a mark inside its place, whole and unbent', async () => {
    const template = byId(501);
    const place = template.layout.logo;
    if (!place) throw new Error('Template 501 has no place for a mark.');
    const logo = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#ff0000' },
    })
      .png()
      .toBuffer();
    const { bytes } = await renderCard({ template, texts: {}, logo });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number, y: number): boolean => {
      const at = (y * CARD_SIZE + x) * 3;
      return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
    };
    const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    expect(red(middle.x, middle.y)).toBe(true);
    expect(red(middle.x + place.height / 2 - 4, middle.y)).toBe(true);
    expect(red(middle.x + place.height / 2 + 4, middle.y)).toBe(false);
    expect(red(middle.x, place.y - 4)).toBe(false);
  });

  it('refuses a mark that is no picture', async () => {
    await expect(
      renderCard({ template: byId(501), texts: {}, logo: Buffer.from('<b>') }),
    ).rejects.toThrow(/unsupported image format/);
  });

  it('refuses letters no typeface here has, and names the field', async () => {
    await expect(
      renderCard({ template: byId(101), texts: { sender: 'Keluarga 王' } }),
    ).rejects.toMatchObject({
      name: 'CardTextError',
      code: 'card_text_unsupported',
      field: 'sender',
    });
  });

  it('refuses three lines of senders', async () => {
    await expect(
      renderCard({ template: byId(101), texts: { sender: 'A\nB\nC' } }),
    ).rejects.toMatchObject({
      code: 'card_text_too_long',
      field: 'sender',
    });
  });
});

describe('the words of a card', () => {
  const printed = (id: number, texts: CardTexts, field: CardField): string[] =>
    setCard(byId(id).layout, texts)
      .filter(({ spec }) => spec.field === field)
      .map(({ set }) => set.lines.map(({ text }) => text).join(' '));

  it('begin with the template’s own headline', () => {
    expect(printed(101, {}, 'headline')).toEqual(['Turut Berdukacita', 'atas berpulangnya']);
    expect(printed(101, { headline: 'Turut Bersimpati' }, 'headline')).toEqual([
      'Turut Bersimpati',
      'atas berpulangnya',
    ]);
  });

  it('do not say the headline twice', () => {
    expect(printed(101, { message: 'turut  berdukacita.' }, 'message')).toEqual([]);
    expect(printed(101, { message: 'Turut belasungkawa' }, 'message')).toEqual([
      'Turut belasungkawa',
    ]);
    expect(printed(301, { message: 'Turut Berdukacita' }, 'message')).toEqual([
      'Turut Berdukacita',
    ]);
  });

  it('keep the sender’s two lines as they were broken', () => {
    const [sender] = setCard(byId(101).layout, { sender: 'Budi\nKeluarga Besar Sutrisno' }).filter(
      ({ spec }) => spec.field === 'sender',
    );
    expect(sender?.set.lines.map(({ text }) => text)).toEqual(['Budi', 'Keluarga Besar Sutrisno']);
  });

  it('leave out what the template has no place for', () => {
    expect(printed(401, { personName: 'Ani', header: 'Mengenang Ani' }, 'personName')).toEqual([]);
    expect(printed(401, { header: 'Mengenang Ani' }, 'header')).toEqual(['Mengenang Ani']);
  });
});

function byId(id: number): CardTemplate {
  const found = cardTemplates.find((template) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}.`);
  return found;
}
