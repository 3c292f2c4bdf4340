import { createHash } from 'node:crypto';
import type { CardTemplate } from '../../drawing/cards/cardTemplate.ts';
import { renderingVersion } from '../../drawing/cards/renderCard.ts';
import type { CardInputs } from '../../drawing/cards/cardRequest.ts';

/**
 * Returns the key of a card in the file store: a hash of everything that determines its picture.
 */
export function cardKey(template: CardTemplate, { texts, logoKey, personId }: CardInputs): string {
  const sortedTexts = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const inputs = [
    renderingVersion,
    template.id,
    template.version,
    sortedTexts,
    logoKey ?? null,
    personId ?? null,
  ];
  return `cards/${sha256(JSON.stringify(inputs))}.webp`;
}

/** Returns whether a text has the form of a card key. */
export function isCardKey(text: string): boolean {
  return /^cards\/[0-9a-f]{64}\.webp$/.test(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
