import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { parse } from 'postcss';
import { root } from './root.mjs';

/** @typedef {ReadonlySet<number>} Characters code points */

/**
 * Returns the characters of the app's fonts. Reads the font files of its style sheets, not the
 * fonts of the device.
 * @returns {Map<string, Characters>} by face, such as `Lora italic 500`
 */
export function appFonts() {
  const source = join(root, 'src');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const require = createRequire(join(root, 'package.json'));
  return charactersByFace(
    sheets.map((path) => readFileSync(join(source, path), 'utf8')),
    (path) => {
      const font = openSync(require.resolve(path));
      if (!('characterSet' in font))
        throw new Error(`The font file ${path} is a font collection, which is not supported.`);
      return font.characterSet;
    },
  );
}

/**
 * Returns the characters of each font face. A browser combines the files of a face by their
 * `unicode-range`.
 * @param {readonly string[]} sheets texts of the style sheets
 * @param {(path: string) => Iterable<number>} read returns the code points of a font file
 * @returns {Map<string, Characters>} by family, style and weight
 * @throws {Error} when a `unicode-range` cannot be parsed
 */
export function charactersByFace(sheets, read) {
  /** @type {Map<string, Set<number>>} */
  const faces = new Map();
  for (const sheet of sheets) {
    parse(sheet).walkAtRules('font-face', (rule) => {
      /** @type {Record<string, string>} */
      const declarations = { 'font-style': 'normal', 'font-weight': '400' };
      rule.walkDecls(
        ({ prop, value }) => void (declarations[prop] = value.replace(/^(['"])(.*)\1$/, '$2')),
      );
      const path = /url\(\s*(['"]?)(.+?)\1\s*\)/.exec(declarations['src'] ?? '')?.[2];
      if (path === undefined) return;
      const name = `${declarations['font-family']} ${declarations['font-style']} ${declarations['font-weight']}`;
      const isWithin = createRangeTest(declarations['unicode-range']);
      faces.set(name, new Set([...(faces.get(name) ?? []), ...[...read(path)].filter(isWithin)]));
    });
  }
  return faces;
}

/**
 * Returns the characters that all faces of a family have.
 * @param {ReadonlyMap<string, Characters>} faces
 * @returns {Map<string, Characters>} by family
 */
export function charactersByFamily(faces) {
  /** @type {Map<string, Characters>} */
  const families = new Map();
  for (const [face, characters] of faces) {
    const family = face.replace(/ (?:normal|italic|oblique) .*$/, '');
    const shared = families.get(family) ?? characters;
    families.set(family, new Set([...shared].filter((character) => characters.has(character))));
  }
  return families;
}

/**
 * Returns a function that tells whether a code point is in a `unicode-range`.
 * @param {string | undefined} range includes all characters when it is undefined
 * @returns {(codePoint: number) => boolean}
 */
function createRangeTest(range) {
  if (range === undefined) return () => true;
  const spans = range.split(',').map((span) => {
    const [, first, last] = /^\s*U\+([0-9a-f]+\?*)(?:-([0-9a-f]+))?\s*$/i.exec(span) ?? [];
    if (first === undefined)
      throw new Error(`The unicode-range "${span.trim()}" cannot be parsed.`);
    return [first.replaceAll('?', '0'), last ?? first.replaceAll('?', 'F')].map((digits) =>
      Number.parseInt(digits, 16),
    );
  });
  return (codePoint) => spans.some(([from = 0, to = 0]) => codePoint >= from && codePoint <= to);
}
