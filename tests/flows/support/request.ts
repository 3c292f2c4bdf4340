import { readEnvironment } from '../../../src/app/environment.ts';
import type { Calls } from '../../../src/api/contract.ts';
import type { Operation } from './network.ts';

/** A request as it leaves the device. */
export interface SentRequest {
  readonly operation: Operation;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Headers that the app decides on, by their names in lower case, without `idempotency-key`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, the fields of a form with the name and type of each file, or null. */
  readonly body: unknown;
  /** The `Idempotency-Key`; null without one. It is random, so paths compare keys with each other. */
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
  CallOf<O> extends { parameters: { [K in In]: infer Given } } ? Given : undefined;

type ContentOf<O extends Operation> =
  CallOf<O> extends { requestBody?: { content: infer Content } } ? Content : undefined;

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };

/** What an operation sends besides what every call sends: its parameters and its body, typed by the contract. */
export type RequestParts<O extends Operation> = Given<'path', ParametersOf<O, 'path'>> &
  Given<'query', ParametersOf<O, 'query'>> &
  (ContentOf<O> extends { 'application/json': infer Body }
    ? { readonly body: Body }
    : ContentOf<O> extends { 'multipart/form-data': infer Form }
      ? { readonly body: { readonly [Field in keyof Form]: FormFile } }
      : { readonly body?: undefined }) & {
    /** The token that the call carries. */
    readonly token: string | null;
  };

const { apiKey } = readEnvironment({});

/** Headers that the app sets. Browsers add others of their own. */
const appHeaders: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'cache-control',
  'content-type',
  'pragma',
]);

/** Completes the parts of a request with what every call of its kind sends. */
export function expectedRequest<O extends Operation>(
  operation: O,
  parts: RequestParts<O>,
): ExpectedRequest {
  const {
    path = {},
    query = {},
    body = null,
    token,
  } = parts as {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly token: string | null;
  };
  const template = operation.split(' ')[1] ?? '';
  const isAuth = template.startsWith('/mauth/');
  const isForm = template === '/florist/message/logo/';
  return {
    operation,
    path: template.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name])),
    query: { ...mapToText(query), ...(isAuth ? {} : { api_key: apiKey }) },
    headers: {
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body !== null && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(isForm ? { accept: 'application/json', 'content-type': 'multipart/form-data' } : {}),
    },
    body,
  };
}

/** Keeps the headers that the app decides on. A form's boundary is random and is dropped. */
export function comparableHeaders(
  headers: Iterable<readonly [name: string, value: string]>,
): Record<string, string> {
  return Object.fromEntries(
    [...headers].flatMap(([name, value]) => {
      const known = name.toLowerCase();
      if (!appHeaders.has(known) && !known.startsWith('x-')) return [];
      // Without a choice of the app's, libraries and browsers send this.
      if (known === 'accept' && value === '*/*') return [];
      return [[known, known === 'content-type' ? (value.split(';')[0] ?? value) : value]];
    }),
  );
}

/** Describes every part of a request that is not as expected, one line each. */
export function requestDifferences(expected: ExpectedRequest, sent: SentRequest): string[] {
  const wanted = leavesOf({ ...expected, operation: undefined });
  const found = leavesOf({ ...sent, operation: undefined, key: undefined });
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((place) => !isSame(wanted.get(place), found.get(place)))
    .map(
      (place) =>
        `${expected.operation} sends ${place}: expected ${textOf(wanted.get(place))}, found ${textOf(found.get(place))}`,
    );
}

/** Stands for one of several values in an expected request. */
export function oneOf<Value extends string>(values: readonly Value[]): Value {
  return new OneOf(values) as unknown as Value;
}

class OneOf {
  readonly values: readonly string[];

  constructor(values: readonly string[]) {
    this.values = values;
  }
}

function isSame(wanted: Leaf | undefined, found: Leaf | undefined): boolean {
  if (wanted instanceof OneOf)
    return (
      typeof found === 'string' && wanted.values.some((value) => JSON.stringify(value) === found)
    );
  return wanted === found;
}

function textOf(leaf: Leaf | undefined): string {
  return leaf instanceof OneOf ? JSON.stringify(leaf.values[0]) : (leaf ?? 'none');
}

/** A value as JSON, or what stands for several values. */
type Leaf = string | OneOf;

/** The values of nested data by their places, such as `body.sender`. */
function leavesOf(value: unknown, place = ''): Map<string, Leaf> {
  if (value === undefined) return new Map();
  if (value instanceof OneOf) return new Map([[place, value]]);
  if (typeof value !== 'object' || value === null) return new Map([[place, JSON.stringify(value)]]);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return place.startsWith('body') ? new Map([[place, '{}']]) : new Map();
  return new Map(
    entries.flatMap(([name, inner]) => [
      ...leavesOf(inner, place === '' ? name : `${place}.${name}`),
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
