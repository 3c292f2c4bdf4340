import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { openSync } from 'fontkit';
import type { CardFontFamily } from './cardLayout.ts';

const require = createRequire(import.meta.url);

/** The subsets of a font family, in the order in which a glyph is looked up. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

const FAMILIES: Record<CardFontFamily, { folder: string; weights: readonly number[] }> = {
  Lora: { folder: '@fontsource/lora/files/lora', weights: [400, 500, 600, 700] },
  'Plus Jakarta Sans': {
    folder: '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans',
    weights: [400, 500, 600, 700, 800],
  },
};

/**
 * Ascent and descent of a family as factors of the font size, as browsers use them for line boxes.
 */
export interface FontMetrics {
  ascent: number;
  descent: number;
}

interface LoadedFamily {
  css: string;
  codePoints: ReadonlySet<number>;
  measure: FontMetrics;
}

const loaded = new Map<CardFontFamily, LoadedFamily>();

/**
 * Returns the `font` value for a canvas, such as `italic 500 40px "Dukacita Lora latin", ...`. The
 * bundled files are registered under unique names, so that an installed font never replaces them.
 */
export function canvasFont(
  family: CardFontFamily,
  weight: number,
  style: 'normal' | 'italic',
  size: number,
): string {
  return `${style} ${weight} ${size}px ${load(family).css}`;
}

/** Returns whether the family has a glyph for the code point. */
export function hasGlyph(family: CardFontFamily, codePoint: number): boolean {
  return load(family).codePoints.has(codePoint);
}

/** Returns ascent and descent of the family. */
export function fontMetrics(family: CardFontFamily): FontMetrics {
  return load(family).measure;
}

function load(family: CardFontFamily): LoadedFamily {
  const cached = loaded.get(family);
  if (cached) return cached;
  const { folder, weights } = FAMILIES[family];
  const codePoints = new Set<number>();
  let measure: FontMetrics = { ascent: 1, descent: 0.25 };
  for (const subset of SUBSETS) {
    for (const weight of weights) {
      for (const style of ['normal', 'italic']) {
        const file = require.resolve(`${folder}-${subset}-${weight}-${style}.woff`);
        if (!GlobalFonts.registerFromPath(file, alias(family, subset))) {
          throw new Error(
            `Cannot register the font file ${file}; reinstall the packages with "npm ci".`,
          );
        }
      }
    }
    const font = openSync(require.resolve(`${folder}-${subset}-400-normal.woff`));
    if (!('characterSet' in font))
      throw new Error(`The font file of ${family} (${subset}) is a collection.`);
    for (const codePoint of font.characterSet) codePoints.add(codePoint);
    if (subset === 'latin') {
      measure = { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm };
    }
  }
  const css = SUBSETS.map((subset) => `"${alias(family, subset)}"`).join(', ');
  const result = { css, codePoints, measure };
  loaded.set(family, result);
  return result;
}

function alias(family: CardFontFamily, subset: string): string {
  return `Dukacita ${family} ${subset}`;
}
