import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';
import { contentTypeOf, type FileStore, privateFolder } from '../../data/files/openFileStore.ts';

/**
 * Serves stored files that are not private at `/files/<key>`. The content of a key never changes, so it is immutable.
 */
export const filesPlugin: FastifyPluginAsync<{ files: FileStore }> = async (app, { files }) => {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const contentType = key.startsWith(privateFolder) ? undefined : contentTypeOf(key);
    const found = contentType ? await files.stream(key) : undefined;
    if (!contentType || !found) throw new ApiError('not_found', 404, 'There is no such file.');
    return reply
      .type(contentType)
      .header('content-length', found.length)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(found.content);
  });
};
