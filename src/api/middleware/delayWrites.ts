import type { Middleware } from 'openapi-fetch';

/**
 * Sends a write once the press that asks for it is painted: on a slow phone, sending takes as long as
 * a frame.
 * @param whenPainted resolves after the next paint
 */
export function delayWrites(whenPainted: () => Promise<void>) {
  return {
    async onRequest({ request }) {
      if (request.method !== 'GET') await whenPainted();
    },
  } satisfies Middleware;
}
