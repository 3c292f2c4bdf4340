import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { accessToken } from '../testing/fixtures/users.ts';
import { startUpstream, testClient } from '../testing/upstream.ts';
import { TIMEOUTS, type AuthPaths, type MainPaths } from './client.ts';
import { listCities } from './places.ts';
import { personQuery } from './persons.ts';

const upstream = startUpstream();

test('a phone is given twice the time of a desktop', () => {
  expect(TIMEOUTS).toEqual({ desktop: 30_000, mobile: 60_000 });
});

test('making a client sends nothing', async () => {
  testClient();
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('the token is asked for at every call', async () => {
  let token: string | null = null;
  const client = testClient({ getAccessToken: () => token });
  await listCities(client);
  token = accessToken;
  await listCities(client);
  const requests = await upstream.seen();
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    null,
    'Bearer token-of-sari',
  ]);
});

test('a query that is cancelled gives its call up', async () => {
  let given: AbortSignal | null | undefined;
  const client = testClient({
    fetch: (_input, init) => {
      given = init?.signal;
      return new Promise((_, reject) =>
        given?.addEventListener('abort', () => reject(given?.reason)),
      );
    },
  });
  const queries = new QueryClient();
  const outcome = queries.fetchQuery(personQuery(client, 7)).catch((error: unknown) => error);
  await expect.poll(() => given).toBeInstanceOf(AbortSignal);
  await queries.cancelQueries();
  await expect(outcome).resolves.toBeInstanceOf(CancelledError);
  expect(given?.aborted).toBe(true);
});

test('calls under /mauth cannot be made by the main client, nor the other way round', () => {
  expectTypeOf<keyof MainPaths & `/mauth/${string}`>().toBeNever();
  expectTypeOf<keyof AuthPaths>().toEqualTypeOf<
    '/mauth/signin' | '/mauth/auth' | '/mauth/refresh' | '/mauth/signout'
  >();
});
