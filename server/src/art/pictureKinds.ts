import { cardTemplates } from '../cards/cardTemplates.ts';
import { cardPainting } from '../cards/cardPainting.ts';
import { adKeys, adPainting } from './ads/adPainting.ts';
import { boardCatalogue } from './boards/boardCatalogue.ts';
import { boardPainting } from './boards/boardPainting.ts';
import { floristKeys, floristPainting } from './florists/floristPainting.ts';
import { houseKeys, housePainting } from './houses/housePainting.ts';
import type { Painting } from './pen/painting.ts';
import { portraitCatalogue } from './portraits/portraitCatalogue.ts';
import { portraitPainting } from './portraits/portraitPainting.ts';

/** What is drawn: each kind has its keys, and a painting for each key. */
export type PictureKind = 'templates' | 'portraits' | 'houses' | 'florists' | 'boards' | 'ads';

interface PictureSource {
  keys: readonly string[];
  /** Width in px when none is asked for. */
  usual: number;
  paint(key: string): Painting | undefined;
}

/** Keys of the templates' pictures: `101` with sample words, `101-ground` without any. */
export const templateKeys: readonly string[] = cardTemplates.flatMap(({ id }) => [
  `${id}`,
  `${id}-ground`,
]);
export const boardKeys: readonly string[] = Object.keys(boardCatalogue);
export const portraitKeys: readonly string[] = Object.keys(portraitCatalogue);

export const pictureKinds: Readonly<Record<PictureKind, PictureSource>> = {
  templates: { keys: templateKeys, usual: 540, paint: cardPainting },
  portraits: {
    keys: portraitKeys,
    usual: 480,
    paint: (key) => {
      const design = own(portraitCatalogue, key);
      return design && portraitPainting(key, design);
    },
  },
  houses: {
    keys: houseKeys,
    usual: 800,
    paint: (key) => (houseKeys.includes(key) ? housePainting(key) : undefined),
  },
  florists: {
    keys: floristKeys,
    usual: 800,
    paint: (key) => (floristKeys.includes(key) ? floristPainting(key) : undefined),
  },
  boards: {
    keys: boardKeys,
    usual: 800,
    paint: (key) => {
      const design = own(boardCatalogue, key);
      return design && boardPainting(key, design);
    },
  },
  ads: {
    keys: adKeys,
    usual: 960,
    paint: (key) => (adKeys.includes(key) ? adPainting(key) : undefined),
  },
};

/** Whether the text is the name of a kind of picture. */
export function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureKinds, text);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
