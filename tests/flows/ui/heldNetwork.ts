import type { SendForm } from '../../../src/api/sendForm.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { handlers } from '../../../src/testing/handlers.ts';
import { mockFetch } from '../../../src/testing/mockFetch.ts';
import { contentOf, isCallOf, type Answer, type Operation } from '../support/network.ts';
import { comparableHeaders, type SentRequest } from '../support/request.ts';

/** A call that was sent and has no answer. */
export interface HeldCall {
  readonly operation: Operation;
  /** All that it sends. The body of a request is read a moment after it was sent. */
  readonly sent: Promise<SentRequest>;
  readonly end: (answer: Answer) => void;
  /** Tells how much of an upload has left the device. */
  readonly progress: (fraction: number) => void;
}

export interface HeldNetwork {
  readonly fetch: typeof globalThis.fetch;
  readonly sendForm: SendForm;
  /** Calls that wait, oldest first. */
  readonly calls: () => readonly HeldCall[];
}

/**
 * A network on which some operations wait until they are told how to end. The mocks answer all others.
 * @param timerOfCall gives what rings the time-out of the call that is being sent
 */
export function createHeldNetwork(
  holds: readonly Operation[],
  timerOfCall: () => () => void,
): HeldNetwork {
  const others = mockFetch(handlers);
  let calls: readonly HeldCall[] = [];
  const operationOf = (method: string, url: string) =>
    holds.find((held) => isCallOf(held, method, url));

  /** `outcomeOf` gives what comes of an answer; undefined where the app itself ends the call. */
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
        drop();
        if (outcome instanceof Response) resolve(outcome);
        else reject(outcome);
      };
      const call: HeldCall = { operation, sent, end, progress };
      const drop = () => {
        calls = calls.filter((other) => other !== call);
      };
      calls = [...calls, call];
      signal?.addEventListener('abort', () => {
        drop();
        reject(signal.reason);
      });
    });
  }

  return {
    calls: () => calls,
    fetch(input, init) {
      const request = new Request(input, init);
      const operation = operationOf(request.method, request.url);
      if (operation === undefined) return others(request);
      const ringTimer = timerOfCall();
      const outcomeOf = (answer: Answer) => {
        if (answer.type === 'timedOut') return void ringTimer();
        return isLost(answer)
          ? new TypeError('Failed to fetch')
          : responseTo(answer, request.headers);
      };
      return hold(operation, sentBy(operation, request), request.signal, outcomeOf, () => {
        throw new Error(`${operation} is no upload: it tells no progress.`);
      });
    },
    sendForm(url, form, { onProgress, signal, headers }) {
      const operation = operationOf('POST', url);
      if (operation === undefined)
        return others(url, { method: 'POST', body: form, headers, signal: signal ?? null });
      const outcomeOf = (answer: Answer) => {
        if (answer.type === 'timedOut') return new AppError('timedOut');
        return isLost(answer) ? new AppError(answer.type) : responseTo(answer, new Headers());
      };
      return hold(
        operation,
        sentBy(
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

async function sentBy(operation: Operation, request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = comparableHeaders(request.headers);
  return {
    operation,
    path: pathname,
    query: Object.fromEntries(searchParams),
    // A browser sends these with a request that no cache may answer.
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
  // The test page has another origin in every run.
  return text === '' ? null : (JSON.parse(text.replaceAll(location.origin, '')) as unknown);
}

function isLost(answer: Answer): answer is { readonly type: 'offline' | 'networkFailed' } {
  return answer.type === 'offline' || answer.type === 'networkFailed';
}

/** An answer as it arrives. Servers that honour a key say so by giving it back. */
function responseTo(answer: Answer, asked: Headers): Response {
  const { status, type, body } = contentOf(answer);
  const key = asked.get('Idempotency-Key');
  return new Response(body, {
    status,
    headers: { 'Content-Type': type, ...(key === null ? {} : { 'Idempotency-Key': key }) },
  });
}
