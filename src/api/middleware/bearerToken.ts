import type { Middleware } from 'openapi-fetch';

/**
 * Sends the access token of the signed-in user, if there is one. A call with its own token keeps
 * it, because a sign-in looks up its user before the session exists.
 */
export function bearerToken(getAccessToken: () => string | null) {
  return {
    onRequest({ request }) {
      if (request.headers.has('Authorization')) return;
      const token = getAccessToken();
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    },
  } satisfies Middleware;
}

/** Returns the bearer token in the headers of a request, or null. */
export function getBearerToken(headers: Headers): string | null {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}
