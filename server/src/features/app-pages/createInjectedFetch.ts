import type { FastifyInstance } from 'fastify';

/**
 * Creates a `fetch` whose requests this server answers itself, without the network. They count
 * towards the rate limits of the visitor.
 * @param ip the address of the visitor
 */
export function createInjectedFetch(
  app: Pick<FastifyInstance, 'inject'>,
  ip: string,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET') throw new TypeError('A rendered page only reads.');
    const { pathname, search } = new URL(request.url);
    const { rawPayload, statusCode, headers } = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
      remoteAddress: ip,
    });
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? '') },
    });
  };
}
