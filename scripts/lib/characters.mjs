import { parse } from 'postcss';
import ts from 'typescript';

/**
 * @typedef {object} Text
 * @property {number} line counted from 1
 * @property {string} text
 */

/** Characters without a glyph: a browser never draws them. */
const neverDrawn = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** The number of characters that a message shows on each side of a missing one. */
const around = 20;

/**
 * Returns the texts of a file: strings, templates and JSX text of TypeScript, strings of JSON, and
 * values of a style sheet.
 * @param {string} path
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(path, source) {
  if (path.endsWith('.css')) return textsOfSheet(source);
  const file = path.endsWith('.json')
    ? ts.parseJsonText(path, source)
    : ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  /** @type {Text[]} */
  const texts = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isText(node) && node.text !== '') {
      texts.push({
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        text: node.text,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText}
 */
function isText(node) {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  );
}

/**
 * @param {string} source
 * @returns {Text[]}
 */
function textsOfSheet(source) {
  /** @type {Text[]} */
  const texts = [];
  parse(source).walkDecls(
    ({ value, source: position }) =>
      void texts.push({ line: position?.start?.line ?? 1, text: value }),
  );
  return texts;
}

/**
 * Returns one message for each character of a text that a font does not contain.
 * @param {readonly (Text & { path: string })[]} texts
 * @param {ReadonlyMap<string, ReadonlySet<number>>} fonts code points by the name of the font
 * @returns {string[]} empty when every font contains every character
 */
export function missingCharacters(texts, fonts) {
  if (texts.length === 0) return ['No texts were found to check.'];
  if (fonts.size === 0) return ['No fonts were found to check.'];
  return texts.flatMap(({ path, line, text }) => {
    const composed = text.normalize('NFC');
    return [...charactersOf(composed)].flatMap((codePoint) => {
      const character = String.fromCodePoint(codePoint);
      const without = [...fonts]
        .filter(([, characters]) => !characters.has(codePoint))
        .map(([name]) => name);
      if (without.length === 0 || neverDrawn.test(character)) return [];
      const number = codePoint.toString(16).toUpperCase().padStart(4, '0');
      const detail =
        without.length === fonts.size ? 'in no font of the app' : `not in ${without.join(', ')}`;
      return [
        `${path}:${line}: "${character}" (U+${number}) of "${excerpt(composed, character)}" is ${detail}.`,
      ];
    });
  });
}

/**
 * Returns the code points of a text, each once.
 * @param {string} text
 * @returns {Set<number>}
 */
export function charactersOf(text) {
  return new Set([...text].map((character) => character.codePointAt(0) ?? 0));
}

/**
 * Shortens a text to the characters around one of them.
 * @param {string} text
 * @param {string} character
 */
function excerpt(text, character) {
  const index = text.indexOf(character);
  const [from, to] = [Math.max(0, index - around), index + character.length + around];
  const part = text.slice(from, to).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}
