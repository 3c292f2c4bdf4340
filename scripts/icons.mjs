import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon } from './lib/app-icon.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** The PNG icons that the page and its manifest refer to, as [file, drawing, size in pixels]. */
const pictures = /** @type {const} */ ([
  ['favicon-32.png', { shape: 'rounded', bold: true }, 32],
  ['apple-touch-icon.png', { shape: 'square' }, 180],
  ['icon-192.png', { shape: 'rounded' }, 192],
  ['icon-512.png', { shape: 'rounded' }, 512],
  ['icon-maskable-512.png', { shape: 'maskable' }, 512],
]);

/** Writes the icons into `public`. */
await runMain(async () => {
  const folder = join(root, 'public');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'favicon.svg'), appIcon({ shape: 'rounded', bold: true }));
  for (const [file, drawing, size] of pictures) {
    const svg = Buffer.from(appIcon(drawing));
    const scaled = await sharp(svg, { density: (72 * size) / 512 })
      .resize(size, size)
      .png({ palette: true, effort: 10 })
      .toBuffer();
    writeFileSync(join(folder, file), scaled);
  }
  console.log(`Wrote favicon.svg and ${pictures.length} PNG icons to public`);
  return 0;
});
