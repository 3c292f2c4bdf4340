import { getResponse, type RequestHandler } from 'msw';

/**
 * Creates a fetch that answers with the first matching handler and never uses the network. It
 * rejects like the fetch of a browser when a handler returns a network error, when no handler
 * matches, and when the request is aborted.
 */
export function mockFetch(handlers: readonly RequestHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await orAborted(getResponse([...handlers], request), request.signal);
    if (response === undefined)
      throw new TypeError(`No handler matches ${request.method} ${request.url}.`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function orAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
