import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { startUpstream, testClient } from '../../testing/upstream.ts';
import { bottomAdsQuery, topAdsQuery } from './adQueries.ts';
import { historyQuery } from './notifications.ts';
import { orderQuery, ordersQuery } from './orders.ts';
import {
  carouselPersonsQuery,
  personMessagesQuery,
  personQuery,
  personsQuery,
} from './personQueries.ts';
import { citiesQuery, provincesQuery, regenciesQuery } from './placeQueries.ts';
import { profileQuery } from './users.ts';

const upstream = startUpstream();
const client = testClient();
const MINUTE = 60_000;

const queries = {
  personsQuery: {
    run: (q: QueryClient) => q.fetchQuery(personsQuery(client, { cityId: 0, text: '' }, 25)),
    staleTime: MINUTE / 2,
    path: '/persons/search',
    expectedText: 'Bambang Sutrisno',
  },
  carouselPersonsQuery: {
    run: (q: QueryClient) => q.fetchQuery(carouselPersonsQuery(client)),
    staleTime: MINUTE / 2,
    path: '/persons/carousel',
    expectedText: 'Bambang Sutrisno',
  },
  personQuery: {
    run: (q: QueryClient) => q.fetchQuery(personQuery(client, 7)),
    staleTime: MINUTE,
    path: '/persons/detail/7',
    expectedText: 'Misa Requiem',
  },
  personMessagesQuery: {
    run: (q: QueryClient) => q.fetchQuery(personMessagesQuery(client, 7)),
    staleTime: MINUTE / 2,
    path: '/persons/7/messages',
    expectedText: 'Keluarga Sari Lestari',
  },
  citiesQuery: {
    run: (q: QueryClient) => q.fetchQuery(citiesQuery(client)),
    staleTime: 24 * 60 * MINUTE,
    path: '/cities',
    expectedText: 'Kota Bandung',
  },
  provincesQuery: {
    run: (q: QueryClient) => q.fetchQuery(provincesQuery(client)),
    staleTime: 24 * 60 * MINUTE,
    path: '/ucapan/api/get_provinsi/',
    expectedText: 'Jawa Barat',
  },
  regenciesQuery: {
    run: (q: QueryClient) => q.fetchQuery(regenciesQuery(client, 33)),
    staleTime: 24 * 60 * MINUTE,
    path: '/ucapan/api/get_kabupaten/',
    expectedText: 'Kota Semarang',
  },
  topAdsQuery: {
    run: (q: QueryClient) => q.fetchQuery(topAdsQuery(client)),
    staleTime: 10 * MINUTE,
    path: '/ads/top',
    expectedText: 'top-2.webp',
  },
  bottomAdsQuery: {
    run: (q: QueryClient) => q.fetchQuery(bottomAdsQuery(client)),
    staleTime: 10 * MINUTE,
    path: '/ads/bottom',
    expectedText: 'bottom-4.webp',
  },
  historyQuery: {
    run: (q: QueryClient) => q.fetchQuery(historyQuery(client, 12)),
    staleTime: 0,
    path: '/notifications/12/list/',
    expectedText: 'ORDER-0000042',
  },
  ordersQuery: {
    run: (q: QueryClient) => q.fetchQuery(ordersQuery(client, 12)),
    staleTime: 0,
    path: '/api/v1.0/orders',
    expectedText: 'awaitingPayment',
  },
  orderQuery: {
    run: (q: QueryClient) => q.fetchQuery(orderQuery(client, 42)),
    staleTime: 0,
    path: '/api/v1.0/orders/42',
    expectedText: 'awaitingPayment',
  },
  profileQuery: {
    run: (q: QueryClient) => q.fetchQuery(profileQuery(client, 'demo-sari')),
    staleTime: 0,
    path: '/users/v2/search',
    expectedText: 'Sari Lestari',
  },
};

const cases = Object.entries(queries);

test.each(cases)(
  '%s refetches only after its stale time',
  async (_, { run, staleTime, path, expectedText }) => {
    const cache = new QueryClient();
    const answer = await run(cache);
    expect(JSON.stringify(answer)).toContain(expectedText);
    await run(cache);
    const requestedPaths = (await upstream.seen()).map((request) => request.path);
    expect(requestedPaths).toEqual(staleTime === 0 ? [path, path] : [path]);
    const [query] = cache.getQueryCache().getAll();
    expect(query?.options).toMatchObject({ staleTime, networkMode: 'offlineFirst' });
  },
);

test('every query has its own key', async () => {
  const cache = new QueryClient();
  for (const [, { run }] of cases) await run(cache);
  const keys: QueryKey[] = cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
  expect(keys).toHaveLength(cases.length);
});
