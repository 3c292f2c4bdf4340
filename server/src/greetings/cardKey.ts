import { createHash } from 'node:crypto';
import type { CardTemplate } from '../cards/cardTemplate.ts';
import type { CardInputs } from './cardRequest.ts';

/** Must be incremented when `renderCard` renders the same template and texts differently. */
const renderingVersion = 1;

/**
 * Returns the key of a card in the file store: a hash of everything that determines its picture.
 */
export function cardKey(template: CardTemplate, { texts, logoKey, personId }: CardInputs): string {
  const sortedTexts = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const inputs = [
    renderingVersion,
    template.id,
    versionOf(template),
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

const versions = new WeakMap<CardTemplate, string>();

/**
 * Returns a hash of a template's drawing and layout. A changed drawing changes the key, so that
 * cards can be cached as immutable.
 */
function versionOf(template: CardTemplate): string {
  const cached = versions.get(template);
  if (cached !== undefined) return cached;
  const version = sha256(JSON.stringify(template.layout) + template.draw());
  versions.set(template, version);
  return version;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
