import { describe, expect, it } from 'vitest';
import { selectTexts } from './selectTexts.ts';

const areas = [
  { field: 'headline', text: 'Turut Berdukacita' },
  { field: 'headline', text: 'atas berpulangnya' },
  { field: 'personName' },
  { field: 'message' },
] as const;

const selected = (texts: Parameters<typeof selectTexts>[1]) =>
  selectTexts(areas, texts).map(({ area, text }) => [area.field, text]);

describe('selectTexts', () => {
  it('selects the text of the template where there is none of the buyer', () => {
    expect(selected({ personName: ' ' })).toEqual([
      ['headline', 'Turut Berdukacita'],
      ['headline', 'atas berpulangnya'],
    ]);
  });

  it('selects the text of the buyer only for the first area of a field', () => {
    expect(selected({ headline: 'Turut Bersimpati', personName: 'Ani' })).toEqual([
      ['headline', 'Turut Bersimpati'],
      ['headline', 'atas berpulangnya'],
      ['personName', 'Ani'],
    ]);
  });

  it('omits a message that repeats the headline in other letters', () => {
    expect(selected({ message: 'turut  berdukacita.' })).not.toContainEqual([
      'message',
      expect.anything(),
    ]);
    expect(selected({ message: 'Turut belasungkawa' })).toContainEqual([
      'message',
      'Turut belasungkawa',
    ]);
  });

  it('omits a text that the area omits, in other letters too', () => {
    const select = (message: string) =>
      selectTexts([{ field: 'message', omit: ['Turut Berdukacita'] }] as const, { message });
    expect(select('turut  berdukacita.')).toEqual([]);
    expect(select('Turut Berdukacita sedalam-dalamnya')).toHaveLength(1);
  });

  it('ignores a field that no area has', () => {
    expect(selected({ footer: 'Sari' })).toEqual(selected({}));
  });
});
