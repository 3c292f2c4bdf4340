import type { Calls } from '../../../src/api/contract.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';

type Method = 'get' | 'post' | 'patch' | 'delete';

/** A call of the contract: `GET /cities`, `POST /messages`. */
export type Operation = {
  [Path in keyof Calls]: {
    [M in Method]: Calls[Path][M] extends { responses: object } ? `${Uppercase<M>} ${Path}` : never;
  }[Method];
}[keyof Calls];

/** What the contract lets a call answer with when it succeeds. */
export type BodyOf<O extends Operation> = O extends `${infer Verb} ${infer Path}`
  ? Path extends keyof Calls
    ? Calls[Path][Lowercase<Verb> & Method] extends {
        responses: { 200: { content: { 'application/json': infer Body } } };
      }
      ? Body
      : undefined
    : never
  : never;

/** How a call ends. */
export type Answer =
  /** As a healthy server does; `body` where there is no server. */
  | { readonly type: 'served'; readonly body: unknown }
  /** With this body, whatever a server would say. */
  | { readonly type: 'given'; readonly body: unknown }
  | {
      readonly type: 'rejected';
      readonly status: number;
      readonly code: string;
      readonly field?: string | undefined;
    }
  | { readonly type: Loss };

/**
 * Ways in which no answer comes that says anything. `offline`: the device has no connection when a write is asked
 * for, or loses it before a read is answered; `networkFailed`: the connection breaks; `html`: somebody else answers,
 * such as a captive portal; `unreadable`: JSON that breaks the contract.
 */
export type Loss =
  | 'offline'
  | 'networkFailed'
  | 'timedOut'
  | 'serverFailed'
  | 'html'
  | 'unreadable';

/** The answer of a healthy server. Where a real one runs, it answers by itself. */
export function served<O extends Operation>(_operation: O, body: BodyOf<O>): Answer {
  return { type: 'served', body };
}

/** This very answer, also where a real server runs. */
export function given<O extends Operation>(_operation: O, body: BodyOf<O>): Answer {
  return { type: 'given', body };
}

/** The server says no. Its codes are those of the app, in snake case. */
export function rejected(code: AppErrorCode, field?: string): Answer {
  return {
    type: 'rejected',
    status: statuses[code] ?? 422,
    code: code.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    field,
  };
}

export function lost(type: Loss): Answer {
  return { type };
}

/** How a call is lost, by the outcome of that name. */
export const lostAnswers = {
  offline: lost('offline'),
  timedOut: lost('timedOut'),
  serverFailed: lost('serverFailed'),
};

/** Whether a request is one of an operation. */
export function isCallOf(operation: Operation, method: string, url: string): boolean {
  const [verb, path = ''] = operation.split(' ');
  return verb === method && patternOf(path).test(new URL(url).pathname);
}

/** Whether a device that is offline does not even try it. */
export function isWrite(operation: Operation): boolean {
  return !operation.startsWith('GET ');
}

/** The status and body of an answer that arrives. Throws for one that does not. */
export function contentOf(answer: Answer): {
  readonly status: number;
  readonly type: string;
  readonly body: string;
} {
  switch (answer.type) {
    case 'served':
    case 'given':
      return { status: 200, type: 'application/json', body: JSON.stringify(answer.body) };
    case 'rejected': {
      const { status, code, field } = answer;
      return {
        status,
        type: 'application/json',
        body: JSON.stringify({ code, message: `Refused for the test: ${code}.`, field }),
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
      throw new Error(`"${answer.type}" is the lack of an answer and has no content.`);
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
