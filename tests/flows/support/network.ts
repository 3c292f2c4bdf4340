import type { Calls } from '../../../src/api/contract.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** An operation of the contract: `GET /cities`, `POST /messages`. */
export type Operation = {
  [Path in keyof Calls]: {
    [M in Method]: Calls[Path][M] extends { responses: object } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof Calls];

/** The response body of a successful operation, typed by the contract. */
export type BodyOf<O extends Operation> = O extends `${infer Verb} ${infer Path}`
  ? Path extends keyof Calls
    ? Calls[Path][Lowercase<Verb> & Method] extends {
        responses: { 200: { content: { 'application/json': infer Body } } };
      }
      ? Body
      : undefined
    : never
  : never;

/** How a held call is answered. */
export type Answer =
  /**
   * By a healthy server; `body` is the response if there is no server. With `version`, a server has
   * an order at this version, and the page knows it by the version in `body`.
   */
  | { readonly type: 'served'; readonly body: unknown; readonly version?: number | undefined }
  /** With this body, even if there is a server. */
  | { readonly type: 'given'; readonly body: unknown }
  /** With a stream of server-sent events that ends after this text, even if there is a server. */
  | { readonly type: 'streamed'; readonly text: string }
  | {
      readonly type: 'rejected';
      readonly status: number;
      readonly code: string;
      readonly field?: string | undefined;
    }
  | { readonly type: NoResponse };

/**
 * The ways in which a call ends without a usable response. `offline`: the device is offline when a
 * write starts, or goes offline before a read is answered; `networkFailed`: the connection breaks;
 * `html`: a captive portal answers; `unreadable`: the JSON does not match the contract.
 */
export type NoResponse =
  'offline' | 'networkFailed' | 'timedOut' | 'serverFailed' | 'html' | 'unreadable';

/** Creates the answer of a healthy server. A real server sends its own response instead. */
export function served<O extends Operation>(_operation: O, body: BodyOf<O>): Answer {
  return { type: 'served', body };
}

/** Creates an answer with exactly this body, which also replaces that of a real server. */
export function given<O extends Operation>(_operation: O, body: BodyOf<O>): Answer {
  return { type: 'given', body };
}

/** Creates the end of a stream of server-sent events, with this text as its last events. */
export function streamed(text: string): Answer {
  return { type: 'streamed', text };
}

/** Creates a rejection by the server. Its codes are those of the app, in snake case. */
export function rejected(code: AppErrorCode, field?: string): Answer {
  return {
    type: 'rejected',
    status: statuses[code] ?? 422,
    code: code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    field,
  };
}

/** Creates an answer without a usable response. */
export function lost(type: NoResponse): Answer {
  return { type };
}

/** The answers without a usable response, by the name of the outcome. */
export const noResponseAnswers = {
  offline: lost('offline'),
  timedOut: lost('timedOut'),
  serverFailed: lost('serverFailed'),
};

/** Returns whether a request belongs to an operation. */
export function matchesOperation(operation: Operation, method: string, url: string): boolean {
  const [verb, path = ''] = operation.split(' ');
  return verb === method && patternOf(path).test(new URL(url).pathname);
}

/** Returns whether the response of an operation is a stream, which has no time-out. */
export function isStream(operation: Operation): boolean {
  return operation === 'GET /api/v1.0/orders/live';
}

/** Returns whether an operation is a write, which the app rejects at once while offline. */
export function isWrite(operation: Operation): boolean {
  return !operation.startsWith('GET ');
}

/** Returns the status and body of a response. Throws for an answer that is not a response. */
export function responseContent(answer: Answer): {
  readonly status: number;
  readonly type: string;
  readonly body: string;
} {
  switch (answer.type) {
    case 'served':
    case 'given':
      return { status: 200, type: 'application/json', body: JSON.stringify(answer.body) };
    case 'streamed':
      return { status: 200, type: 'text/event-stream', body: answer.text };
    case 'rejected': {
      const { status, code, field } = answer;
      return {
        status,
        type: 'application/json',
        body: JSON.stringify({ code, message: `Rejected by the test: ${code}.`, field }),
      };
    }
    case 'serverFailed':
      return { status: 503, type: 'text/plain', body: 'busy' };
    case 'html':
      return { status: 200, type: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };
    case 'unreadable':
      return {
        status: 200,
        type: 'application/json',
        body: '{"id":"satu","results":{},"result":{},"photos":1}',
      };
    default:
      throw new Error(`"${answer.type}" is not a response and has no content.`);
  }
}

const statuses: Partial<Record<AppErrorCode, number>> = {
  unauthenticated: 401,
  tokenExpired: 401,
  userDisabled: 403,
  forbidden: 403,
  notFound: 404,
  orderInProgress: 409,
  rateLimited: 429,
};

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const known =
    patterns.get(path) ??
    new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
  patterns.set(path, known);
  return known;
}
