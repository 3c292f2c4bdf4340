import type { Middleware } from 'openapi-fetch';
import type { AppError } from '../../domain/appError.ts';
import { toAppRejection } from '../toAppRejection.ts';
import { tokenOf } from './bearerToken.ts';

/**
 * Told of every main call that was refused for want of a valid token. `rejectedToken` is the one the call had
 * carried, so that a late refusal of an old token does not end a session that was renewed meanwhile.
 */
export type OnUnauthenticated = (error: AppError, rejectedToken: string | null) => void;

/** Throws for every answer that is not a success, as the AppError that its code or its status stands for. */
export function throwRejections(onUnauthenticated?: OnUnauthenticated) {
  return {
    async onResponse({ request, response }) {
      if (response.ok) return;
      const error = await toAppRejection(response);
      reportUnauthenticated(error, tokenOf(request.headers), onUnauthenticated);
      throw error;
    },
  } satisfies Middleware;
}

/** Calls back when an error says that the token is missing or no longer valid. */
export function reportUnauthenticated(
  error: AppError,
  rejectedToken: string | null,
  onUnauthenticated: OnUnauthenticated | undefined,
): void {
  if (error.code === 'unauthenticated' || error.code === 'tokenExpired')
    onUnauthenticated?.(error, rejectedToken);
}
