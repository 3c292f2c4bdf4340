import { readEnvironment } from '../../../src/app/platform/environment.ts';
import type { Calls } from '../../../src/api/contract.ts';
import type { History } from './history.ts';
import type { Operation } from './network.ts';

/** A request as the app sends it. */
export interface SentRequest {
  readonly operation: Operation;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Headers that the app sets, by lower-case name, without `idempotency-key`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, the fields of a form with the name and type of each file, or null. */
  readonly body: unknown;
  /** The `Idempotency-Key`, or null. Keys are random, so they are only compared with each other. */
  readonly key: string | null;
}

/** A request as a model expects it. */
export type ExpectedRequest = Omit<SentRequest, 'key'>;

/** A file in a form. */
export interface FormFile {
  readonly fileName: string;
  readonly type: string;
}

type CallOf<O extends Operation> = O extends `${infer Verb} ${infer Path}`
  ? Path extends keyof Calls
    ? Lowercase<Verb> extends keyof Calls[Path]
      ? Calls[Path][Lowercase<Verb>]
      : never
    : never
  : never;

type ParametersOf<O extends Operation, In extends 'path' | 'query'> =
  CallOf<O> extends { parameters: { [K in In]: infer Parameters } } ? Parameters : undefined;

type ContentOf<O extends Operation> =
  CallOf<O> extends { requestBody?: { content: infer Content } } ? Content : undefined;

type RequiredPart<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

/** The parameters and the body of an operation, typed by the contract. */
type RequestParts<O extends Operation> = RequiredPart<'path', ParametersOf<O, 'path'>> &
  RequiredPart<'query', ParametersOf<O, 'query'>> &
  (ContentOf<O> extends { 'application/json': infer Body }
    ? { readonly body: Body }
    : ContentOf<O> extends { 'multipart/form-data': infer Form }
      ? { readonly body: { readonly [Field in keyof Form]: FormFile } }
      : { readonly body?: undefined });

/** Builds the expected request of every operation from the steps of a path. */
export type Requests<Input> = {
  readonly [O in Operation]?: (history: History<Input>) => RequestParts<O>;
};

const { apiKey } = readEnvironment({ VITE_DEMO: 'true' });

/** The paths of uploads. */
const formPaths: ReadonlySet<string> = new Set([
  '/florist/message/logo/',
  '/api/v1.0/orders/{id}/proof',
]);

/** Headers that the app sets. Browsers add others. */
const appHeaders: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'cache-control',
  'content-type',
  'pragma',
]);

/** Adds the path, query and headers that every call of its kind sends. */
export function expectedRequest<O extends Operation>(
  operation: O,
  parts: RequestParts<O>,
  token: string,
): ExpectedRequest {
  const {
    path = {},
    query = {},
    body = null,
  } = parts as {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
  };
  const template = operation.split(' ')[1] ?? '';
  const isAuth = template.startsWith('/mauth/');
  const isForm = formPaths.has(template);
  return {
    operation,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name])),
    query: { ...mapToText(query), ...(isAuth ? {} : { api_key: apiKey }) },
    headers: {
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      ...(isAuth ? {} : { authorization: `Bearer ${token}` }),
      ...(body !== null && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(isForm ? { accept: 'application/json', 'content-type': 'multipart/form-data' } : {}),
    },
    body,
  };
}

/** Returns the headers that the app sets, without the boundary of a form, which is random. */
export function comparableHeaders(
  headers: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].flatMap(([name, value]) => {
      const lowerName = name.toLowerCase();
      if (!appHeaders.has(lowerName) && !lowerName.startsWith('x-')) return [];
      // Libraries and browsers send this if the app does not set the header.
      if (lowerName === 'accept' && value === '*/*') return [];
      return [[lowerName, lowerName === 'content-type' ? (value.split(';')[0] ?? value) : value]];
    }),
  );
}

/** Returns one line for each difference between the expected request and the sent one. */
export function requestDifferences(expected: ExpectedRequest, sent: SentRequest): string[] {
  const expectedLeaves = leavesOf({ ...expected, operation: undefined });
  const sentLeaves = leavesOf({ ...sent, operation: undefined, key: undefined });
  return [...new Set([...expectedLeaves.keys(), ...sentLeaves.keys()])]
    .filter((path) => !isSame(expectedLeaves.get(path), sentLeaves.get(path)))
    .map(
      (path) =>
        `${expected.operation} sends ${path}: expected ${textOf(expectedLeaves.get(path))}, found ${textOf(sentLeaves.get(path))}`,
    );
}

/** Creates a placeholder that matches any of several values in an expected request. */
export function oneOf<Value extends string>(values: readonly Value[]): Value {
  return new OneOf(values) as unknown as Value;
}

class OneOf {
  readonly values: readonly string[];

  constructor(values: readonly string[]) {
    this.values = values;
  }
}

function isSame(expected: Leaf | undefined, sent: Leaf | undefined): boolean {
  if (expected instanceof OneOf)
    return (
      typeof sent === 'string' && expected.values.some((value) => JSON.stringify(value) === sent)
    );
  return expected === sent;
}

function textOf(leaf: Leaf | undefined): string {
  return leaf instanceof OneOf ? JSON.stringify(leaf.values[0]) : (leaf ?? 'none');
}

/** A value as JSON, or a placeholder for several values. */
type Leaf = string | OneOf;

/** Returns the values of nested data by their paths, such as `body.sender`. */
function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (value === undefined) return new Map();
  if (value instanceof OneOf) return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map([[path, JSON.stringify(value)]]);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return path.startsWith('body') ? new Map([[path, '{}']]) : new Map();
  return new Map(
    entries.flatMap(([name, inner]) => [
      ...leavesOf(inner, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

function mapToText(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
}
