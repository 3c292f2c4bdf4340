import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';

/**
 * Creates the plugin that sends browsers from the plain port to the public address, when this server
 * serves TLS itself. Requests of other programs, such as probes, are answered on both ports.
 */
export function redirectToTls({ tls, publicUrl }: Pick<Config, 'tls' | 'publicUrl'>) {
  return fp(async (app) => {
    if (tls === undefined || !publicUrl.startsWith('https:')) return;
    app.addHook('onRequest', async (request, reply) => {
      const isNavigation =
        request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
      if (request.protocol === 'http' && isNavigation)
        return reply.redirect(`${publicUrl}${request.url}`, 308);
      return undefined;
    });
  });
}
