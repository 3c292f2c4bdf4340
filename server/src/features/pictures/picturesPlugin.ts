import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { ServerPlugin } from '../../deps.ts';
import type { PictureFormat } from '../../drawing/artwork/encodePicture.ts';
import type { PictureRequest, PictureStore } from '../../drawing/artwork/createPictureStore.ts';
import { isPictureKind } from '../../drawing/artwork/pictureKinds.ts';

const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['avif', 'avif'],
]);

/** Serves the pictures. */
export const picturesPlugin: ServerPlugin = async (app, { pictures }) => {
  await app.register(servePictures(pictures));
};

/**
 * Serves pictures at `GET /images/{kind}/{key}.webp?w=640`, with an ETag. Clients that accept AVIF
 * get it at the address of the WebP file. With any `?v=`, the response may be cached for a year.
 * Errors: 404 `not_found`.
 */
export function servePictures(pictures: Pick<PictureStore, 'get'>): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { kind: string; file: string }; Querystring: { w?: string; v?: string } }>(
      '/images/:kind/:file',
      async (request, reply) => {
        const { w, v } = request.query;
        const { varies, picture } = parse(request.params, w, request.headers.accept ?? '');
        const bytes = await pictures.get(picture);
        if (!bytes) throw notFound();
        const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
        reply
          .header('etag', tag)
          .header(
            'cache-control',
            v
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=86400, stale-while-revalidate=604800',
          )
          .header('cross-origin-resource-policy', 'cross-origin');
        if (varies) reply.header('vary', 'Accept');
        if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag))
          return reply.code(304).send();
        return reply.type(`image/${picture.format}`).send(bytes);
      },
    );
  };
}

/** Parses an address; `varies` is whether the format depends on what the client accepts. */
function parse(
  { kind, file }: { kind: string; file: string },
  wished: string | undefined,
  accept: string,
): { picture: PictureRequest; varies: boolean } {
  const [, key, extension] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? [];
  const format = formats.get(extension ?? '');
  if (key === undefined || format === undefined || !isPictureKind(kind)) throw notFound();
  const varies = format === 'webp';
  const takesAvif = negotiate(accept, ['image/avif', 'image/webp']) === 'image/avif';
  const served = varies && takesAvif ? 'avif' : format;
  return { picture: { kind, key, width: parseWidth(wished), format: served }, varies };
}

function notFound(): ApiError {
  return new ApiError('not_found', 404, 'There is no such picture.');
}

/** Parses a width in px; one that is not a positive number counts as not given. */
function parseWidth(wished: string | undefined): number | undefined {
  return wished !== undefined && /^\d{1,5}$/.test(wished) && Number(wished) > 0
    ? Number(wished)
    : undefined;
}
