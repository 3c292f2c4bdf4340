import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { bindContract } from './http/contract/bindContract.ts';
import { loadContract, operationsOf } from './http/contract/loadContract.ts';
import type { ServerPlugin, ServerDeps } from './deps.ts';
import { notFound } from './http/errors/notFound.ts';
import { sendError } from './http/errors/sendError.ts';
import { sendParserError } from './http/errors/sendParserError.ts';
import { loggerOptions, requestLog } from './http/logging.ts';
import { repairUrl } from './http/repairUrl.ts';
import { stopGracefully } from './http/stopGracefully.ts';
import { redirectToTls } from './http/redirectToTls.ts';
import { securityHeaders } from './http/securityHeaders.ts';

interface BuildOptions {
  plugins: readonly ServerPlugin[];
  /** If false, operations may remain without a handler; for tests of a single plugin. */
  complete?: boolean;
  /** Destination of the log lines; standard output by default. */
  logStream?: { write: (line: string) => void };
}

/** The largest JSON body, in bytes; uploads have their own limit. */
const bodyLimit = 256 * 1024;

/**
 * How long a connection may be silent, in ms; longer than the pauses between the heartbeats of a
 * stream.
 */
const idleTimeoutMs = 75_000;

const brotliQuality = constants.BROTLI_PARAM_QUALITY;

/**
 * Creates the Fastify instance with all plugins, without listening.
 * @throws {Error} when operations of the contract have no handler, or two; the message names them
 */
export async function buildApp(
  deps: ServerDeps,
  { plugins, complete = true, logStream }: BuildOptions,
): Promise<FastifyInstance> {
  const { config } = deps;
  const contract = await loadContract();
  const app = Fastify({
    logger: {
      ...loggerOptions(config.logLevel),
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit,
    requestTimeout: 60_000,
    connectionTimeout: idleTimeoutMs,
    // The embedded identity provider takes long to load on a busy computer.
    pluginTimeout: 60_000,
    // stopGracefully.ts rejects requests in the form of the contract.
    return503OnClosing: false,
    clientErrorHandler: sendParserError,
    frameworkErrors: sendError,
    rewriteUrl: repairUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(notFound(operationsOf(contract)));
  await app.register(stopGracefully);
  await app.register(requestLog);
  await app.register(securityHeaders(config));
  await app.register(redirectToTls(config));
  if (config.appOrigins.length > 0) {
    await app.register(cors, {
      origin: config.appOrigins,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      // The app judges deadlines by Date, because a device's clock may be wrong.
      exposedHeaders: ['Date', 'Idempotency-Key', 'Retry-After'],
      maxAge: 600,
    });
  }
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [brotliQuality]: 4 } },
  });
  await app.register(rateLimit, { global: false });
  await app.register(bindContract, { ...deps, contract, complete });
  for (const plugin of plugins) await app.register(plugin, deps);
  await app.ready();
  return app;
}
