import type { Middleware } from 'openapi-fetch';

/** Makes caches revalidate every answer with the upstream. `Pragma` is for HTTP/1.0 caches. */
export const noCache = {
  onRequest({ request }) {
    request.headers.set('Cache-Control', 'no-cache');
    request.headers.set('Pragma', 'no-cache');
  },
} satisfies Middleware;
