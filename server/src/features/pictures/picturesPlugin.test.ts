import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { memoryFiles } from '../../testing/memoryFiles.ts';
import { loadArtwork } from '../../drawing/artwork/loadArtwork.ts';
import { createPictureStore } from '../../drawing/artwork/createPictureStore.ts';
import { servePictures } from './picturesPlugin.ts';

const portrait = '/images/portraits/bapak-jas-terakota.webp';
const artwork = await loadArtwork();

async function server() {
  const app = Fastify();
  app.setErrorHandler((error: Error & { status?: number; code?: string }, _request, reply) => {
    void reply.code(error.status ?? 500).send({ code: error.code, message: error.message });
  });
  await app.register(servePictures(createPictureStore(artwork, memoryFiles())));
  return app;
}

describe('serving pictures', () => {
  it('answers with WebP of the width asked for', async () => {
    const app = await server();
    const answer = await app.inject({ url: `${portrait}?w=230` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers.vary).toBe('Accept');
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(240);
  });

  it('answers with AVIF to those who accept it', async () => {
    const app = await server();
    const answer = await app.inject({
      url: `${portrait}?w=120`,
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    expect(answer.headers['content-type']).toBe('image/avif');
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('heif');
    const plain = await app.inject({
      url: `${portrait.replace('webp', 'png')}?w=120`,
      headers: { accept: 'image/avif' },
    });
    expect(plain.headers['content-type']).toBe('image/png');
    expect(plain.headers.vary).toBeUndefined();
  });

  it.each([
    ['image/avif;q=0,image/webp,*/*', 'image/webp'],
    ['image/webp,image/avif;q=0.5', 'image/webp'],
    ['image/webp;q=0.5, image/avif', 'image/avif'],
    ['*/*', 'image/webp'],
  ])('answers those who accept %s with %s', async (accept, type) => {
    const { headers } = await (
      await server()
    ).inject({
      url: `${portrait}?w=120`,
      headers: { accept },
    });
    expect([headers['content-type'], headers.vary]).toEqual([type, 'Accept']);
  });

  it('allows caching a versioned address for ever, and revalidates any other by its ETag', async () => {
    const app = await server();
    const first = await app.inject({ url: `${portrait}?w=120&v=3` });
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await app.inject({
      url: `${portrait}?w=120`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await app.inject({
      url: `${portrait}?w=160`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  it('serves the usual width when the given one is not a number', async () => {
    const app = await server();
    for (const width of ['0', '-5', 'abc', '1e9', '999999']) {
      const answer = await app.inject({ url: `${portrait}?w=${width}` });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(480);
    }
  });

  it.each([
    '/images/portraits/nobody.webp',
    '/images/people/a.webp',
    '/images/portraits/bapak-jas-terakota.gif',
    '/images/boards/..%2f..%2fetc.webp',
    '/images/boards/constructor.webp',
    '/images/__proto__/a.webp',
    '/images/accounts/ratna.webp',
  ])('answers 404 to %s', async (url) => {
    const answer = await (await server()).inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
