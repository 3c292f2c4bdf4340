import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { parse } from 'postcss';
import { root } from './root.mjs';

/** @typedef {ReadonlySet<number>} Characters code points */

/**
 * Returns what the app's own fonts have: of the files that its style sheets name, not of fonts of the device.
 * @returns {Map<string, Characters>} by cut, such as `Lora italic 500`
 */
export function appFonts() {
  const source = join(root, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const require = createRequire(join(root, 'package.json'));
  return cutsOf(
    sheets.map((path) => readFileSync(join(source, path), 'utf8')),
    (path) => {
      const font = openSync(require.resolve(path));
      if (!('characterSet' in font)) throw new Error(`The font file ${path} is a collection.`);
      return font.characterSet;
    },
  );
}

/**
 * Returns what each cut of a font has, whose files a browser joins by their `unicode-range`.
 * @param {readonly string[]} sheets
 * @param {(path: string) => Iterable<number>} read the code points of a file, by its address in the sheet
 * @returns {Map<string, Characters>} by family, style and weight
 * @throws {Error} when a range cannot be read
 */
export function cutsOf(sheets, read) {
  /** @type {Map<string, Set<number>>} */
  const limitsHit = new Map();
  for (const sheet of sheets) {
    parse(sheet).walkAtRules('font-face', (rule) => {
      /** @type {Record<string, string>} */
      const face = { 'font-style': 'normal', 'font-weight': '400' };
      rule.walkDecls(
        ({ prop, value }) => void (face[prop] = value.replace(/^(['"])(.*)\1$/, '$2')),
      );
      const path = /url\(\s*(['"]?)(.+?)\1\s*\)/.exec(face['src'] ?? '')?.[2];
      if (path === undefined) return;
      const name = `${face['font-family']} ${face['font-style']} ${face['font-weight']}`;
      const isWithin = rangeOf(face['unicode-range']);
      limitsHit.set(
        name,
        new Set([...(limitsHit.get(name) ?? []), ...[...read(path)].filter(isWithin)]),
      );
    });
  }
  return limitsHit;
}

/**
 * Returns what every cut of a family has.
 * @param {ReadonlyMap<string, Characters>} limitsHit
 * @returns {Map<string, Characters>} by family
 */
export function charactersByFamily(limitsHit) {
  /** @type {Map<string, Characters>} */
  const families = new Map();
  for (const [cut, characters] of limitsHit) {
    const family = cut.replace(/ (?:normal|italic|oblique) .*$/, '');
    const shared = families.get(family) ?? characters;
    families.set(family, new Set([...shared].filter((character) => characters.has(character))));
  }
  return families;
}

/**
 * @param {string | undefined} range of a style sheet; all characters when there is none
 * @returns {(codePoint: number) => boolean}
 */
function rangeOf(range) {
  if (range === undefined) return () => true;
  const spans = range.split(',').map((span) => {
    const [, first, last] = /^\s*U\+([0-9a-f]+\?*)(?:-([0-9a-f]+))?\s*$/i.exec(span) ?? [];
    if (first === undefined) throw new Error(`The unicode-range "${span.trim()}" cannot be read.`);
    return [first.replaceAll('?', '0'), last ?? first.replaceAll('?', 'F')].map((digits) =>
      Number.parseInt(digits, 16),
    );
  });
  return (codePoint) => spans.some(([from = 0, to = 0]) => codePoint >= from && codePoint <= to);
}
