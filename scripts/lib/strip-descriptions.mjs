import { parseAst } from 'vite';

/**
 * Removes the descriptions of states from the machines of a build. Designers and testers read them in diagrams,
 * reports and the atlas, which are made from the sources; customers need not download them.
 * @param {{ moduleOf: RegExp }} options which modules hold machines
 * @returns {import('vite').Plugin}
 */
export function stripDescriptions({ moduleOf }) {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    transform: {
      filter: { id: moduleOf },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}

/**
 * Replaces each `description: '…'` property of an object literal with spaces, so that positions in the code stay valid.
 * @param {string} code JavaScript
 * @returns {string}
 */
export function withoutDescriptions(code) {
  let stripped = code;
  for (const { start, end } of descriptionsIn(parseAst(code))) {
    const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
    const length = end + comma - start;
    stripped = stripped.slice(0, start) + ' '.repeat(length) + stripped.slice(start + length);
  }
  return stripped;
}

/**
 * @param {unknown} node an ESTree node, or anything that a node holds
 * @returns {{ start: number, end: number }[]}
 */
function descriptionsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (isDescription(node)) return [node];
  return Object.values(node).flatMap(descriptionsIn);
}

/**
 * @param {object} node
 * @returns {node is { start: number, end: number }}
 */
function isDescription(node) {
  const { type, key, value } = /** @type {any} */ (node);
  return type === 'Property' && key.name === 'description' && typeof value.value === 'string';
}
