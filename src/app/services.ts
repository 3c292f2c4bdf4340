import { QueryClient } from '@tanstack/react-query';
import { createApiClient, TIMEOUTS, type ApiClient } from '../api/client.ts';
import { createTimeReadingFetch } from '../api/serverTime.ts';
import { routes } from '../domain/routes.ts';
import type { Environment } from './environment.ts';
import { runCallback, type Callback } from './auth/callback.ts';
import { createAuth, signInOnThisPage, type AuthActor, type AuthDeps } from './auth/createAuth.ts';
import { syncSessionAcrossTabs } from './auth/syncSessionAcrossTabs.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { createRefreshingFetch, reportRejectedToken } from './auth/refreshingFetch.ts';
import { createSessionStore } from './auth/sessionStore.ts';
import type { OrderStores } from './orders/orderStores.ts';
import { browserPlatform, type Platform } from './platform.ts';
import { createServerClock, type ServerClock } from './serverClock.ts';

/** What the screens' routes are made of. Made once, outside of React. */
export interface Services {
  readonly environment: Environment;
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly auth: AuthActor;
  readonly view: Window & typeof globalThis;
  readonly clock: ServerClock;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly createActor: Platform['createActor'];
  /** Tells analytics which kind of page is shown, where it is configured. */
  countPage(path: string): void;
  /** Signs in by the provider's page in place of this one, where windows are blocked. Rejects with an AppError. */
  signInOnThisPage(): Promise<void>;
  /** On the page the provider sends people back to: completes the sign-in, once however often it is called. */
  completeSignIn(): Callback;
  /** The orders of this device. Loaded when first asked for; every time the same promise. */
  loadOrders(): Promise<OrderStores>;
}

/**
 * Wires the app to the upstream and to the browser. Nothing is sent or opened but the kept session.
 * @param given parts of the outside that are others than the page's own
 */
export function createServices(
  environment: Environment,
  view: Window & typeof globalThis,
  given: Partial<Platform> = {},
): Services {
  const platform: Platform = { ...browserPlatform(view), ...given };
  const { localStorage, sessionStorage, navigation, signInWindow, createActor } = platform;
  const clock = createServerClock(platform.clock, localStorage);
  const queries = new QueryClient();
  const store = createSessionStore(localStorage, environment.salt);
  const session = () => auth.getSnapshot().context.session;

  const client = createApiClient({
    upstreamUrl: environment.upstreamUrl ?? view.location.origin,
    secureUpstreamUrl: environment.secureUpstreamUrl ?? undefined,
    apiKey: environment.apiKey,
    timeoutMs: isPhone(view.navigator) ? TIMEOUTS.mobile : TIMEOUTS.desktop,
    getAccessToken: () => session()?.accessToken ?? null,
    onUnauthenticated: (error, rejectedToken) =>
      reportRejectedToken(auth, error.code, rejectedToken),
    getBotCheckToken: botCheckOf(environment, view),
    isOnline: platform.isOnline,
    fetch: createRefreshingFetch(
      createTimeReadingFetch(platform.fetch, platform.clock.now, clock.correct),
      () => auth,
    ),
    sendForm: platform.sendForm,
    startTimer: clock.after,
  });

  const authDeps: AuthDeps = {
    client,
    store,
    clock,
    tabStorage: sessionStorage,
    newId: () => newId(view.crypto),
    window: signInWindow,
    navigation,
    refresh: () =>
      refreshSession({
        client,
        store,
        session,
        now: clock.now,
        exclusively: (work) => exclusively(view.navigator, work),
      }),
    forget: () => forgetPrivateReads(queries),
    createActor,
  };
  const auth: AuthActor = createAuth(authDeps);
  if (view.location.pathname !== routes.authCallback())
    syncSessionAcrossTabs(view, auth, store, navigation.reload);

  let callback: Callback | undefined;
  let orders: Promise<OrderStores> | undefined;
  return {
    environment,
    client,
    queries,
    auth,
    view,
    clock,
    localStorage,
    sessionStorage,
    createActor,
    countPage: analyticsOf(environment, view),
    signInOnThisPage: () => signInOnThisPage(authDeps),
    completeSignIn: () =>
      (callback ??= runCallback({
        client,
        auth,
        clock,
        transports: signInWindow.transports,
        navigation,
        tabStorage: sessionStorage,
        search: new URL(navigation.here(), view.location.origin).search,
        closeWindow: () => view.close(),
      })),
    loadOrders: () =>
      (orders ??= Promise.all([import('./orders/orderStores.ts'), platform.openFileStore()]).then(
        ([{ createOrderStores }, fileStore]) =>
          createOrderStores({
            client,
            clock,
            storage: localStorage,
            tabStorage: sessionStorage,
            fileStore,
            onOtherTab: (listener) => subscribeToStorage(view, listener),
            newId: authDeps.newId,
            createActor,
          }),
      )),
  };
}

/** Calls back with the key that another tab writes, and with null when the page may have missed any number of them. */
function subscribeToStorage(view: Window, listener: (storageKey: string | null) => void): void {
  view.addEventListener('storage', ({ key }) => listener(key));
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(null);
  });
}

/** `randomUUID` is not to be had on plain http, where a device on the local network may well be. */
function newId(crypto: Crypto): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** How long an order waits for the bot check, in ms. */
const BOT_CHECK_TIMEOUT_MS = 10_000;

/** What is not configured is not even loaded. */
function botCheckOf(
  { botCheckSiteKey: siteKey, botCheckScriptUrl: scriptUrl }: Environment,
  view: Window & typeof globalThis,
) {
  if (siteKey === null) return undefined;
  const loaded = once(async () =>
    (await import('./botCheck.ts')).createBotCheck(view, {
      siteKey,
      scriptUrl,
      timeoutMs: BOT_CHECK_TIMEOUT_MS,
    }),
  );
  return async (action: string) => (await loaded())(action);
}

function analyticsOf(
  { analyticsUrl: url }: Environment,
  view: Window & typeof globalThis,
): (path: string) => void {
  if (url === null) return () => {};
  const loaded = once(async () =>
    (await import('../api/analytics.ts')).createAnalytics({
      url,
      fetch: (input, init) => view.fetch(input, init),
      sendBeacon: (to, body) => view.navigator.sendBeacon(to, body),
    }),
  );
  return (path) =>
    void loaded().then(
      (count) => count(path),
      () => {},
    );
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

/** One tab at a time, where the browser has locks. */
async function exclusively<T>(navigator: Navigator, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : await locks.request('session-refresh', async () => work());
}

/** What was read for everybody; all else was read for the user. */
const PUBLIC_READS: readonly unknown[] = ['persons', 'ads', 'cities', 'provinces', 'regencies'];

function forgetPrivateReads(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_READS.includes(queryKey[0]) });
}

function isPhone(navigator: Navigator): boolean {
  const hints = (navigator as Navigator & { userAgentData?: { mobile: boolean } }).userAgentData;
  return hints?.mobile ?? /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);
}
