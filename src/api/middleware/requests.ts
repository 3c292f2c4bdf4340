import { createQuerySerializer, type Middleware } from 'openapi-fetch';

/**
 * Creates the query serializer of main calls, which adds the API key. A request middleware cannot
 * add it: changing the URL of a request requires streaming its body, which phones reject over
 * HTTP/1.
 */
export function createApiKeySerializer(apiKey: string): (query: Record<string, unknown>) => string {
  const serialize = createQuerySerializer<Record<string, unknown>>();
  return (query) => serialize({ ...query, api_key: apiKey });
}

/** Makes caches revalidate every answer with the upstream. `Pragma` is for HTTP/1.0 caches. */
export const noCache = {
  onRequest({ request }) {
    request.headers.set('Cache-Control', 'no-cache');
    request.headers.set('Pragma', 'no-cache');
  },
} satisfies Middleware;

/** The actions of the paths that create an order. */
const actionByPath: Readonly<Partial<Record<string, string>>> = {
  '/messages': 'greeting',
  '/florist/message': 'flowers',
};

/**
 * Sends the token of the bot check with each call that creates an order.
 * @param getToken called for every such request, because a token is valid once; null when there is
 * none
 */
export function botCheck(getToken: (action: string) => Promise<string | null>) {
  return {
    async onRequest({ request, schemaPath }) {
      const action = request.method === 'POST' ? actionByPath[schemaPath] : undefined;
      const token = action === undefined ? null : await getToken(action);
      if (token !== null) request.headers.set('X-Bot-Check', token);
    },
  } satisfies Middleware;
}

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
