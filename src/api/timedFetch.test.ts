import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTimedFetch } from './timedFetch.ts';

const address = 'http://upstream.test/messages?text=rahasia';
const read = () => new Request(address);
const write = () => new Request(address, { method: 'POST', body: '{}' });

/** A fetch that answers as told and, like a real one, fails as soon as its signal aborts. */
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

function make(fetch = fetchWith(), isOnline = true) {
  return createTimedFetch({ timeoutMs: 30_000, isOnline: () => isOnline, fetch });
}

/** What a promise is rejected with, caught at once, so that timers may run meanwhile. */
function thrownBy(promise: Promise<unknown>): Promise<unknown> {
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

describe('what comes back', () => {
  test('status, headers and body', async () => {
    const response = await make(
      fetchWith(() => new Response('halo', { status: 201, headers: { 'X-Request-Id': 'r' } })),
    )(read());
    expect(response.status).toBe(201);
    expect(response.headers.get('X-Request-Id')).toBe('r');
    await expect(response.text()).resolves.toBe('halo');
  });

  test('an answer without a body', async () => {
    const response = await make(fetchWith(() => new Response(null, { status: 204 })))(write());
    expect(response.status).toBe(204);
  });

  test('no timer is left behind', async () => {
    await make(fetchWith(() => new Response('halo')))(read());
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what goes wrong', () => {
  test('no answer in time', async () => {
    const outcome = thrownBy(make()(read()));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toMatchObject({ name: 'AppError', code: 'timedOut' });
  });

  test('an answer whose body never ends', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_request, init) => {
      const body = new ReadableStream({
        start: (controller) =>
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body);
    });
    const outcome = thrownBy(make(fetch)(read()));
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(outcome).resolves.toMatchObject({ code: 'timedOut' });
  });

  test('the caller gives up', async () => {
    const controller = new AbortController();
    const outcome = thrownBy(make()(new Request(address, { signal: controller.signal })));
    controller.abort();
    await expect(outcome).resolves.toMatchObject({ code: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the connection is refused or reset', async () => {
    const cause = new TypeError('fetch failed');
    const fetch = fetchWith(() => Promise.reject(cause));
    await expect(make(fetch)(write())).rejects.toMatchObject({ code: 'networkFailed', cause });
  });

  test('messages name the call, and none of what was asked', async () => {
    const fetch = fetchWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(make(fetch)(read())).rejects.toThrow('GET /messages did not get through.');
  });
});

describe('offline', () => {
  test('a write is not sent', async () => {
    const fetch = fetchWith(() => new Response('halo'));
    await expect(make(fetch, false)(write())).rejects.toMatchObject({ code: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a read is tried, for a service worker may have the answer', async () => {
    const response = await make(
      fetchWith(() => new Response('dari tembolok')),
      false,
    )(read());
    await expect(response.text()).resolves.toBe('dari tembolok');
  });

  test('a read that fails is offline', async () => {
    const fetch = fetchWith(() => Promise.reject(new TypeError('fetch failed')));
    await expect(make(fetch, false)(read())).rejects.toMatchObject({ code: 'offline' });
  });

  test('a write that was on its way when the connection went may have arrived', async () => {
    let isOnline = true;
    const fetch = fetchWith(() => {
      isOnline = false;
      return Promise.reject(new TypeError('fetch failed'));
    });
    const timed = createTimedFetch({ timeoutMs: 1, isOnline: () => isOnline, fetch });
    await expect(timed(write())).rejects.toMatchObject({ code: 'networkFailed' });
  });
});
