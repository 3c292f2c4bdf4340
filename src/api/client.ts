import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { withApiKey } from './middleware/apiKey.ts';
import { bearerToken } from './middleware/bearerToken.ts';
import { botCheck } from './middleware/botCheck.ts';
import { noCache } from './middleware/noCache.ts';
import { throwRejections, type OnUnauthenticated } from './middleware/throwRejections.ts';
import { sendForm, type SendForm } from './sendForm.ts';
import { createTimedFetch, type StartTimer } from './timedFetch.ts';
import { createResolveAddress, type ResolveAddress } from './upstreamAddresses.ts';
import { createUpload, type Upload } from './upload.ts';

type AuthPath = Extract<keyof paths, `/mauth/${string}`>;

/** Calls under /mauth: with cookies, without api key. */
export type AuthPaths = Pick<paths, AuthPath>;

/** All other calls: with api key and token, without cookies. */
export type MainPaths = Omit<paths, AuthPath>;

export interface ApiClientOptions {
  /** The upstream, absolute and without a trailing slash. */
  readonly upstreamUrl: string;
  /** Where pictures with an old plain-http IP host are now; the upstream when left out. */
  readonly secureUpstreamUrl?: string | undefined;
  readonly apiKey: string;
  /** How long a call may take, in ms: `TIMEOUTS.desktop` or `TIMEOUTS.mobile`. */
  readonly timeoutMs: number;
  /** The token of the signed-in user, or null. Asked anew for every call. */
  readonly getAccessToken: () => string | null;
  /** Told of every main call that was refused for want of a valid token. */
  readonly onUnauthenticated?: OnUnauthenticated | undefined;
  /** What proves to the upstream that a person orders; nothing when left out. */
  readonly getBotCheckToken?: ((action: string) => Promise<string | null>) | undefined;
  /** What the device says about its connection, `navigator.onLine`; online when left out. */
  readonly isOnline?: (() => boolean) | undefined;
  /** `globalThis.fetch`, looked up at every call, when left out. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** How forms are sent whose progress is told; by XMLHttpRequest when left out. */
  readonly sendForm?: SendForm | undefined;
  /** What measures `timeoutMs`; `setTimeout` when left out. */
  readonly startTimer?: StartTimer | undefined;
}

/** The way to the upstream. The functions of the resource files take it; nothing else calls it. */
export interface ApiClient {
  readonly main: Client<MainPaths, 'application/json'>;
  readonly auth: Client<AuthPaths, 'application/json'>;
  readonly upload: Upload;
  readonly resolveAddress: ResolveAddress;
}

/** How long a call may take on a desktop and on a phone, in ms. */
export const TIMEOUTS = { desktop: 30_000, mobile: 60_000 } as const;

/** Makes the client. Nothing is sent before a call is made. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { upstreamUrl, apiKey, timeoutMs, getAccessToken, onUnauthenticated, getBotCheckToken } =
    options;
  const isOnline = options.isOnline ?? (() => true);
  const fetch = createTimedFetch({
    timeoutMs,
    isOnline,
    startTimer: options.startTimer,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  });
  const querySerializer = withApiKey(apiKey);

  const main = createClient<MainPaths, 'application/json'>({
    baseUrl: upstreamUrl,
    fetch,
    querySerializer: (query) => querySerializer(query as Record<string, unknown>),
    credentials: 'omit',
  });
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
    resolveAddress: createResolveAddress(upstreamUrl, options.secureUpstreamUrl ?? upstreamUrl),
  };
}
