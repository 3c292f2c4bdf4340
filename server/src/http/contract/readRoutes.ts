import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { type Contract, type ContractOperation, operationsOf } from './loadContract.ts';

/** The route of an operation, without its handler. */
interface ContractRoute {
  method: HTTPMethods;
  url: string;
  schema: FastifySchema;
  operation: ContractOperation;
}

const routesByContract = new WeakMap<Contract, Promise<ReadonlyMap<string, ContractRoute>>>();

/**
 * Translates a contract into routes, by `operationId` and in the order of the contract. Servers with
 * the same contract share them.
 */
export function readRoutes(contract: Contract): Promise<ReadonlyMap<string, ContractRoute>> {
  const routes = routesByContract.get(contract) ?? recordRoutes(contract);
  routesByContract.set(contract, routes);
  return routes;
}

/**
 * The plugin `openapiGlue` can only register routes, so a Fastify instance that never starts records
 * them.
 */
async function recordRoutes(contract: Contract): Promise<ReadonlyMap<string, ContractRoute>> {
  const routes = new Map<string, ContractRoute>();
  const recorder = Fastify({ exposeHeadRoutes: false });
  const operations = new Map(
    operationsOf(contract).map(({ operation }) => [operation.operationId, operation]),
  );
  recorder.addHook('onRoute', ({ method, url, schema = {} }) => {
    const operation = operations.get('operationId' in schema ? String(schema.operationId) : '');
    if (!operation || Array.isArray(method)) return;
    // JSON Schema cannot validate a multipart stream; the handler does.
    if ('multipart/form-data' in (operation.requestBody?.content ?? {})) delete schema.body;
    routes.set(operation.operationId, { method, url, schema, operation });
  });
  await recorder.register(openapiGlue, {
    // The plugin does not use the tags, but would clone and validate them.
    specification: { ...contract, tags: [] },
    serviceHandlers: {},
  });
  return routes;
}
