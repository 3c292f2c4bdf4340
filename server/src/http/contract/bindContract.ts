import { fastifyResponseValidation } from '@fastify/response-validation';
import { fastifySSE } from '@fastify/sse';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AccessTokens } from '../auth/accessToken.ts';
import { securityHandlers } from '../auth/security.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../errors/ApiError.ts';
import { type Contract, type ContractOperation, securityOf } from './loadContract.ts';
import type { ContractRequest, Handler, OperationId, RouteTypes } from './operations.ts';
import { rateLimitOptions } from './rateLimitOptions.ts';
import { readRoutes } from './readRoutes.ts';
import { requireStorable } from './requireStorable.ts';
import { requireBody } from './requireBody.ts';
import { requestValidator, responseAjv } from './validators.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Registers the route of an operation of the contract. Requests are validated before the
     * handler runs; its result is sent as JSON.
     * @throws {Error} when the contract has no such operation, or it has a handler already
     */
    operation<Id extends OperationId>(id: Id, handler: Handler<NoInfer<Id>>): void;
  }
}

interface BindOptions {
  config: Config;
  accessTokens: AccessTokens;
  contract: Contract;
  /** If false, operations may remain without a handler; for tests of a single plugin. */
  complete: boolean;
}

/** The largest report of figures in bytes; the longest that the contract allows has about 1.5 kB. */
const reportBodyLimit = 4 * 1024;

/**
 * Adds `app.operation`, with which plugins register the handlers of their operations. The app does
 * not become ready as long as an operation has no handler.
 */
export const bindContract = fp<BindOptions>(
  async (app, { config, accessTokens, contract, complete }) => {
    const routes = await readRoutes(contract);
    const unbound = new Set(routes.keys());
    const schemes = securityHandlers({
      apiKeys: config.apiKeys,
      accessTokens,
      countInvalidToken: createTokenCounter(app, config.rateLimits.signIn),
    });
    app.decorateRequest('identity', null);
    app.decorateRequest('signedInAt', null);
    app.decorateRequest('tokenExpiresAt', null);
    await app.register(fp(fastifySSE));
    if (config.validateResponses)
      await app.register(fastifyResponseValidation, { ajv: responseAjv });

    app.decorate('operation', function bindOperation<
      Id extends OperationId,
    >(this: FastifyInstance, id: Id, handler: Handler<Id>) {
      const route = routes.get(id);
      if (!route) throw new Error(`The contract has no operation ${id}.`);
      if (!unbound.delete(id))
        throw new Error(`${this.pluginName} serves ${id}, which already has a handler.`);
      const { operation, ...address } = route;
      const isEmpty = '204' in operation.responses;
      const isStream = hasStream(operation);
      this.route<RouteTypes<Id>>({
        ...address,
        validatorCompiler: requestValidator,
        serializerCompiler: () => JSON.stringify,
        onRequest: securityOf(contract, operation).map(
          (name) => schemes[name] ?? unknownScheme(name),
        ),
        preValidation: [requireBody(operation), requireStorable],
        ...(isStream ? { sse: 'only' } : {}),
        // Compressing a secret together with the caller's input would leak it (the BREACH attack).
        ...(id.endsWith('SignIn') ? { compress: false } : {}),
        ...(id === 'reportFieldFigures' ? { bodyLimit: reportBodyLimit } : {}),
        config: { rateLimit: rateLimitOptions(id, config.rateLimits) },
        handler: async (request: ContractRequest<Id>, reply) => {
          const payload = await handler(request, reply);
          if (isStream) return;
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
          if (isEmpty) return reply.code(204).send();
          if (Buffer.isBuffer(payload)) return reply.send(payload);
          reply.type('application/json; charset=utf-8');
          return reply.send(typeof payload === 'string' ? JSON.stringify(payload) : payload);
        },
      });
    });

    app.addHook('onReady', async () => {
      if (complete && unbound.size > 0)
        throw new Error(`No handler for ${[...unbound].join(', ')}.`);
    });
  },
);

/**
 * Creates the counter of invalid tokens, which are rejected before a request is counted otherwise.
 * @param max tokens per minute and address; 0 is no limit
 */
function createTokenCounter(app: FastifyInstance, max: number) {
  if (max === 0) return async () => undefined;
  const check = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => request.ip,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw new ApiError('rate_limited', 429, 'Too many invalid access tokens; try again later.');
  };
}

/** Returns whether the response of an operation is a stream of server-sent events. */
function hasStream({ responses }: ContractOperation): boolean {
  const { content = {} } = (responses['200'] ?? {}) as { content?: object };
  return 'text/event-stream' in content;
}

function unknownScheme(name: string): never {
  throw new Error(
    `The contract uses the security scheme ${name}, which the server does not implement.`,
  );
}
