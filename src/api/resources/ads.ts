import * as v from 'valibot';
import type { ApiClient } from '../http/client.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { address, results } from './wire.ts';

/** Loads the absolute picture addresses of the carousel on Home (`GET /ads/top`). */
export async function listTopAds(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  const call = client.main.GET('/ads/top', { signal: signal ?? null });
  const { adsUrls } = await readAnswer(call, v.object({ adsUrls: v.array(address) }));
  return adsUrls.map(client.resolveUrl);
}

/** Loads the absolute picture addresses at the bottom of Home (`GET /ads/bottom`). */
export async function listBottomAds(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  const call = client.main.GET('/ads/bottom', { signal: signal ?? null });
  const answer = await readAnswer(call, results(v.object({ adsUrl: address })));
  return answer.results.map(({ adsUrl }) => client.resolveUrl(adsUrl));
}
