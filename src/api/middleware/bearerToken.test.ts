import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import { bearerToken, tokenOf } from './bearerToken.ts';

async function authorizationSent(
  token: () => string | null,
  headers: Record<string, string> = {},
): Promise<string | null> {
  let sent: string | null = null;
  const client = createClient<{
    '/a': { get: { responses: { 200: { content: { 'application/json': 1 } } } } };
  }>({
    baseUrl: 'http://upstream.test',
    fetch: async (request) => {
      sent = request.headers.get('Authorization');
      return Response.json(1);
    },
  });
  client.use(bearerToken(token));
  await client.GET('/a', { headers });
  return sent;
}

test('the token of the moment is sent', async () => {
  let token: string | null = 'first';
  const ask = () => authorizationSent(() => token);
  await expect(ask()).resolves.toBe('Bearer first');
  token = 'second';
  await expect(ask()).resolves.toBe('Bearer second');
});

test('signed out, nothing is sent', async () => {
  await expect(authorizationSent(() => null)).resolves.toBeNull();
});

test('a call keeps the token it brings', async () => {
  await expect(authorizationSent(() => 'old', { Authorization: 'Bearer fresh' })).resolves.toBe(
    'Bearer fresh',
  );
});

test.each([
  ['Bearer abc.def', 'abc.def'],
  ['Basic abc', null],
  ['', null],
])('the token of %j is %j', (value, token) => {
  expect(tokenOf(new Headers({ Authorization: value }))).toBe(token);
});
