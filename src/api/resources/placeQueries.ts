import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/client.ts';
import { loadCode } from '../http/loadCode.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';

export function citiesQuery(client: ApiClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['cities'],
    queryFn: async ({ signal }) => (await loadPlaces()).listCities(client, signal),
    staleTime: STALE_TIMES.places,
  });
}

export function provincesQuery(client: ApiClient) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['provinces'],
    queryFn: async ({ signal }) => (await loadPlaces()).listProvinces(client, signal),
    staleTime: STALE_TIMES.places,
  });
}

export function regenciesQuery(client: ApiClient, provinceId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['regencies', provinceId],
    queryFn: async ({ signal }) => (await loadPlaces()).listRegencies(client, provinceId, signal),
    staleTime: STALE_TIMES.places,
  });
}

function loadPlaces() {
  return loadCode(() => import('./places.ts'));
}
