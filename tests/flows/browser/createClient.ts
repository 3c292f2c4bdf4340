import {
  createApiClient,
  TIMEOUTS,
  type ApiClient,
  type ApiClientOptions,
} from '../../../src/api/client.ts';
import { readEnvironment } from '../../../src/app/environment.ts';

/** A way to the server as the app has it, in somebody's name or in nobody's. */
export function createClient(
  address: string,
  accessToken: string | null,
  fetch?: ApiClientOptions['fetch'],
): ApiClient {
  return createApiClient({
    upstreamUrl: address,
    apiKey: readEnvironment({}).apiKey,
    timeoutMs: TIMEOUTS.desktop,
    getAccessToken: () => accessToken,
    sendForm: (url, form, { headers }) =>
      globalThis.fetch(url, { method: 'POST', body: form, headers }),
    fetch,
  });
}
