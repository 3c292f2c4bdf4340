import type { Middleware } from 'openapi-fetch';

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
