import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { startUpstream, testClient } from '../testing/upstream.ts';
import { bottomAdsQuery, topAdsQuery } from './ads.ts';
import { historyQuery } from './notifications.ts';
import { personMessagesQuery, personQuery, personsQuery } from './persons.ts';
import { citiesQuery, provincesQuery, regenciesQuery } from './places.ts';
import { profileQuery } from './users.ts';

const upstream = startUpstream();
const client = testClient();
const MINUTE = 60_000;

const queries = {
  personsQuery: {
    ask: (q: QueryClient) => q.fetchQuery(personsQuery(client, { cityId: 0, text: '' })),
    staleTime: MINUTE / 2,
    path: '/persons/search',
    holds: 'Bambang Sutrisno',
  },
  personQuery: {
    ask: (q: QueryClient) => q.fetchQuery(personQuery(client, 7)),
    staleTime: MINUTE,
    path: '/persons/detail/7',
    holds: 'Misa Requiem',
  },
  personMessagesQuery: {
    ask: (q: QueryClient) => q.fetchQuery(personMessagesQuery(client, 7)),
    staleTime: MINUTE / 2,
    path: '/persons/7/messages',
    holds: 'Keluarga Besar Wijaya',
  },
  citiesQuery: {
    ask: (q: QueryClient) => q.fetchQuery(citiesQuery(client)),
    staleTime: 24 * 60 * MINUTE,
    path: '/cities',
    holds: 'Kota Bandung',
  },
  provincesQuery: {
    ask: (q: QueryClient) => q.fetchQuery(provincesQuery(client)),
    staleTime: 24 * 60 * MINUTE,
    path: '/ucapan/api/get_provinsi/',
    holds: 'Jawa Barat',
  },
  regenciesQuery: {
    ask: (q: QueryClient) => q.fetchQuery(regenciesQuery(client, 33)),
    staleTime: 24 * 60 * MINUTE,
    path: '/ucapan/api/get_kabupaten/',
    holds: 'Kota Semarang',
  },
  topAdsQuery: {
    ask: (q: QueryClient) => q.fetchQuery(topAdsQuery(client)),
    staleTime: 10 * MINUTE,
    path: '/ads/top',
    holds: 'top-2.webp',
  },
  bottomAdsQuery: {
    ask: (q: QueryClient) => q.fetchQuery(bottomAdsQuery(client)),
    staleTime: 10 * MINUTE,
    path: '/ads/bottom',
    holds: 'bottom-4.webp',
  },
  historyQuery: {
    ask: (q: QueryClient) => q.fetchQuery(historyQuery(client, 12)),
    staleTime: 0,
    path: '/notifications/12/list/',
    holds: 'ORDER-0000042',
  },
  profileQuery: {
    ask: (q: QueryClient) => q.fetchQuery(profileQuery(client, 'demo-sari')),
    staleTime: 0,
    path: '/users/v2/search',
    holds: 'Sari Lestari',
  },
};

const cases = Object.entries(queries);

test.each(cases)(
  '%s asks anew only when its answer is no longer fresh',
  async (_, { ask, staleTime, path, holds }) => {
    const cache = new QueryClient();
    const answer = await ask(cache);
    expect(JSON.stringify(answer)).toContain(holds);
    await ask(cache);
    const asked = (await upstream.seen()).map((request) => request.path);
    expect(asked).toEqual(staleTime === 0 ? [path, path] : [path]);
    const [kept] = cache.getQueryCache().getAll();
    expect(kept?.options).toMatchObject({ staleTime, networkMode: 'offlineFirst' });
  },
);

test('no two queries share a key', async () => {
  const cache = new QueryClient();
  for (const [, { ask }] of cases) await ask(cache);
  const keys: QueryKey[] = cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toHaveLength(cases.length);
});
