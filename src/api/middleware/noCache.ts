import type { Middleware } from 'openapi-fetch';

/** Asks every cache between here and the upstream for a fresh answer; `Pragma` is for those that know HTTP/1.0 only. */
export const noCache = {
  onRequest({ request }) {
    request.headers.set('Cache-Control', 'no-cache');
    request.headers.set('Pragma', 'no-cache');
  },
} satisfies Middleware;
