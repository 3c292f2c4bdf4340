import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const script = 'export const greeting = "Turut berdukacita";\n'.repeat(40);
/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
afterEach(() => folder.remove());
const read = (/** @type {string} */ name) => readFileSync(`${folder.path}/${name}`);

test('writes smaller files in both formats that decompress to the original', async () => {
  folder = temporaryFolder({ 'assets/main.js': script });
  expect(await precompress(folder.path)).toBe(1);
  expect(brotliDecompressSync(read('assets/main.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('assets/main.js.gz')).toString()).toBe(script);
  expect(read('assets/main.js.br').length).toBeLessThan(script.length / 5);
});

test('writes the same bytes for the same text', async () => {
  folder = temporaryFolder({ 'a.css': script, 'b.css': script });
  await precompress(folder.path);
  expect(read('a.css.br').equals(read('b.css.br'))).toBe(true);
  expect(read('a.css.gz').equals(read('b.css.gz'))).toBe(true);
  expect(read('a.css.gz').subarray(4, 8)).toEqual(Buffer.alloc(4));
});

test('skips pictures, fonts, very small files and files that are already compressed', async () => {
  folder = temporaryFolder({
    'a.webp': script,
    'b.woff2': script,
    'c.js': 'short',
    'd.svg': script,
  });
  expect(await precompress(folder.path)).toBe(1);
  expect(await precompress(folder.path)).toBe(1);
  expect(
    ['a.webp.br', 'b.woff2.gz', 'c.js.br', 'd.svg.br.br'].map((name) =>
      existsSync(`${folder.path}/${name}`),
    ),
  ).toEqual([false, false, false, false]);
});
