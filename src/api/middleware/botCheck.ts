import type { Middleware } from 'openapi-fetch';

/** The calls that make an order, by what they are for. */
const guarded: Readonly<Partial<Record<string, string>>> = {
  '/messages': 'greeting',
  '/florist/message': 'flowers',
};

/**
 * Sends what the bot check gives for a call that makes an order.
 * @param getToken asked anew for every such call, as a token holds once; null when there is none to be had
 */
export function botCheck(getToken: (action: string) => Promise<string | null>) {
  return {
    async onRequest({ request, schemaPath }) {
      const action = request.method === 'POST' ? guarded[schemaPath] : undefined;
      const token = action === undefined ? null : await getToken(action);
      if (token !== null) request.headers.set('X-Bot-Check', token);
    },
  } satisfies Middleware;
}
