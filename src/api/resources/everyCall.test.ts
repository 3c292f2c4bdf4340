import { describe, expect, test } from 'vitest';
import { authCalls, mainCalls, type UpstreamCall } from '../../testing/apiCalls.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import type { ApiClient } from '../http/client.ts';

const everyCall = Object.entries({ ...mainCalls, ...authCalls });
const upstream = startUpstream();

/**
 * Returns the rejection of a call: its outcome if it returns rejections, otherwise the thrown
 * error.
 */
function getRejection(call: UpstreamCall, client: ApiClient): Promise<unknown> {
  const answer = call.run(client);
  return call.returnsRejections
    ? answer
    : answer.then(
        (value) => ({ resolvedWith: value }),
        (error: unknown) => error,
      );
}

describe('every main call', () => {
  test.each(Object.entries(mainCalls))(
    '%s sends exactly one request as the contract defines it',
    async (_, call) => {
      await call.run(testClient());
      const [request, ...more] = await upstream.seen();
      expect(more).toEqual([]);
      expect(request).toMatchObject({
        method: call.method ?? 'GET',
        path: call.path,
        credentials: 'omit',
      });
      expect(request?.query).toEqual({ ...call.query, api_key: 'kunci' });
      expect(request?.body).toEqual(call.body);
      expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
        authorization: 'Bearer token-of-sari',
        'cache-control': 'no-cache',
        pragma: 'no-cache',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      });
    },
  );
});

describe('every call under /mauth', () => {
  test.each(Object.entries(authCalls))('%s sends cookies and no API key', async (_, call) => {
    await call.run(testClient());
    const [request, ...more] = await upstream.seen();
    expect(more).toEqual([]);
    expect(request).toMatchObject({
      method: call.method ?? 'GET',
      path: call.path,
      credentials: 'include',
      body: undefined,
    });
    expect(request?.query).toEqual(call.query ?? {});
    expect(request?.headers.has('Authorization')).toBe(false);
  });
});

describe('every call fails with a specific code', () => {
  test.each(everyCall)('%s: networkFailed after a network error', async (_, call) => {
    upstream.use(faults.network());
    await expect(call.run(testClient())).rejects.toMatchObject({
      name: 'AppError',
      code: 'networkFailed',
    });
  });

  test.each(everyCall)('%s: offline when the device is offline', async (_, call) => {
    upstream.use(faults.network());
    await expect(call.run(testClient({ isOnline: () => false }))).rejects.toMatchObject({
      code: 'offline',
    });
  });

  test.each(everyCall)('%s: aborted when the caller aborts', async (_, call) => {
    upstream.use(faults.never());
    const controller = new AbortController();
    const answer = call.run(testClient(), controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AppError', code: 'aborted' });
  });

  test.each(everyCall)('%s: timedOut without an answer', async (_, call) => {
    upstream.use(faults.never());
    await expect(call.run(testClient({ timeoutMs: 5 }))).rejects.toMatchObject({
      code: 'timedOut',
    });
  });

  test.each(everyCall)('%s: serverFailed after a 500 and after a 502 in HTML', async (_, call) => {
    upstream.use(faults.rejection(500, 'internal', { requestId: 'req-9' }));
    await expect(call.run(testClient())).rejects.toMatchObject({
      code: 'serverFailed',
      requestId: 'req-9',
    });
    upstream.use(faults.htmlError(502));
    await expect(call.run(testClient())).rejects.toMatchObject({ code: 'serverFailed' });
  });

  const answering = everyCall.filter(([, call]) => !call.hasEmptyResponse);

  test.each(answering)('%s: badResponse for HTML, an empty body and null', async (_, call) => {
    for (const handler of [faults.html(), faults.empty(), faults.nullJson()]) {
      upstream.use(handler);
      await expect(call.run(testClient())).rejects.toMatchObject({
        name: 'AppError',
        code: 'badResponse',
      });
    }
  });

  test.each(everyCall)('%s: the code and field of a rejection', async (_, call) => {
    upstream.use(faults.rejection(400, 'validation_failed', { field: 'fromName' }));
    await expect(getRejection(call, testClient())).resolves.toMatchObject(
      call.returnsRejections
        ? { type: 'rejected', code: 'validationFailed' }
        : { code: 'validationFailed', field: 'fromName' },
    );
  });

  test.each(Object.entries(mainCalls))(
    '%s: reports an expired token with the token that was sent',
    async (_, call) => {
      const reports: unknown[] = [];
      const client = testClient({
        onUnauthenticated: ({ code }, token) => reports.push([code, token]),
      });
      upstream.use(faults.rejection(401, 'token_expired'));
      await expect(getRejection(call, client)).resolves.toMatchObject({ code: 'tokenExpired' });
      expect(reports).toEqual([['tokenExpired', 'token-of-sari']]);
    },
  );
});
