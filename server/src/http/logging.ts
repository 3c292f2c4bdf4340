import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Creates the options of the logger. Log lines contain the route pattern, never the URL, because
 * URLs contain names, phone numbers, codes and keys. Bodies and headers are not logged.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
    redact: {
      paths: [
        'api_key',
        '*.api_key',
        'authorization',
        '*.authorization',
        'cookie',
        '*.cookie',
        'token',
        '*.token',
      ],
      censor: '[redacted]',
    },
  };
}

/** Logs one line per request: method, route, status and duration in milliseconds. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz') return;
    request.log.info(
      { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'request completed',
    );
  });
});

/** Serializes an error without the message of a failed query, which contains the query's values. */
function describeError(error: Error & { code?: unknown }): {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
} {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const isQuery = error.message.startsWith('Failed query');
  const message = isQuery ? 'A query failed.' : error.message;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  return {
    type: error.name,
    message: cause ? `${message} (${cause.message})` : message,
    stack: frames.join('\n'),
    ...(error.code === undefined ? {} : { code: error.code }),
  };
}
