import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiClient } from './client.ts';
import { readAnswer } from './readAnswer.ts';
import { FRESH_FOR, readDefaults } from './readQuery.ts';
import { address, results } from './wire.ts';

/** Picture addresses of the carousel on Home (`GET /ads/top`), absolute and never on an old host. */
export async function listTopAds(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  const call = client.main.GET('/ads/top', { signal: signal ?? null });
  const { adsUrls } = await readAnswer(call, v.object({ adsUrls: v.array(address) }));
  return adsUrls.map(client.resolveAddress);
}

/** Picture addresses at the foot of Home (`GET /ads/bottom`), absolute and never on an old host. */
export async function listBottomAds(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  const call = client.main.GET('/ads/bottom', { signal: signal ?? null });
  const answer = await readAnswer(call, results(v.object({ adsUrl: address })));
  return answer.results.map(({ adsUrl }) => client.resolveAddress(adsUrl));
}

/** The ads of the carousel, as a query. */
export function topAdsQuery(client: ApiClient) {
  return queryOptions({
    ...readDefaults,
    queryKey: ['ads', 'top'],
    queryFn: ({ signal }) => listTopAds(client, signal),
    staleTime: FRESH_FOR.ads,
  });
}

/** The ads at the foot, as a query. */
export function bottomAdsQuery(client: ApiClient) {
  return queryOptions({
    ...readDefaults,
    queryKey: ['ads', 'bottom'],
    queryFn: ({ signal }) => listBottomAds(client, signal),
    staleTime: FRESH_FOR.ads,
  });
}
