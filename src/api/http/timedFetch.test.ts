import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { combineSignals, createTimedFetch } from './timedFetch.ts';

const address = 'http://upstream.test/messages?text=rahasia';
const read = () => new Request(address);
const write = () => new Request(address, { method: 'POST', body: '{}' });

/**
 * Creates a fetch that resolves with `answer` and rejects as soon as its signal aborts, like a real
 * one.
 */
function fetchWith(
  answer: () => Response | Promise<Response> = () => new Promise<Response>(() => {}),
) {
  return vi.fn<typeof globalThis.fetch>(
    (_request, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        Promise.resolve().then(answer).then(resolve, reject);
      }),
  );
}

function create(fetch = fetchWith(), isOnline = true) {
  return createTimedFetch({ timeoutMs: 30_000, isOnline: () => isOnline, fetch });
}

/** Resolves with the rejection of a promise, which is then handled while timers are advanced. */
function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => ({ resolvedWith: value }),
    (error: unknown) => error,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the response', () => {
  test('has status, headers and body', async () => {
    const response = await create(
      fetchWith(() => new Response('halo', { status: 201, headers: { 'X-Request-Id': 'r' } })),
    )(read());
    expect(response.status).toBe(201);
    expect(response.headers.get('X-Request-Id')).toBe('r');
    await expect(response.text()).resolves.toBe('halo');
  });

  test('may have no body', async () => {
    const response = await create(fetchWith(() => new Response(null, { status: 204 })))(write());
    expect(response.status).toBe(204);
  });

  test('leaves no timer running', async () => {
    await create(fetchWith(() => new Response('halo')))(read());
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('fails', () => {
  test('with timedOut when no response arrives in time', async () => {
    const outcome = rejectionOf(create()(read()));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toMatchObject({ name: 'AppError', code: 'timedOut' });
  });

  test('with timedOut when the body does not end in time', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_request, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const outcome = rejectionOf(create(fetch)(read()));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(outcome).resolves.toMatchObject({ code: 'timedOut' });
  });

  test('with aborted when the caller aborts', async () => {
    const controller = new AbortController();
    const outcome = rejectionOf(create()(new Request(address, { signal: controller.signal })));
    controller.abort();
    await expect(outcome).resolves.toMatchObject({ code: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('with networkFailed when the connection fails', async () => {
    const cause = new TypeError('fetch failed');
    const fetch = fetchWith(() => Promise.reject(cause));
    await expect(create(fetch)(write())).rejects.toMatchObject({ code: 'networkFailed', cause });
  });

  test('with a message that contains the path but not the query', async () => {
    const fetch = fetchWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(create(fetch)(read())).rejects.toThrow(
      'GET /messages failed with a network error.',
    );
  });
});

describe('while offline', () => {
  test('does not send a write', async () => {
    const fetch = fetchWith(() => new Response('halo'));
    await expect(create(fetch, false)(write())).rejects.toMatchObject({ code: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('sends a read, because a service worker may answer', async () => {
    const response = await create(
      fetchWith(() => new Response('dari tembolok')),
      false,
    )(read());
    await expect(response.text()).resolves.toBe('dari tembolok');
  });

  test('fails with offline when a read fails', async () => {
    const fetch = fetchWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(create(fetch, false)(read())).rejects.toMatchObject({ code: 'offline' });
  });

  test('fails with networkFailed when the connection is lost after a write was sent', async () => {
    let isOnline = true;
    const fetch = fetchWith(() => {
      isOnline = false;
      return Promise.reject(new TypeError('fetch failed'));
    });
    const timed = createTimedFetch({ timeoutMs: 1, isOnline: () => isOnline, fetch });
    await expect(timed(write())).rejects.toMatchObject({ code: 'networkFailed' });
  });
});

describe.each([
  ['with AbortSignal.any', AbortSignal.any.bind(AbortSignal)],
  ['without AbortSignal.any', null],
])('%s', (_, any) => {
  const combine = (...signals: AbortSignal[]) => combineSignals(signals, any);

  test('aborts with the first signal and its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const { signal } = combine(first.signal, second.signal);
    const reasons: unknown[] = [];
    signal.addEventListener('abort', () => reasons.push(signal.reason));
    expect(signal.aborted).toBe(false);
    second.abort('second');
    first.abort('first');
    expect(signal.aborted).toBe(true);
    expect(reasons).toEqual(['second']);
  });

  test('is aborted from the start when one of the signals is', () => {
    const { signal } = combine(new AbortController().signal, AbortSignal.abort('before'));
    expect(signal.reason).toBe('before');
  });
});

test('without AbortSignal.any, a released signal no longer listens', () => {
  const controller = new AbortController();
  const { signal, release } = combineSignals([controller.signal], null);
  release();
  controller.abort();
  expect(signal.aborted).toBe(false);
});
