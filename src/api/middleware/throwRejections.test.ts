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
  return { ask: () => client.GET('/a'), onUnauthenticated };
}

test('a success passes', async () => {
  const { ask, onUnauthenticated } = clientAnswering(Response.json(5));
  await expect(ask()).resolves.toMatchObject({ data: 5 });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('a refusal is thrown', async () => {
  const { ask, onUnauthenticated } = clientAnswering(
    Response.json({ code: 'forbidden', message: 'no' }, { status: 403 }),
  );
  await expect(ask()).rejects.toMatchObject({ name: 'AppError', code: 'forbidden' });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test.each([
  ['unauthenticated', 'unauthenticated'],
  ['token_expired', 'tokenExpired'],
])('%s is reported with the token that was refused', async (code, appCode) => {
  const { ask, onUnauthenticated } = clientAnswering(
    Response.json({ code, message: 'no' }, { status: 401 }),
  );
  await expect(ask()).rejects.toMatchObject({ code: appCode });
  expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: appCode }),
    't1',
  );
});
