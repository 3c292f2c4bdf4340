import * as v from 'valibot';
import type { City, Province, Regency } from '../../domain/city.ts';
import type { ApiClient } from '../http/client.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { count, id, name, results } from './wire.ts';

/** Loads the cities that have funeral houses (`GET /cities`). They do not include `ALL_CITIES`. */
export async function listCities(client: ApiClient, signal?: AbortSignal): Promise<City[]> {
  const call = client.main.GET('/cities', { signal: signal ?? null });
  return (await readAnswer(call, results(v.object({ id: count, name })))).results;
}

/** Loads the provinces of Indonesia (`GET /ucapan/api/get_provinsi/`, a JSON array). */
export async function listProvinces(client: ApiClient, signal?: AbortSignal): Promise<Province[]> {
  return readAnswer(
    client.main.GET('/ucapan/api/get_provinsi/', { signal: signal ?? null }),
    namedList,
  );
}

/** Loads the regencies and cities of a province (`GET /ucapan/api/get_kabupaten/`). */
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

const namedList = v.array(v.object({ id, name }));
