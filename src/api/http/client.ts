import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '@dukacita/shared/api';
import { bearerToken } from '../middleware/bearerToken.ts';
import { botCheck, createApiKeySerializer, delayWrites, noCache } from '../middleware/requests.ts';
import { throwRejections, type OnUnauthenticated } from '../middleware/throwRejections.ts';
import { sendForm, type SendForm } from './sendForm.ts';
import { createTimedFetch, type StartTimer } from './timedFetch.ts';
import { createUrlResolver, type ResolveUrl } from './upstreamUrls.ts';
import { createUpload, type Upload } from './upload.ts';

type AuthPath = Extract<keyof paths, `/mauth/${string}`>;

/** The paths under /mauth, called with cookies and without the API key. */
export type AuthPaths = Pick<paths, AuthPath>;

/** All other paths, called with API key and access token and without cookies. */
export type MainPaths = Omit<paths, AuthPath>;

export interface ApiClientOptions {
  /** The absolute URL of the upstream, without a trailing slash. */
  readonly upstreamUrl: string;
  /** Replaces legacy hosts (plain http, IP address) of pictures. Default: `upstreamUrl`. */
  readonly secureUpstreamUrl?: string | undefined;
  readonly apiKey: string;
  /** The timeout of a call, in ms: `TIMEOUTS.desktop` or `TIMEOUTS.mobile`. */
  readonly timeoutMs: number;
  /** Returns the access token of the signed-in user, or null. Called for every request. */
  readonly getAccessToken: () => string | null;
  /** Called for every main call that was rejected because its token is missing or invalid. */
  readonly onUnauthenticated?: OnUnauthenticated | undefined;
  /** Returns the token of the bot check. Default: no token is sent. */
  readonly getBotCheckToken?: ((action: string) => Promise<string | null>) | undefined;
  /** Returns `navigator.onLine`. Default: always online. */
  readonly isOnline?: (() => boolean) | undefined;
  /** Default: `globalThis.fetch`, looked up on every call. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Sends forms with upload progress. Default: `sendForm`, which uses XMLHttpRequest. */
  readonly sendForm?: SendForm | undefined;
  /** Resolves once the press that asks for a write is painted. Default: writes are sent at once. */
  readonly whenPainted?: (() => Promise<void>) | undefined;
  /** Starts the timer for `timeoutMs`. Default: `setTimeout`. */
  readonly startTimer?: StartTimer | undefined;
}

type Calls<Paths extends {}> = Pick<
  Client<Paths, 'application/json'>,
  'GET' | 'POST' | 'PATCH' | 'DELETE'
>;

/** The client of the upstream. Only the functions in `src/api` call it. */
export interface ApiClient {
  readonly main: Calls<MainPaths>;
  readonly auth: Calls<AuthPaths>;
  readonly upload: Upload;
  /** The fetch of streams, which have no timeout. */
  readonly fetchStream: (request: Request) => Promise<Response>;
  readonly resolveUrl: ResolveUrl;
}

/** Creates the client. It sends nothing before the first call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { upstreamUrl, apiKey, timeoutMs, getAccessToken, onUnauthenticated, getBotCheckToken } =
    options;
  const { whenPainted } = options;
  const isOnline = options.isOnline ?? (() => true);
  const send: typeof globalThis.fetch =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const fetch = createTimedFetch({
    timeoutMs,
    isOnline,
    startTimer: options.startTimer,
    fetch: send,
  });
  const querySerializer = createApiKeySerializer(apiKey);

  const main = createClient<MainPaths, 'application/json'>({
    baseUrl: upstreamUrl,
    fetch,
    querySerializer: (query) => querySerializer(query as Record<string, unknown>),
    credentials: 'omit',
  });
  if (whenPainted !== undefined) main.use(delayWrites(whenPainted));
  main.use(noCache, bearerToken(getAccessToken), throwRejections(onUnauthenticated));
  if (getBotCheckToken !== undefined) main.use(botCheck(getBotCheckToken));

  const auth = createClient<AuthPaths, 'application/json'>({
    baseUrl: upstreamUrl,
    fetch,
    credentials: 'include',
    cache: 'no-store',
  });
  auth.use(throwRejections());

  return {
    main,
    auth,
    upload: createUpload({
      upstreamUrl,
      querySerializer,
      timeoutMs,
      getAccessToken,
      onUnauthenticated,
      isOnline,
      sendForm: options.sendForm ?? sendForm,
    }),
    fetchStream: (request) => send(request),
    resolveUrl: createUrlResolver(upstreamUrl, options.secureUpstreamUrl ?? upstreamUrl),
  };
}
