import {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
} from '../../../src/api/http/client.ts';
import { TIMEOUTS } from '../../../src/api/http/timedFetch.ts';
import { readEnvironment } from '../../../src/app/platform/environment.ts';

/** Creates an API client as the app does, with an access token or without one. */
export function createClient(
  address: string,
  accessToken: string | null,
  fetch?: ApiClientOptions['fetch'],
): ApiClient {
  return createApiClient({
    upstreamUrl: address,
    apiKey: readEnvironment({ VITE_DEMO: 'true' }).apiKey,
    timeoutMs: TIMEOUTS.desktop,
    getAccessToken: () => accessToken,
    sendForm: (url, form, { headers }) =>
      globalThis.fetch(url, { method: 'POST', body: form, headers }),
    fetch,
  });
}
