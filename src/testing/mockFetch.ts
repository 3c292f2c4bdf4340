import { getResponse, type RequestHandler } from 'msw';

/**
 * A fetch that answers from handlers, the first that knows the request, and never from the network.
 * It rejects as a browser's would when a handler answers with a network error, when nobody knows
 * the request, and when it is given up.
 */
export function mockFetch(handlers: readonly RequestHandler[]): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await orAborted(getResponse([...handlers], request), request.signal);
    if (response === undefined)
      throw new TypeError(`No handler answers ${request.method} ${request.url}.`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

function orAborted<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
