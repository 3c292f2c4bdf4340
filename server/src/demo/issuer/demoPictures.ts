import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { artworkFolder } from '../../drawing/artwork/loadArtwork.ts';
import type { ServerPlugin } from '../../deps.ts';
import { demoAccounts } from './demoAccounts.ts';

/** Serves the pictures of the demo accounts as they are in the folder of the artwork. */
export const demoPictures: ServerPlugin = async (app) => {
  for (const { picture } of demoAccounts) {
    const bytes = await readFile(join(artworkFolder, 'accounts', basename(picture)));
    app.get(picture, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(bytes),
    );
  }
};
