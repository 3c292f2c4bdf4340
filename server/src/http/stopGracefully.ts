import fp from 'fastify-plugin';
import { ApiError } from './errors/ApiError.ts';
import { trackConnections } from './trackConnections.ts';

/** How long a stopping server waits for running requests, in ms. */
export const graceMs = 10_000;

/**
 * Lets `app.close()` end what runs and nothing else: silent connections are closed, new requests on
 * the others are rejected, and handlers end even if their client is gone. Register it first.
 */
export const stopGracefully = fp(async (app) => {
  const connections = trackConnections(app.server);
  const running = new Set<Promise<unknown>>();
  let isStopping = false;
  let deadline: NodeJS.Timeout | undefined;

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        const ended: Promise<unknown> = result.then(
          () => running.delete(ended),
          () => running.delete(ended),
        );
        running.add(ended);
      }
      return result;
    };
  });
  app.addHook('onRequest', async () => {
    if (isStopping)
      throw new ApiError('service_unavailable', 503, 'The server is stopping; try again.');
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    connections.close();
    deadline = setTimeout(() => connections.destroy(), graceMs);
  });
  app.addHook('onClose', async () => {
    clearTimeout(deadline);
    while (running.size > 0) await Promise.all(running);
  });
});
