import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { FastifySchemaCompiler } from 'fastify';

// An Ajv instance compiles a schema once, for all servers of a process.
const parameterAjv = contractAjv({ coerceTypes: true });
const bodyAjv = contractAjv();

/**
 * Compiles the validator of a part of a request. Parameters arrive as strings and are coerced to the
 * types of the contract; bodies are not coerced. Validation stops at the first error, so that a
 * malicious body costs no more time than a valid one.
 */
export const requestValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return bodyAjv.compile(schema);
  return parameterAjv.compile(httpPart === 'headers' ? lowerCaseHeaders(schema) : schema);
};

/** The validator of responses, which does not coerce types. */
export const responseAjv = contractAjv();

/**
 * Lower-cases the header names of a schema as Node does; Fastify leaves this to custom validators.
 */
function lowerCaseHeaders(schema: { properties?: object; required?: string[] }): object {
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

/**
 * Creates an Ajv instance for OpenAPI 3.1, which is JSON Schema 2020-12 with further annotations. A
 * schema is compiled on first use: compiling all of them would slow the start down considerably.
 */
function contractAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, ...options });
  const compileNow = (schema: AnySchema): ValidateFunction =>
    Ajv2020.prototype.compile.call(ajv, schema);
  ajv.compile = ((schema: AnySchema) =>
    compileOnFirstUse(() => compileNow(schema))) as typeof ajv.compile;
  return ajv;
}

function compileOnFirstUse(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = ((data: unknown) => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  }) as ValidateFunction;
  return validate;
}
