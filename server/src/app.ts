import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Http2SecureServer } from 'node:http2';
import type { Server as HttpServer } from 'node:http';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { bindContract } from './contract/bindContract.ts';
import { sendError } from './errors/sendError.ts';
import { type Contract, loadContract, operationsOf } from './contract/loadContract.ts';
import { notFound } from './errors/notFound.ts';
import type { Handlers } from './contract/operations.ts';
import type { ServerPlugin, ServerDeps } from './deps.ts';
import { loggerOptions, requestLog } from './logging.ts';
import { securityHeaders } from './web/securityHeaders.ts';
import { isNavigation } from './web/webPlugin.ts';

export interface BuildOptions {
  plugins: readonly ServerPlugin[];
  /** If false, operations without a handler are left out; for tests of a single plugin. */
  complete?: boolean;
  /** Destination of the log lines; standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Set when several servers are built, so that the file is read only once. */
  contract?: Contract;
  /** Serves HTTPS, with HTTP/2 for clients that support it. */
  https?: { cert: Buffer; key: Buffer };
}

/** The largest JSON body, in bytes; uploads have their own limit. */
const bodyLimit = 256 * 1024;

const brotliQuality = constants.BROTLI_PARAM_QUALITY;

/** The largest uploaded file, in bytes. */
const uploadLimit = 5 * 1024 * 1024;

/**
 * Creates the Fastify instance with all plugins, without listening.
 * @throws {Error} when operations of the contract have no handler, or two; the message names them
 */
export async function buildApp(deps: ServerDeps, options: BuildOptions): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(deps, options) }) as unknown as FastifyInstance;
  app.decorateRequest('identity', null);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(sendError);
  await registerPlugins(app, deps);
  for (const plugin of options.plugins) {
    if (plugin.routes) await app.register(plugin.routes(deps));
  }
  const handlers = mergeHandlers(deps, options.plugins);
  const contract = options.contract ?? (await loadContract());
  await app.register(async (scope) => {
    await bindContract(scope, deps, contract, handlers, { complete: options.complete ?? true });
  });
  const sendNotFound = notFound(operationsOf(contract));
  app.setNotFoundHandler((request, reply) =>
    app.sendAppPage && isNavigation(request)
      ? app.sendAppPage(request, reply)
      : sendNotFound(request, reply),
  );
  return app;
}

async function registerPlugins(app: FastifyInstance, { config }: ServerDeps): Promise<void> {
  await app.register(requestLog);
  await app.register(securityHeaders(config));
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
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
  await app.register(multipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 8, parts: 9, fieldSize: 1024 },
  });
}

function serverOptions(
  { config }: ServerDeps,
  options: BuildOptions,
): FastifyServerOptions<HttpServer> {
  const tls = options.https ? { http2: true, https: { ...options.https, allowHTTP1: true } } : {};
  return {
    ...(tls as FastifyServerOptions<HttpServer> & { http2?: Http2SecureServer }),
    logger: {
      ...loggerOptions(config.logLevel),
      ...(options.logStream ? { stream: options.logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit,
    requestTimeout: 60_000,
    frameworkErrors: sendError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
  };
}

function mergeHandlers(deps: ServerDeps, plugins: readonly ServerPlugin[]): Partial<Handlers> {
  const merged: Partial<Handlers> = {};
  for (const plugin of plugins) {
    const handlers = plugin.handlers?.(deps) ?? {};
    for (const id of Object.keys(handlers)) {
      if (id in merged)
        throw new Error(`${plugin.name} serves ${id}, which another plugin already serves.`);
    }
    Object.assign(merged, handlers);
  }
  return merged;
}
