import type { Middleware } from 'openapi-fetch';

/**
 * Sends the access token of the signed-in user, if there is one. A call that brings its own keeps it: a sign-in
 * looks its user up before the session exists.
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

/** The token that a request carried, or null. */
export function tokenOf(headers: Headers): string | null {
  return /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}
