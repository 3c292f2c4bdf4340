import { describe, expect, it } from 'vitest';
import type { CardTemplate } from '../cards/cardTemplate.ts';
import { cardTemplates } from '../cards/cardTemplates.ts';
import { cardKey, isCardKey } from './cardKey.ts';

const template = cardTemplates[0] as CardTemplate;
const inputs = {
  templateId: template.id,
  texts: { personName: 'Maria', message: 'Turut Berdukacita', sender: 'Sari' },
};

describe('cardKey', () => {
  it('is the same for the same card, however its words came in', () => {
    const shuffled = {
      ...inputs,
      texts: { sender: 'Sari', message: 'Turut Berdukacita', personName: 'Maria' },
    };
    expect(cardKey(template, shuffled)).toBe(cardKey(template, inputs));
    expect(isCardKey(cardKey(template, inputs))).toBe(true);
  });

  it.each([
    ['other words', { ...inputs, texts: { ...inputs.texts, sender: 'Budi' } }],
    ['a mark', { ...inputs, logoKey: 'logos/5f2c.webp' }],
    ['a person', { ...inputs, personId: 7 }],
  ])('is another with %s', (_what, other) => {
    expect(cardKey(template, other)).not.toBe(cardKey(template, inputs));
  });

  it('is another when the template is drawn or laid out differently', () => {
    const key = cardKey(template, inputs);
    expect(cardKey({ ...template, draw: () => '<rect/>' }, inputs)).not.toBe(key);
    expect(cardKey({ ...template, layout: { ...template.layout, texts: [] } }, inputs)).not.toBe(
      key,
    );
  });

  it.each([
    'cards/8a41.webp',
    'logos/5f2c.webp',
    `cards/${'g'.repeat(64)}.webp`,
    `cards/${'a'.repeat(64)}.png`,
  ])('does not take %s for the key of a card', (text) => {
    expect(isCardKey(text)).toBe(false);
  });
});
