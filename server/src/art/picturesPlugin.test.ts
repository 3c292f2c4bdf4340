import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { memoryPictureCache, type PictureCache } from './pictureCache.ts';
import { picturesPlugin } from './picturesPlugin.ts';

const portrait = '/images/portraits/bapak-jas-terakota.webp';

async function server(cache?: PictureCache) {
  const app = Fastify();
  app.setErrorHandler((error: Error & { status?: number; code?: string }, _request, reply) => {
    void reply.code(error.status ?? 500).send({ code: error.code, message: error.message });
  });
  await app.register(picturesPlugin(cache ? { cache } : {}));
  return app;
}

/** A cache that counts what is put into it. */
function countingCache(): PictureCache & { puts: string[] } {
  const inner = memoryPictureCache();
  const puts: string[] = [];
  return {
    puts,
    get: (key) => inner.get(key),
    put: (key, bytes) => {
      puts.push(key);
      return inner.put(key, bytes);
    },
  };
}

describe('serving pictures', () => {
  it('answers with WebP of the width asked for', async () => {
    const app = await server();
    const answer = await app.inject({ url: `${portrait}?w=150` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers.vary).toBe('Accept');
    expect(answer.headers['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(160);
  });

  it('answers with AVIF to those who accept it', async () => {
    const app = await server();
    const answer = await app.inject({
      url: `${portrait}?w=96`,
      headers: { accept: 'image/avif,image/webp,*/*' },
    });
    expect(answer.headers['content-type']).toBe('image/avif');
    expect((await sharp(answer.rawPayload).metadata()).format).toBe('heif');
    const plain = await app.inject({
      url: `${portrait.replace('webp', 'png')}?w=96`,
      headers: { accept: 'image/avif' },
    });
    expect(plain.headers['content-type']).toBe('image/png');
    expect(plain.headers.vary).toBeUndefined();
  });

  it('lets a versioned address be kept for ever, and any other be checked by its tag', async () => {
    const app = await server();
    const first = await app.inject({ url: `${portrait}?w=96&v=3` });
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await app.inject({
      url: `${portrait}?w=96`,
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

  it('draws once for many who ask at the same time, and once for all widths that snap together', async () => {
    const cache = countingCache();
    const app = await server(cache);
    const answers = await Promise.all(
      ['?w=90', '?w=96', '?w=95', '?w=50'].map((query) => app.inject({ url: portrait + query })),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(cache.puts).toHaveLength(1);
    expect(cache.puts[0]).toMatch(
      /^pictures\/[0-9a-f]{12}\/portraits\/bapak-jas-terakota-96\.webp$/,
    );
  });

  it('takes what the cache has instead of drawing', async () => {
    const kept = Buffer.from('kept');
    const app = await server({
      get: () => Promise.resolve(kept),
      put: () => Promise.reject(new Error('Nothing is to be put.')),
    });
    expect((await app.inject({ url: portrait })).body).toBe('kept');
  });

  it('takes a width that is no number for none', async () => {
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
  ])('does not know %s', async (url) => {
    const answer = await (await server()).inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the cache in memory', () => {
  it('gives up the least recently used when it is full', async () => {
    const cache = memoryPictureCache(10);
    await cache.put('a', Buffer.alloc(4));
    await cache.put('b', Buffer.alloc(4));
    await cache.get('a');
    await cache.put('c', Buffer.alloc(4));
    expect(await Promise.all(['a', 'b', 'c'].map((key) => cache.get(key)))).toEqual([
      Buffer.alloc(4),
      undefined,
      Buffer.alloc(4),
    ]);
  });

  it('does not keep what is larger than itself', async () => {
    const cache = memoryPictureCache(10);
    await cache.put('a', Buffer.alloc(4));
    await cache.put('b', Buffer.alloc(11));
    expect(await Promise.all(['a', 'b'].map((key) => cache.get(key)))).toEqual([
      Buffer.alloc(4),
      undefined,
    ]);
  });
});
