import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** The size in bytes below which compression saves too little. */
const minimumSize = 512;

/**
 * Writes a `.br` and a `.gz` file beside each text file of a folder, with the best compression. The
 * output is deterministic.
 * @param {string} folder
 * @returns {Promise<number>} the number of compressed files
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size >= minimumSize);
  await Promise.all(files.map(compress));
  return files.length;
}

/** @param {string} path */
async function compress(path) {
  const content = readFileSync(path);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, zipped);
}
