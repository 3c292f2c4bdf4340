import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** `import … from "./x.js"` and `import "./x.js"`, as a build writes them; `import("./x.js")` is loaded when needed. */
const staticImport = /(?:^|[;}\s])import(?:[^"'();]*?from)?\s*["']\.\/([^"']+\.js)["']/g;

/**
 * The scripts a page needs before it can be shown: those of the app's entry and of the page's own part, with all they
 * import.
 * @param {string} assets folder of the build's scripts
 * @param {string[]} names of chunks without their hash, such as `index` and `HomeRoute`
 * @returns {Map<string, number>} bytes as sent with brotli, by the name of the chunk
 * @throws {Error} when a chunk is not there
 */
export function firstLoad(assets, names) {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const found = new Set();
  for (const name of names) {
    const file = files.find((one) => nameOf(one) === name && isEntry(assets, one, name));
    if (file === undefined)
      throw new Error(`The build has no chunk "${name}": see scripts/size-budget.json.`);
    follow(file);
  }
  /** @param {string} file */
  function follow(file) {
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ''] of readFileSync(join(assets, file), 'utf8').matchAll(staticImport))
      follow(imported);
  }

  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of found) {
    const name = nameOf(file);
    sizes.set(
      name,
      (sizes.get(name) ?? 0) + brotliCompressSync(readFileSync(join(assets, file))).length,
    );
  }
  return sizes;
}

/**
 * What has grown beyond its budget, and by which chunks.
 * @param {Map<string, number>} sizes
 * @param {{ total: number, chunks: Record<string, number> }} budget in bytes; `chunks` as they were when it was set
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
    `${inKilobytes(sum)} of ${inKilobytes(total)}`,
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

/** `HomeRoute` of `HomeRoute-BVUrUscQ.js`. @param {string} file */
function nameOf(file) {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

/** The page names the file it begins with; other chunks may be called `index` as well. */
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
