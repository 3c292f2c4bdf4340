import type { SendForm } from '../../../src/api/http/sendForm.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { handlers } from '../../../src/testing/handlers.ts';
import { mockFetch } from '../../../src/testing/mockFetch.ts';
import { http } from '../../../src/testing/openApiHttp.ts';
import { mockFixtures } from '../models/fixtures.ts';
import {
  responseContent,
  isStream,
  matchesOperation,
  type Answer,
  type Operation,
} from '../support/network.ts';
import { comparableHeaders, type SentRequest } from '../support/request.ts';
import { toWirePackages } from '../support/wireOrder.ts';

/** Offers the packages of the models, the prices of which are not rounded. */
const packagesHandler = http.get('/packages/ucapan/', ({ response }) =>
  response(200).json(toWirePackages(mockFixtures.packages)),
);

/** A call that was sent and is not answered yet. */
export interface HeldCall {
  readonly operation: Operation;
  /** The complete request. Its body is read asynchronously. */
  readonly sent: Promise<SentRequest>;
  /** Answers the call. */
  readonly end: (answer: Answer) => void;
  /** Reports the progress of an upload, from 0 to 1. */
  readonly progress: (fraction: number) => void;
}

/** A network that holds some calls until they are answered. */
export interface HeldNetwork {
  readonly fetch: typeof globalThis.fetch;
  readonly sendForm: SendForm;
  /** Returns the held calls, oldest first. */
  readonly calls: () => readonly HeldCall[];
}

/**
 * Creates a network that holds the calls of some operations. The mock handlers answer all others.
 * @param timerOfCall returns a function that triggers the time-out of the call being sent
 */
export function createHeldNetwork(
  holds: readonly Operation[],
  timerOfCall: () => () => void,
): HeldNetwork {
  const mocked = mockFetch([packagesHandler, ...handlers]);
  let calls: readonly HeldCall[] = [];
  const operationOf = (method: string, url: string) =>
    holds.find((operation) => matchesOperation(operation, method, url));

  /** Holds a call. `outcomeOf` returns its result; undefined if the app itself aborts the call. */
  function hold(
    operation: Operation,
    sent: Promise<SentRequest>,
    signal: AbortSignal | undefined,
    outcomeOf: (answer: Answer) => Response | Error | undefined,
    progress: HeldCall['progress'],
  ): Promise<Response> {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    return new Promise((resolve, reject) => {
      const end = (answer: Answer) => {
        const outcome = outcomeOf(answer);
        if (outcome === undefined) return;
        remove();
        if (outcome instanceof Response) resolve(outcome);
        else reject(outcome);
      };
      const call: HeldCall = { operation, sent, end, progress };
      const remove = () => {
        calls = calls.filter((other) => other !== call);
      };
      calls = [...calls, call];
      signal?.addEventListener('abort', () => {
        remove();
        reject(signal.reason);
      });
    });
  }

  return {
    calls: () => calls,
    fetch(input, init) {
      const request = new Request(input, init);
      const operation = operationOf(request.method, request.url);
      if (operation === undefined) return mocked(request);
      const triggerTimeout = isStream(operation) ? () => {} : timerOfCall();
      const outcomeOf = (answer: Answer) => {
        if (answer.type === 'timedOut') return void triggerTimeout();
        return isConnectionLost(answer)
          ? new TypeError('Failed to fetch')
          : responseTo(answer, request.headers);
      };
      return hold(operation, readSentRequest(operation, request), request.signal, outcomeOf, () => {
        throw new Error(`${operation} is not an upload and has no progress.`);
      });
    },
    sendForm(url, form, { onProgress, signal, headers }) {
      const operation = operationOf('POST', url);
      if (operation === undefined)
        return mocked(url, { method: 'POST', body: form, headers, signal: signal ?? null });
      const outcomeOf = (answer: Answer) => {
        if (answer.type === 'timedOut') return new AppError('timedOut');
        return isConnectionLost(answer)
          ? new AppError(answer.type)
          : responseTo(answer, new Headers());
      };
      return hold(
        operation,
        readSentRequest(
          operation,
          new Request(url, { method: 'POST', body: form, ...(headers && { headers }) }),
        ),
        signal,
        outcomeOf,
        (fraction) => onProgress?.(fraction),
      );
    },
  };
}

async function readSentRequest(operation: Operation, request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = comparableHeaders(request.headers);
  return {
    operation,
    path: pathname,
    query: Object.fromEntries(searchParams),
    // A browser adds these headers to a request with `cache: 'no-store'`.
    headers:
      request.cache === 'no-store'
        ? { 'cache-control': 'no-cache', pragma: 'no-cache', ...headers }
        : headers,
    body: await bodyOf(request.clone(), headers['content-type']),
    key: request.headers.get('Idempotency-Key'),
  };
}

async function bodyOf(request: Request, type: string | undefined): Promise<unknown> {
  if (type === 'multipart/form-data') {
    const fields = [...(await request.formData())];
    return Object.fromEntries(
      fields.map(([name, value]) => [
        name,
        value instanceof File ? { fileName: value.name, type: value.type } : value,
      ]),
    );
  }
  const text = await request.text();
  // The origin of the test page differs between runs.
  return text === '' ? null : (JSON.parse(text.replaceAll(location.origin, '')) as unknown);
}

function isConnectionLost(
  answer: Answer,
): answer is { readonly type: 'offline' | 'networkFailed' } {
  return answer.type === 'offline' || answer.type === 'networkFailed';
}

/**
 * Creates the response of an answer. It repeats the idempotency key, as servers that honour it do.
 */
function responseTo(answer: Answer, requestHeaders: Headers): Response {
  const { status, type, body } = responseContent(answer);
  const key = requestHeaders.get('Idempotency-Key');
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, ...(key === null ? {} : { 'Idempotency-Key': key }) },
  });
}
