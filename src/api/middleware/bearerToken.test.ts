import createClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import { bearerToken, getBearerToken } from './bearerToken.ts';

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

test('sends the current token', async () => {
  let token: string | null = 'first';
  const send = () => authorizationSent(() => token);
  await expect(send()).resolves.toBe('Bearer first');
  token = 'second';
  await expect(send()).resolves.toBe('Bearer second');
});

test('sends no token when signed out', async () => {
  await expect(authorizationSent(() => null)).resolves.toBeNull();
});

test('keeps the token of a call that already has one', async () => {
  await expect(authorizationSent(() => 'old', { Authorization: 'Bearer fresh' })).resolves.toBe(
    'Bearer fresh',
  );
});

test.each([
  ['Bearer abc.def', 'abc.def'],
  ['Basic abc', null],
  ['', null],
])('getBearerToken reads from the header %j the token %j', (value, token) => {
  expect(getBearerToken(new Headers({ Authorization: value }))).toBe(token);
});
