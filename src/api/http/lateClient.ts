import type { ApiClient } from './client.ts';
import { loadCode } from './loadCode.ts';
import type { ResolveUrl } from './upstreamUrls.ts';

/** A client whose code is loaded with the first call. */
export interface LateClient extends ApiClient {
  /** Loads the code ahead of time. */
  load(): Promise<unknown>;
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** Creates a client whose code is loaded by `create` with the first call. */
export function createLateClient(
  create: () => Promise<ApiClient>,
  resolveUrl: ResolveUrl,
): LateClient {
  let loading: Promise<ApiClient> | undefined;
  const load = () => {
    loading ??= loadCode(create);
    // The next call tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const late = <Part extends 'main' | 'auth'>(part: Part): ApiClient[Part] => {
    const call =
      (method: keyof ApiClient['main']): Call =>
      async (...args) =>
        ((await load())[part][method] as Call)(...args);
    const calls = {
      GET: call('GET'),
      POST: call('POST'),
      PATCH: call('PATCH'),
      DELETE: call('DELETE'),
    };
    return calls as unknown as ApiClient[Part];
  };
  return {
    load,
    main: late('main'),
    auth: late('auth'),
    upload: async (...args) => (await load()).upload(...args),
    fetchStream: async (request) => (await load()).fetchStream(request),
    resolveUrl,
  };
}
