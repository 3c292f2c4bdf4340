import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** The typefaces of other scripts, in the order in which a glyph is looked up. */
const OTHER_SCRIPTS = [
  { name: 'Noto Serif SC', file: 'noto-serif-sc', weights: [400, 600, 700] },
  { name: 'Noto Naskh Arabic', file: 'noto-naskh-arabic', weights: [400, 700] },
] as const;

interface LoadedFamily {
  css: string;
  measure: FontMetrics;
}

const loaded = new Map<CardFontFamily, LoadedFamily>();
let areOtherScriptsLoaded = false;

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

/** Returns ascent and descent of the family. */
export function fontMetrics(family: CardFontFamily): FontMetrics {
  return load(family).measure;
}

/** Returns the files with the glyphs of a family: one of each of its subsets, and of other scripts. */
export function fontFiles(family: CardFontFamily): string[] {
  const subsets = SUBSETS.map((subset) => subsetFile(family, subset, 400, 'normal'));
  return [
    ...subsets,
    ...OTHER_SCRIPTS.flatMap(({ file, weights }) => scriptFile(file, weights[0])),
  ];
}

/** Loads the typefaces of Chinese and Arabic, which takes long, if a text needs them. */
export function loadFontsFor(text: string): void {
  if (areOtherScriptsLoaded || !/[\p{Script=Han}\p{Script=Arabic}\u3000-\u303f]/u.test(text))
    return;
  areOtherScriptsLoaded = true;
  for (const { name, file, weights } of OTHER_SCRIPTS)
    for (const weight of weights) register(scriptFile(file, weight), `Dukacita ${name}`);
}

function load(family: CardFontFamily): LoadedFamily {
  const cached = loaded.get(family);
  if (cached) return cached;
  for (const subset of SUBSETS)
    for (const weight of FAMILIES[family].weights)
      for (const style of ['normal', 'italic'])
        register(subsetFile(family, subset, weight, style), alias(family, subset));
  const font = openSync(subsetFile(family, SUBSETS[0], 400, 'normal'));
  if (!('characterSet' in font)) throw new Error(`The font file of ${family} is a collection.`);
  const names = [
    ...SUBSETS.map((subset) => alias(family, subset)),
    ...OTHER_SCRIPTS.map(({ name }) => `Dukacita ${name}`),
  ];
  const result = {
    css: names.map((name) => `"${name}"`).join(', '),
    measure: { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm },
  };
  loaded.set(family, result);
  return result;
}

function register(file: string, name: string): void {
  if (!GlobalFonts.registerFromPath(file, name))
    throw new Error(`Cannot register the font file ${file}; reinstall the packages with "npm ci".`);
}

function subsetFile(family: CardFontFamily, subset: string, weight: number, style: string): string {
  return require.resolve(`${FAMILIES[family].folder}-${subset}-${weight}-${style}.woff`);
}

/** The files of other scripts are kept with the artwork. */
function scriptFile(file: string, weight: number): string {
  return fileURLToPath(new URL(`../../../artwork/fonts/${file}-${weight}.woff2`, import.meta.url));
}

function alias(family: CardFontFamily, subset: string): string {
  return `Dukacita ${family} ${subset}`;
}
