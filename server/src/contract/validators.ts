import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FastifySchemaCompiler } from 'fastify';

/**
 * Checks requests: parameters arrive as text and are turned into what the contract says; bodies are taken as
 * they are. Stops at the first fault, so that a hostile body costs no more than an honest one.
 */
export function requestValidator(): FastifySchemaCompiler<object> {
  const ofParameters = contractAjv({ coerceTypes: true });
  const ofBodies = contractAjv();
  return ({ schema, httpPart }) => {
    if (httpPart === 'body') return ofBodies.compile(schema);
    return ofParameters.compile(httpPart === 'headers' ? inLowerCase(schema) : schema);
  };
}

/** Node writes the names of headers in lower case; Fastify leaves it to a validator of one's own to do the same. */
function inLowerCase(schema: { properties?: object; required?: string[] }): object {
  const { properties = {}, required = [] } = schema;
  const named = Object.entries(properties).map(([name, property]) => [
    name.toLowerCase(),
    property as unknown,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(named),
    required: required.map((name) => name.toLowerCase()),
  };
}

/** Checks answers exactly as they would be sent. */
export function responseAjv(): Ajv2020 {
  return contractAjv();
}

/**
 * OpenAPI 3.1 is JSON Schema 2020-12 with annotations of its own. A schema is compiled when it is first needed:
 * compiling all of them would be a good part of the time that the server takes to start.
 */
function contractAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, ...options });
  const compileNow = (schema: AnySchema): ValidateFunction =>
    Ajv2020.prototype.compile.call(ajv, schema);
  ajv.compile = ((schema: AnySchema) => lazily(() => compileNow(schema))) as typeof ajv.compile;
  return ajv;
}

function lazily(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = ((data: unknown) => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  }) as ValidateFunction;
  return validate;
}
