import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcon } from './app-icon.mjs';
import { root } from './root.mjs';

/** @param {string} file */
const readPublic = (file) => readFileSync(join(root, 'public', file));
const manifest = JSON.parse(readPublic('manifest.webmanifest').toString('utf8'));
const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
const page = readFileSync(join(root, 'index.html'), 'utf8');

test('draws the committed favicon', () => {
  expect(readPublic('favicon.svg').toString('utf8')).toBe(
    appIcon({ shape: 'rounded', bold: true }),
  );
});

test.each([
  ['favicon-32.png', 32],
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('draws %s as a square of %d pixels', async (file, size) => {
  const { width, height, format } = await sharp(readPublic(file)).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
});

test.each([
  ['icon-maskable-512.png', true],
  ['apple-touch-icon.png', true],
  ['icon-512.png', false],
])('paints the corners of %s: %s', async (file, isPainted) => {
  const { data, info } = await sharp(readPublic(file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
  expect(corners.map((pixel) => data[pixel * 4 + 3] === 255)).toEqual(corners.map(() => isPainted));
});

test('keeps the maskable drawing inside the safe zone', async () => {
  const { data, info } = await sharp(readPublic('icon-maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground] = [data.subarray(0, 3).toString('hex')];
  const drawn = Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter(
      (pixel) =>
        data.subarray(pixel * info.channels, pixel * info.channels + 3).toString('hex') !== ground,
    )
    .map((pixel) =>
      Math.hypot((pixel % info.width) - 255.5, Math.floor(pixel / info.width) - 255.5),
    );
  expect(drawn.length).toBeGreaterThan(2_000);
  expect(Math.max(...drawn)).toBeLessThan(0.4 * 512);
});

test('R95 lists existing icons and the colours of the design in the manifest', () => {
  for (const { src } of manifest.icons)
    expect([src, existsSync(join(root, 'public', src))]).toEqual([src, true]);
  const paper = /--color-paper: (#\w+);/.exec(tokens)?.[1];
  expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
  expect(manifest).toMatchObject({ lang: 'id', start_url: '/', scope: '/', display: 'standalone' });
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
});
