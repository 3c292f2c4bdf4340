import { sql } from 'drizzle-orm';
import type { ServerPlugin } from '../deps.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Serves `/healthz` (the process runs) and `/readyz` (it reaches its database) for load balancers.
 */
export const healthPlugin: ServerPlugin = async (app, { db }) => {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config: { rateLimit: false } }, async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      // The cause names hosts and ports, so it is logged and not sent.
      request.log.error({ err: error }, 'the database does not respond');
      throw new ApiError('service_unavailable', 503, 'The database does not respond.');
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
};
