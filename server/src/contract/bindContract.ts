import { fastifyResponseValidation } from '@fastify/response-validation';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { ServerDeps } from '../deps.ts';
import { ApiError } from './ApiError.ts';
import { type Contract, type ContractOperation, operationsOf } from './loadContract.ts';
import type { Handlers, OperationId } from './operations.ts';
import { rejectNul } from './rejectNul.ts';
import { routeLimit } from './routeLimit.ts';
import { securityHandlers } from './security.ts';
import { requestValidator, responseAjv } from './validators.ts';

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Serves the contract's operations with the handlers of the same name.
 * @param options.complete false leaves out operations without a handler, for tests of a single part
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
      ? without(
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
    specification: withoutAnnotations(served),
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
        // A compressed answer that holds a secret beside what the caller sent would tell its length.
        ...(operationId.endsWith('SignIn') ? { compress: false } : {}),
        config: { rateLimit: routeLimit(operationId as OperationId, deps.config.rateLimits) },
      } as unknown as RouteOptions;
    },
  });
}

/** Bare JSON strings are JSON too, and an answer without a body is a 204. */
function sendResponse(handler: AnyHandler, operation: ContractOperation): AnyHandler {
  const isEmpty = '204' in operation.responses;
  return async (request, reply) => {
    const answer = await handler(request, reply);
    if (reply.sent) return reply;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (isEmpty) return reply.code(204).send();
    reply.type('application/json; charset=utf-8');
    return reply.send(typeof answer === 'string' ? JSON.stringify(answer) : answer);
  };
}

/** Fastify checks only bodies whose type the contract names, so the type itself is checked here. */
function requireBody({ requestBody }: ContractOperation) {
  const types = Object.keys(requestBody?.content ?? {});
  return async (request: FastifyRequest) => {
    if (types.length === 0) return;
    const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given === undefined) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This call needs a body of type ${types.join(' or ')}.`,
      );
    }
    if (!types.includes(given)) {
      throw new ApiError(
        'unsupported_media_type',
        415,
        `This call takes ${types.join(' or ')}, not ${given.slice(0, 100)}.`,
      );
    }
  };
}

/** A multipart body is a stream of parts, which JSON Schema cannot look at: the handler reads and judges it. */
function skipMultipartBodies(route: RouteOptions): void {
  const body = route.schema?.body as { content?: Record<string, unknown> } | undefined;
  if (body?.content && 'multipart/form-data' in body.content) delete route.schema?.body;
}

function unknownScheme(name: string): never {
  throw new Error(
    `The contract names the security scheme ${name}, which the server does not know.`,
  );
}

function without(contract: Contract, dropped: ContractOperation[]): Contract {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => !dropped.includes(operation));
    return [path, Object.fromEntries(kept)] as const;
  });
  return {
    ...contract,
    paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)),
  };
}

/** The glue clones and checks the document for every part it is given; the tags are of no use to it. */
function withoutAnnotations(contract: Contract): object {
  return { ...contract, tags: [] };
}
