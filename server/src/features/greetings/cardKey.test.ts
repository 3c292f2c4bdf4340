import { describe, expect, it } from 'vitest';
import type { CardTemplate } from '../../drawing/cards/cardTemplate.ts';
import { cardKey, isCardKey } from './cardKey.ts';

const template: CardTemplate = {
  id: 101,
  group: 'F',
  title: 'Ranting Zaitun',
  faiths: [],
  layout: { width: 1080, height: 1080, texts: [] },
  groundFile: 'ground.webp',
  version: '8a41',
};
const inputs = {
  templateId: template.id,
  texts: { personName: 'Maria', message: 'Turut Berdukacita', sender: 'Sari' },
};

describe('cardKey', () => {
  it('does not depend on the order of the texts', () => {
    const reordered = {
      ...inputs,
      texts: { sender: 'Sari', message: 'Turut Berdukacita', personName: 'Maria' },
    };
    expect(cardKey(template, reordered)).toBe(cardKey(template, inputs));
    expect(isCardKey(cardKey(template, inputs))).toBe(true);
  });

  it.each([
    ['other texts', { ...inputs, texts: { ...inputs.texts, sender: 'Budi' } }],
    ['a logo', { ...inputs, logoKey: 'logos/5f2c.webp' }],
    ['a person', { ...inputs, personId: 7 }],
  ])('differs with %s', (_description, other) => {
    expect(cardKey(template, other)).not.toBe(cardKey(template, inputs));
  });

  it('changes with the version of the template', () => {
    expect(cardKey({ ...template, version: '5f2c' }, inputs)).not.toBe(cardKey(template, inputs));
  });

  it.each([
    'cards/8a41.webp',
    'logos/5f2c.webp',
    `cards/${'g'.repeat(64)}.webp`,
    `cards/${'a'.repeat(64)}.png`,
  ])('does not have the form %s', (text) => {
    expect(isCardKey(text)).toBe(false);
  });
});
