import ts from 'typescript';

/**
 * @typedef {object} RetiredName
 * @property {string} use the term of docs/glossary.md to use instead
 * @property {string[]} in folders or files, as paths from the root of the project
 * @property {string[]} names identifiers; `*` at the start or the end stands for any letters
 */

/** @typedef {{ line: number, name: string, use: string }} RetiredUse */

/**
 * Finds identifiers of a source file that the glossary has retired in its folder. Comments, strings and texts of JSX are
 * not read: a retired name may be a word of its own there.
 * @param {string} path from the root of the project, with slashes
 * @param {string} text JavaScript or TypeScript
 * @param {readonly RetiredName[]} retired
 * @returns {RetiredUse[]} one for each place
 */
export function findRetiredNames(path, text, retired) {
  const rules = retired
    .filter((rule) => rule.in.some((root) => path === root || path.startsWith(`${root}/`)))
    .flatMap(({ use, names }) => names.map((name) => ({ use, pattern: patternOf(name) })));
  if (rules.length === 0) return [];
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  /** @type {RetiredUse[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const rule = rules.find(({ pattern }) => pattern.test(node.text));
      if (rule !== undefined) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        found.push({ line: line + 1, name: node.text, use: rule.use });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {string} name */
function patternOf(name) {
  return new RegExp(`^${name.replace(/^\*/, '\\w+').replace(/\*$/, '\\w*')}$`);
}
