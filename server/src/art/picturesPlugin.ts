import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import { drawingVersion } from './drawingVersion.ts';
import { drawPicture, PictureNotFound, pictureWidth, type PictureFormat } from './drawPicture.ts';
import { memoryPictureCache, type PictureCache } from './pictureCache.ts';
import { isPictureKind, type PictureKind } from './pictureKinds.ts';

interface Asked {
  kind: PictureKind;
  key: string;
  format: PictureFormat;
  /** The address named `.webp`, and the reader may take AVIF instead. */
  varies: boolean;
  width: number;
}

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  webp: 'webp',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  avif: 'avif',
};

/**
 * Serves the drawn pictures at `GET /images/{kind}/{key}.webp?w=640`: AVIF to those who accept it, with an ETag.
 * A picture is drawn when it is first asked for and then kept in `cache` (in memory when none is given).
 * With `?v=` of anything the answer may be kept for ever. Errors: 404 `not_found`.
 */
export function picturesPlugin({
  cache = memoryPictureCache(),
}: { cache?: PictureCache } = {}): FastifyPluginAsync {
  const drawing = new Map<string, Promise<Buffer>>();
  return async (app) => {
    app.get<{ Params: { kind: string; file: string }; Querystring: { w?: string; v?: string } }>(
      '/images/:kind/:file',
      async (request, reply) => {
        const asked = read(request.params, request.query.w, request.headers.accept ?? '');
        const bytes = await once(asked);
        const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
        reply
          .header('etag', tag)
          .header(
            'cache-control',
            request.query.v
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=86400, stale-while-revalidate=604800',
          )
          .header('cross-origin-resource-policy', 'cross-origin');
        if (asked.varies) reply.header('vary', 'Accept');
        if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag))
          return reply.code(304).send();
        return reply.type(`image/${asked.format}`).send(bytes);
      },
    );
  };

  function once(asked: Asked): Promise<Buffer> {
    const key = `pictures/${drawingVersion()}/${asked.kind}/${asked.key}-${asked.width}.${asked.format === 'jpeg' ? 'jpg' : asked.format}`;
    const running = drawing.get(key) ?? fetch(key, asked).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  }

  async function fetch(key: string, asked: Asked): Promise<Buffer> {
    const kept = await cache.get(key);
    if (kept) return kept;
    const bytes = await drawPicture(asked.kind, asked.key, asked.width, asked.format);
    await cache.put(key, bytes);
    return bytes;
  }
}

function read(
  { kind, file }: { kind: string; file: string },
  wished: string | undefined,
  accept: string,
): Asked {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)$/.exec(file);
  const named =
    match && Object.hasOwn(FORMATS, match[2] ?? '') ? FORMATS[match[2] ?? ''] : undefined;
  const key = match?.[1];
  if (!named || !key || !isPictureKind(kind))
    throw new ApiError('not_found', 404, 'There is no such picture.');
  const varies = named === 'webp';
  try {
    const width = pictureWidth(kind, key, widthOf(wished));
    return {
      kind,
      key,
      width,
      varies,
      format: varies && /\bimage\/avif\b/.test(accept) ? 'avif' : named,
    };
  } catch (error) {
    if (error instanceof PictureNotFound) throw new ApiError('not_found', 404, error.message);
    throw error;
  }
}

/** A width that is no number counts as none. */
function widthOf(wished: string | undefined): number | undefined {
  return wished !== undefined && /^\d{1,5}$/.test(wished) && Number(wished) > 0
    ? Number(wished)
    : undefined;
}
