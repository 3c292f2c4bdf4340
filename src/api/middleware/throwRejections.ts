import type { Middleware } from 'openapi-fetch';
import type { AppError } from '../../domain/appError.ts';
import { toAppRejection } from '../rejections/toAppRejection.ts';
import { getBearerToken } from './bearerToken.ts';

/**
 * Called for every main call that was rejected because its token is missing or invalid.
 * `rejectedToken` is the token of the request, so that a late rejection of an old token does not
 * end a session that was refreshed meanwhile.
 */
export type OnUnauthenticated = (error: AppError, rejectedToken: string | null) => void;

/** Throws an AppError for every unsuccessful response, created by `toAppRejection`. */
export function throwRejections(onUnauthenticated?: OnUnauthenticated) {
  return {
    async onResponse({ request, response }) {
      if (response.ok) return;
      const error = await toAppRejection(response);
      reportUnauthenticated(error, getBearerToken(request.headers), onUnauthenticated);
      throw error;
    },
  } satisfies Middleware;
}

/** Calls `onUnauthenticated` when an error means that the token is missing or no longer valid. */
export function reportUnauthenticated(
  error: AppError,
  rejectedToken: string | null,
  onUnauthenticated: OnUnauthenticated | undefined,
): void {
  if (error.code === 'unauthenticated' || error.code === 'tokenExpired')
    onUnauthenticated?.(error, rejectedToken);
}
