import { parse } from 'postcss';
import ts from 'typescript';

/**
 * @typedef {object} Text
 * @property {number} line counted from 1
 * @property {string} text
 */

/** What has no shape of its own: a browser draws nothing for it, whether a font has it or not. */
const neverDrawn = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** How many characters of a text are shown on each side of the one that is missing. */
const around = 20;

/**
 * Returns the texts of a file: of TypeScript all strings, templates and words of JSX, of JSON all strings, of a style
 * sheet all values.
 * @param {string} path
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(path, source) {
  if (path.endsWith('.css')) return textsOfSheet(source);
  // A JSON file is an expression of JavaScript.
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
    ({ value, source: place }) => void texts.push({ line: place?.start?.line ?? 1, text: value }),
  );
  return texts;
}

/**
 * Returns a sentence for each character of a text that a font does not have.
 * @param {readonly (Text & { path: string })[]} texts
 * @param {ReadonlyMap<string, ReadonlySet<number>>} fonts code points by the name of the font
 * @returns {string[]} empty when every font has every character
 */
export function missingCharacters(texts, fonts) {
  if (texts.length === 0) return ['There are no texts.'];
  if (fonts.size === 0) return ['There are no fonts.'];
  return texts.flatMap(({ path, line, text }) => {
    const composed = text.normalize('NFC');
    return [...charactersOf(composed)].flatMap((codePoint) => {
      const character = String.fromCodePoint(codePoint);
      const without = [...fonts]
        .filter(([, characters]) => !characters.has(codePoint))
        .map(([name]) => name);
      if (without.length === 0 || neverDrawn.test(character)) return [];
      const number = codePoint.toString(16).toUpperCase().padStart(4, '0');
      const lack =
        without.length === fonts.size ? 'in no font of the app' : `not in ${without.join(', ')}`;
      return [
        `${path}:${line}: "${character}" (U+${number}) of "${excerpt(composed, character)}" is ${lack}.`,
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
 * @param {string} text
 * @param {string} character
 */
function excerpt(text, character) {
  const place = text.indexOf(character);
  const [from, to] = [Math.max(0, place - around), place + character.length + around];
  const part = text.slice(from, to).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}
