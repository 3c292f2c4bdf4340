import type { FastifyPluginAsync } from 'fastify';
import sharp from 'sharp';
import { portrait } from './portrait.ts';
import { demoAccounts } from './demoAccounts.ts';

const side = 256;
const rendered = new Map<string, Promise<Buffer>>();

/** Serves the pictures of the demo accounts, which are rendered on first request. */
export const demoPictures: FastifyPluginAsync = async (app) => {
  for (const { sub, picture } of demoAccounts) {
    app.get(picture, async (_request, reply) => {
      const image = rendered.get(picture) ?? render(sub);
      rendered.set(picture, image);
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(await image);
    });
  }
};

function render(sub: string): Promise<Buffer> {
  return sharp(Buffer.from(portrait(sub)))
    .resize(side, side)
    .webp({ quality: 86 })
    .toBuffer();
}
