import type { Middleware } from 'openapi-fetch';

/** Sends the access token of the signed-in user, unless the call has a token of its own. */
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
