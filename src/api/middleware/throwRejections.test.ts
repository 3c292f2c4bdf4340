import createClient from 'openapi-fetch';
import { expect, test, vi } from 'vitest';
import { throwRejections, type OnUnauthenticated } from './throwRejections.ts';

function clientAnswering(response: Response, onUnauthenticated = vi.fn<OnUnauthenticated>()) {
  const client = createClient<{
    '/a': { get: { responses: { 200: { content: { 'application/json': number } } } } };
  }>({
    baseUrl: 'http://upstream.test',
    headers: { Authorization: 'Bearer t1' },
    fetch: async () => response,
  });
  client.use(throwRejections(onUnauthenticated));
  return { send: () => client.GET('/a'), onUnauthenticated };
}

test('passes a successful response on', async () => {
  const { send, onUnauthenticated } = clientAnswering(Response.json(5));
  await expect(send()).resolves.toMatchObject({ data: 5 });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('throws a rejection', async () => {
  const { send, onUnauthenticated } = clientAnswering(
    Response.json({ code: 'forbidden', message: 'no' }, { status: 403 }),
  );
  await expect(send()).rejects.toMatchObject({ name: 'AppError', code: 'forbidden' });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test.each([
  ['unauthenticated', 'unauthenticated'],
  ['token_expired', 'tokenExpired'],
])('reports %s with the rejected token', async (code, appCode) => {
  const { send, onUnauthenticated } = clientAnswering(
    Response.json({ code, message: 'no' }, { status: 401 }),
  );
  await expect(send()).rejects.toMatchObject({ code: appCode });
  expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: appCode }),
    't1',
  );
});
