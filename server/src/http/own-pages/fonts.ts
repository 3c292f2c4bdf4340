import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyPluginAsync } from 'fastify';

const sans = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin';

/** The fonts of the server's own pages: the path of each, and its file in `node_modules`. */
const fonts = [
  ['Plus Jakarta Sans', 400, '/own-pages/sans-400.woff2', `${sans}-400-normal.woff2`],
  ['Plus Jakarta Sans', 600, '/own-pages/sans-600.woff2', `${sans}-600-normal.woff2`],
  ['Lora', 500, '/own-pages/serif-500.woff2', '@fontsource/lora/files/lora-latin-500-normal.woff2'],
] as const;

/** The rules of the style sheet that load the fonts. */
export const fontFaces = fonts
  .map(
    ([family, weight, path]) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${path}) format('woff2')}`,
  )
  .join('\n');

/** Serves the fonts of the server's own pages. */
export const ownPageFonts: FastifyPluginAsync = async (app) => {
  const { resolve } = createRequire(import.meta.url);
  for (const [, , path, file] of fonts) {
    const bytes = await readFile(resolve(file));
    app.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('font/woff2')
        .send(bytes),
    );
  }
};
