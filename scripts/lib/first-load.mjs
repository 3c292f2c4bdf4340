import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Matches `import … from "./x.js"` and `import "./x.js"`, but not `import("./x.js")`, which is
 * loaded on demand.
 */
const staticImport = /(?:^|[;}\s])import(?:[^"'();]*?from)?\s*["']\.\/([^"']+\.js)["']/g;

/**
 * Returns the scripts that are loaded before a page is shown: the entry of the app, the chunk of
 * the page, and all their static imports.
 * @param {string} assets folder of the build's scripts
 * @param {string[]} names of chunks without their hash, such as `index` and `HomeRoute`
 * @returns {Map<string, number>} the size in bytes after brotli compression, by the name of the
 * chunk
 * @throws {Error} when a chunk does not exist
 */
export function firstLoad(assets, names) {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const loaded = new Set();
  for (const name of names) {
    const entry = files.find((path) => nameOf(path) === name && isEntry(assets, path, name));
    if (entry === undefined)
      throw new Error(
        `The build has no chunk "${name}". Correct the entries in scripts/size-budget.json.`,
      );
    follow(entry);
  }
  /** @param {string} file */
  function follow(file) {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, imported = ''] of readFileSync(join(assets, file), 'utf8').matchAll(staticImport))
      follow(imported);
  }

  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of loaded) {
    const name = nameOf(file);
    sizes.set(
      name,
      (sizes.get(name) ?? 0) + brotliCompressSync(readFileSync(join(assets, file))).length,
    );
  }
  return sizes;
}

/**
 * Returns messages about a page that exceeds its budget: its total, and the chunks that grew.
 * @param {Map<string, number>} sizes
 * @param {{ total: number, chunks: Record<string, number> }} budget in bytes; `chunks` are the
 * sizes when it was set
 * @returns {string[]} empty when the page is within its budget
 */
export function overBudget(sizes, { total, chunks }) {
  const sum = [...sizes.values()].reduce((before, size) => before + size, 0);
  if (sum <= total) return [];
  const grown = [...sizes]
    .map(([name, size]) => ({ name, before: chunks[name] ?? 0, size }))
    .filter(({ before, size }) => size > before)
    .sort((one, other) => other.size - other.before - (one.size - one.before));
  return [
    `${inKilobytes(sum)}, ${inKilobytes(sum - total)} over the budget of ${inKilobytes(total)}`,
    ...grown.map(
      ({ name, before, size }) =>
        `${name} ${before === 0 ? 'is new:' : `grew from ${inKilobytes(before)} to`} ${inKilobytes(size)}`,
    ),
  ];
}

/** @param {number} bytes */
export function inKilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * Returns the name of a chunk: `HomeRoute` of `HomeRoute-BVUrUscQ.js`.
 * @param {string} file
 */
function nameOf(file) {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

/** Several chunks can be called `index`; index.html contains the one that is the entry. */
function isEntry(
  /** @type {string} */ assets,
  /** @type {string} */ file,
  /** @type {string} */ name,
) {
  return (
    name !== 'index' ||
    readFileSync(join(assets, '../index.html'), 'utf8').includes(`/assets/${file}`)
  );
}
