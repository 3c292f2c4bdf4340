import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { City, Province, Regency } from '../domain/city.ts';
import type { ApiClient } from './client.ts';
import { readAnswer } from './readAnswer.ts';
import { FRESH_FOR, readDefaults } from './readQuery.ts';
import { count, id, name, results } from './wire.ts';

/** Cities that have funeral houses (`GET /cities`). The filter for all of them is the app's own. */
export async function listCities(client: ApiClient, signal?: AbortSignal): Promise<City[]> {
  const call = client.main.GET('/cities', { signal: signal ?? null });
  return (await readAnswer(call, results(v.object({ id: count, name })))).results;
}

/** Provinces of Indonesia (`GET /ucapan/api/get_provinsi/`, a bare list). */
export async function listProvinces(client: ApiClient, signal?: AbortSignal): Promise<Province[]> {
  return readAnswer(
    client.main.GET('/ucapan/api/get_provinsi/', { signal: signal ?? null }),
    namedList,
  );
}

/** Regencies and cities of a province (`GET /ucapan/api/get_kabupaten/`, a bare list); none for an unknown one. */
export async function listRegencies(
  client: ApiClient,
  provinceId: number,
  signal?: AbortSignal,
): Promise<Regency[]> {
  const call = client.main.GET('/ucapan/api/get_kabupaten/', {
    params: { query: { prov_id: provinceId } },
    signal: signal ?? null,
  });
  return readAnswer(call, namedList);
}

/** The cities, as a query. */
export function citiesQuery(client: ApiClient) {
  return queryOptions({
    ...readDefaults,
    queryKey: ['cities'],
    queryFn: ({ signal }) => listCities(client, signal),
    staleTime: FRESH_FOR.places,
  });
}

/** The provinces, as a query. */
export function provincesQuery(client: ApiClient) {
  return queryOptions({
    ...readDefaults,
    queryKey: ['provinces'],
    queryFn: ({ signal }) => listProvinces(client, signal),
    staleTime: FRESH_FOR.places,
  });
}

/** The regencies of a province, as a query. */
export function regenciesQuery(client: ApiClient, provinceId: number) {
  return queryOptions({
    ...readDefaults,
    queryKey: ['regencies', provinceId],
    queryFn: ({ signal }) => listRegencies(client, provinceId, signal),
    staleTime: FRESH_FOR.places,
  });
}

const namedList = v.array(v.object({ id, name }));
