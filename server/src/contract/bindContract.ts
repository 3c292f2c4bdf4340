import { fastifyResponseValidation } from '@fastify/response-validation';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ServerDeps } from '../deps.ts';
import { ApiError } from '../errors/ApiError.ts';
import { type Contract, type ContractOperation, operationsOf } from './loadContract.ts';
import type { Handlers, OperationId } from './operations.ts';
import { rejectNul } from './rejectNul.ts';
import { rateLimitOptions } from './rateLimitOptions.ts';
import { securityHandlers } from '../auth/security.ts';
import { requestValidator, responseAjv } from './validators.ts';

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Registers a route for every operation of the contract, with the handler of the same name.
 * @param options.complete false leaves out operations without a handler, for tests of a single
 *   plugin
 * @throws {Error} that names every operation without a handler
 */
export async function bindContract(
  app: FastifyInstance,
  deps: ServerDeps,
  contract: Contract,
  handlers: Partial<Handlers>,
  options: { complete: boolean },
): Promise<void> {
  const operations = operationsOf(contract);
  const missing = operations.filter(
    ({ operation }) => !handlers[operation.operationId as OperationId],
  );
  if (options.complete && missing.length > 0) {
    throw new Error(
      `No handler for ${missing.map(({ operation }) => operation.operationId).join(', ')}.`,
    );
  }
  const served =
    missing.length > 0
      ? omitOperations(
          contract,
          missing.map(({ operation }) => operation),
        )
      : contract;
  const byId = new Map(operations.map(({ operation }) => [operation.operationId, operation]));
  const schemes = securityHandlers(deps);

  app.setValidatorCompiler(requestValidator());
  app.setSerializerCompiler(() => JSON.stringify);
  if (deps.config.validateResponses)
    await app.register(fastifyResponseValidation, { ajv: responseAjv() });
  app.addHook('onRoute', skipMultipartBodies);
  await app.register(openapiGlue, {
    specification: omitTags(served),
    operationResolver: (operationId): RouteOptions => {
      const operation = byId.get(operationId);
      const handler = handlers[operationId as OperationId] as AnyHandler | undefined;
      if (!operation || !handler) throw new Error(`No handler for ${operationId}.`);
      const names = (operation.security ?? contract.security ?? []).flatMap((requirement) =>
        Object.keys(requirement),
      );
      return {
        handler: sendResponse(handler, operation),
        onRequest: names.map((name) => schemes[name] ?? unknownScheme(name)),
        preValidation: [requireBody(operation), rejectNul],
        // Compressing a secret together with the caller's input would leak it (the BREACH attack).
        ...(operationId.endsWith('SignIn') ? { compress: false } : {}),
        config: { rateLimit: rateLimitOptions(operationId as OperationId, deps.config.rateLimits) },
      } as unknown as RouteOptions;
    },
  });
}

/**
 * Wraps a handler so that its result is sent as JSON, also a plain string, or as 204 without body.
 */
function sendResponse(handler: AnyHandler, operation: ContractOperation): AnyHandler {
  const isEmpty = '204' in operation.responses;
  return async (request, reply) => {
    const payload = await handler(request, reply);
    if (reply.sent) return reply;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isEmpty) return reply.code(204).send();
    reply.type('application/json; charset=utf-8');
    return reply.send(typeof payload === 'string' ? JSON.stringify(payload) : payload);
  };
}

/** Checks the content type. Fastify validates only bodies whose type is in the contract. */
function requireBody({ requestBody }: ContractOperation) {
  const types = Object.keys(requestBody?.content ?? {});
  return async (request: FastifyRequest) => {
    if (types.length === 0) return;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (type === undefined) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This operation requires a body of type ${types.join(' or ')}.`,
      );
    }
    if (!types.includes(type)) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This operation accepts ${types.join(' or ')}, not ${type.slice(0, 100)}.`,
      );
    }
  };
}

/**
 * Removes the body schema of multipart routes: JSON Schema cannot validate a stream, the handler
 * does.
 */
function skipMultipartBodies(route: RouteOptions): void {
  const body = route.schema?.body as { content?: Record<string, unknown> } | undefined;
  if (body?.content && 'multipart/form-data' in body.content) delete route.schema?.body;
}

function unknownScheme(name: string): never {
  throw new Error(
    `The contract uses the security scheme ${name}, which the server does not implement.`,
  );
}

function omitOperations(contract: Contract, omitted: ContractOperation[]): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const remaining = Object.entries(item).filter(([, operation]) => !omitted.includes(operation));
    return [path, Object.fromEntries(remaining)] as const;
  });
  return {
    ...contract,
    paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)),
  };
}

/**
 * Removes the tags, which fastify-openapi-glue does not need but clones and checks on registration.
 */
function omitTags(contract: Contract): object {
  return { ...contract, tags: [] };
}
