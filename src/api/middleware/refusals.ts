import type { Middleware } from 'openapi-fetch';
import type { AppError } from '../../domain/appError.ts';
import { refusalOf } from '../refusalOf.ts';
import { tokenOf } from './bearerToken.ts';

/**
 * Told of every main call that was refused for want of a valid token. `refusedToken` is the one the call had
 * carried, so that a late refusal of an old token does not end a session that was renewed meanwhile.
 */
export type OnUnauthenticated = (error: AppError, refusedToken: string | null) => void;

/** Throws for every answer that is not a success, as the AppError that its code or its status stands for. */
export function refusals(onUnauthenticated?: OnUnauthenticated) {
  return {
    async onResponse({ request, response }) {
      if (response.ok) return;
      const error = await refusalOf(response);
      reportUnauthenticated(error, tokenOf(request.headers), onUnauthenticated);
      throw error;
    },
  } satisfies Middleware;
}

/** Calls back when an error says that the token is missing or no longer valid. */
export function reportUnauthenticated(
  error: AppError,
  refusedToken: string | null,
  onUnauthenticated: OnUnauthenticated | undefined,
): void {
  if (error.code === 'unauthenticated' || error.code === 'tokenExpired')
    onUnauthenticated?.(error, refusedToken);
}
