import { CancelledError, QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { accessToken } from '../../testing/fixtures/users.ts';
import { startUpstream, testClient } from '../../testing/upstream.ts';
import type { AuthPaths, MainPaths } from './client.ts';
import { TIMEOUTS } from './timedFetch.ts';
import { listCities } from '../resources/places.ts';
import { personQuery } from '../resources/personQueries.ts';

const upstream = startUpstream();

test('the timeout on a phone is twice the timeout on a desktop', () => {
  expect(TIMEOUTS).toEqual({ desktop: 30_000, mobile: 60_000 });
});

test('creating a client sends nothing', async () => {
  testClient();
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('reads the access token for every call', async () => {
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

test('cancelling a query aborts its request', async () => {
  let receivedSignal: AbortSignal | null | undefined;
  const client = testClient({
    fetch: (_input, init) => {
      receivedSignal = init?.signal;
      return new Promise((_, reject) =>
        receivedSignal?.addEventListener('abort', () => reject(receivedSignal?.reason)),
      );
    },
  });
  const queries = new QueryClient();
  const outcome = queries.fetchQuery(personQuery(client, 7)).catch((error: unknown) => error);
  await expect.poll(() => receivedSignal).toBeInstanceOf(AbortSignal);
  await queries.cancelQueries();
  await expect(outcome).resolves.toBeInstanceOf(CancelledError);
  expect(receivedSignal?.aborted).toBe(true);
});

test('the main client has no paths under /mauth, and the auth client has only these', () => {
  expectTypeOf<keyof MainPaths & `/mauth/${string}`>().toBeNever();
  expectTypeOf<keyof AuthPaths>().toEqualTypeOf<
    '/mauth/signin' | '/mauth/auth' | '/mauth/refresh' | '/mauth/signout'
  >();
});
