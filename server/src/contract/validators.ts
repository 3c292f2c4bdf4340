import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Checks requests: parameters arrive as text and are turned into what the contract says; bodies are taken as
 * they are. Stops at the first fault, so that a hostile body costs no more than an honest one.
 */
export function requestValidator(): FastifySchemaCompiler<object> {
  const ofParameters = contractAjv({ coerceTypes: true });
  const ofBodies = contractAjv({});
  return ({ schema, httpPart }) => (httpPart === 'body' ? ofBodies : ofParameters).compile(schema);
}

/** Checks answers exactly as they would be sent. */
export function responseAjv(): Ajv2020 {
  return contractAjv({});
}

/** OpenAPI 3.1 is JSON Schema 2020-12 with annotations of its own. */
function contractAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormatsModule.default(ajv);
  return ajv;
}
