import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';

/** Returns the origin of the app that sends a request, if it is one of the other `appOrigins`. */
export function appOriginOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  appOrigins: readonly string[],
): string | undefined {
  return appOrigins.find((origin) => origin === headers.origin);
}

/**
 * Rejects a request of a page on another site that does not serve the app. Its cookies may be sent
 * from there, because those of an app on another origin cannot be limited to the own site.
 * @throws {ApiError} `forbidden`
 */
export function rejectForeignSite(
  request: Pick<FastifyRequest, 'headers'>,
  appOrigins: readonly string[],
): void {
  if (request.headers['sec-fetch-site'] !== 'cross-site') return;
  if (appOriginOf(request, appOrigins) === undefined)
    throw new ApiError('forbidden', 403, 'This origin does not serve the app.');
}
