import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/client.ts';
import { loadCode } from '../http/loadCode.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';

export function topAdsQuery(client: ApiClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['ads', 'top'],
    queryFn: async ({ signal }) => (await loadAds()).listTopAds(client, signal),
    staleTime: STALE_TIMES.ads,
  });
}

export function bottomAdsQuery(client: ApiClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['ads', 'bottom'],
    queryFn: async ({ signal }) => (await loadAds()).listBottomAds(client, signal),
    staleTime: STALE_TIMES.ads,
  });
}

function loadAds() {
  return loadCode(() => import('./ads.ts'));
}
