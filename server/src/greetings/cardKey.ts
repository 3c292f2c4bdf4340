import { createHash } from 'node:crypto';
import type { CardTemplate } from '../cards/cardTemplate.ts';
import type { CardInputs } from './cardRequest.ts';

/** To be raised when `renderCard` comes to draw the same template and the same words differently. */
const rendering = 1;

/** The key of a drawn card in the file store, told by everything that decides how it looks. */
export function cardKey(template: CardTemplate, { texts, logoKey, personId }: CardInputs): string {
  const words = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const inputs = [
    rendering,
    template.id,
    versionOf(template),
    words,
    logoKey ?? null,
    personId ?? null,
  ];
  return `cards/${sha256(JSON.stringify(inputs))}.webp`;
}

/** Whether a text is the key of a card. */
export function isCardKey(text: string): boolean {
  return /^cards\/[0-9a-f]{64}\.webp$/.test(text);
}

const versions = new WeakMap<CardTemplate, string>();

/** A template's drawing and layout, in short: another drawing has another key, so that addresses may be kept for ever. */
function versionOf(template: CardTemplate): string {
  const known = versions.get(template);
  if (known !== undefined) return known;
  const version = sha256(JSON.stringify(template.layout) + template.draw());
  versions.set(template, version);
  return version;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
