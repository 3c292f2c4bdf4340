import fc, { type Arbitrary } from 'fast-check';

/** The parts of an OpenAPI document from which requests are generated. */
export interface OpenApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

export interface ArbitraryRequest {
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '\u202e',
  '😀'.repeat(50),
  '\ud800',
  'ü\u0301',
  '<script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  'x'.repeat(5000),
);

const anyValue = fc.oneof(
  hostile,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

/**
 * Returns requests to one operation: mostly valid ones, and some with wrong, missing and hostile
 * parts.
 */
export function arbitraryRequest(
  document: OpenApiDocument,
  method: string,
  path: string,
): Arbitrary<ArbitraryRequest> {
  const operation = document.paths[path]?.[method.toLowerCase()] ?? {};
  const parameters = (operation.parameters ?? []).map((parameter) =>
    resolve(parameter, document.components.parameters),
  );
  const content = Object.entries(operation.requestBody?.content ?? {})[0];
  return fc
    .record({
      values: fc.tuple(...parameters.map((parameter) => parameterText(document, parameter))),
      apiKey: fc.oneof(
        { weight: 12, arbitrary: fc.constant('dukacita-demo') },
        { weight: 1, arbitrary: hostile },
      ),
      body: content ? bodyText(document, content[1].schema) : fc.constant(undefined),
      contentType: fc.oneof(
        { weight: 15, arbitrary: fc.constant(content?.[0]) },
        { weight: 1, arbitrary: fc.constantFrom(undefined, 'text/plain', 'application/json') },
      ),
    })
    .map(({ values, apiKey, body, contentType }) => {
      let url = path;
      const query = new URLSearchParams({ api_key: apiKey });
      const headers: Record<string, string> = {};
      parameters.forEach((parameter, index) => {
        const value = values[index];
        if (parameter.in === 'path')
          url = url.replace(`{${parameter.name}}`, encodePart(value ?? ''));
        else if (value === undefined) return;
        else if (parameter.in === 'query') query.set(parameter.name, value);
        else headers[parameter.name.toLowerCase()] = value.replace(/[^\x20-\x7e]/g, '?');
      });
      if (body !== undefined && contentType !== undefined)
        headers['content-type'] = withBoundary(contentType);
      return { url: `${url}?${query}`, headers, payload: body };
    });
}

function parameterText(
  document: OpenApiDocument,
  parameter: Parameter,
): Arbitrary<string | undefined> {
  const fitting = fitSchema(document, parameter.schema, 0).map(String);
  const missing = parameter.in === 'path' ? 0 : parameter.required ? 1 : 6;
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 3, arbitrary: hostile },
    ...(missing > 0 ? [{ weight: missing, arbitrary: fc.constant(undefined) }] : []),
  );
}

function bodyText(document: OpenApiDocument, schema: Schema): Arbitrary<string> {
  const fitting = fitSchema(document, schema, 0);
  const broken = fc
    .tuple(fitting, fc.nat(), anyValue)
    .map(([value, which, wrong]) => breakOne(value, which, wrong));
  return fc.oneof(
    { weight: 8, arbitrary: fitting.map((value) => JSON.stringify(value)) },
    { weight: 8, arbitrary: broken.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1,}', '--boundary--', '\u0000') },
  );
}

/** Replaces one field of an object, or removes it when the wrong value is an empty string. */
function breakOne(value: unknown, which: number, wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const names = Object.keys(value);
  const name = names[which % Math.max(1, names.length)];
  if (name === undefined) return wrong;
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return wrong === '' ? others : { ...others, [name]: wrong };
}

function fitSchema(
  document: OpenApiDocument,
  reference: Schema,
  depth: number,
): Arbitrary<unknown> {
  const schema = resolve(reference, document.components.schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf)
    return fc.oneof(...schema.oneOf.map((choice) => fitSchema(document, choice, depth + 1)));
  const type = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object'];
  return fc.oneof(...type.map((one) => fitType(document, schema, one, depth)));
}

function fitType(
  document: OpenApiDocument,
  schema: Schema,
  type: string,
  depth: number,
): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fitInteger(schema);
    case 'string':
      return fitString(schema);
    case 'array':
      return fc.array(fitSchema(document, schema.items ?? {}, depth + 1), { maxLength: 3 });
    default:
      return fitObject(document, schema, depth);
  }
}

/** Returns mostly small integers and the ids of templates and places, because these ids exist. */
function fitInteger({ minimum = -10, maximum = 2 ** 31 - 1 }: Schema): Arbitrary<number> {
  const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 120) });
  const known = fc
    .constantFrom(101, 201, 301, 401, 501, 32, 3273)
    .filter((id) => id >= minimum && id <= maximum);
  const hasKnown = minimum <= 501 && maximum >= 501;
  return fc.oneof(
    { weight: 8, arbitrary: near },
    { weight: hasKnown ? 6 : 0, arbitrary: hasKnown ? known : near },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function fitString({ pattern, format, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const unit = fc.constantFrom('grapheme', 'binary', 'grapheme-ascii');
  const text = unit.chain((kind) =>
    fc.string({ unit: kind as 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }),
  );
  const known = fc.constantFrom(
    'demo-ratna',
    '+6281220000001',
    'Turut Berdukacita',
    'wijaya',
    '/files/cards/none.webp',
  );
  return fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: known });
}

function fitObject(document: OpenApiDocument, schema: Schema, depth: number): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => [name, fitSchema(document, inner, depth + 1)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

function resolve<Kind extends { $ref?: string }>(value: Kind, named: Record<string, Kind>): Kind {
  if (!value.$ref) return value;
  const found = named[value.$ref.slice(value.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`The contract refers to ${value.$ref}, which does not exist.`);
  return resolve(found, named);
}

/** Percent-encodes a text; replaces unpaired surrogates, which cannot be encoded. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

function withBoundary(contentType: string): string {
  return contentType === 'multipart/form-data' ? `${contentType}; boundary=boundary` : contentType;
}
