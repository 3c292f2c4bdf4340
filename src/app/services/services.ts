import { QueryClient } from '@tanstack/react-query';
import { createLateClient, type LateClient } from '../../api/http/lateClient.ts';
import { createUrlResolver } from '../../api/http/upstreamUrls.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { ReplaceMachine } from '../platform/actors.ts';
import { nextTask } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';
import type { Callback } from '../auth/callback.ts';
import { createLateAuth, type LateAuth } from '../auth/lateAuth.ts';
import { SESSION_KEY } from '../auth/sessionKey.ts';
import type { PageAuthDeps } from '../auth/startAuth.ts';
import type { LiveOrders } from '../live/liveOrders.ts';
import type { OrderPages } from '../orders/page/orderPages.ts';
import type { OrderStores } from '../orders/store/orderStores.ts';
import { LAST_BANK, SENDER_NAMES } from '../orders/store/storageKeys.ts';
import { loadOnce } from '../platform/loadOnce.ts';
import { createBrowserPlatform, type Platform } from '../platform/platform.ts';
import type { DeviceStorage } from '../platform/guardedStorage.ts';
import { removeFormDrafts } from '../platform/storedDraft.ts';
import { createServerClock } from '../platform/serverClock.ts';

/** What the routes use: clients, actors and stores. Created once, outside of React. */
export interface Services {
  readonly environment: Environment;
  readonly client: LateClient;
  readonly queries: QueryClient;
  readonly auth: LateAuth;
  readonly view: Window & typeof globalThis;
  readonly clock: ServerClock;
  readonly localStorage: DeviceStorage;
  readonly sessionStorage: DeviceStorage;
  readonly replaceMachine: ReplaceMachine;
  /** The time for which the document was rendered with data, in ms since the epoch. */
  readonly renderedAt?: number | undefined;
  /** Reports a view of a page, by its kind, to analytics, if analytics is configured. */
  trackPageView(path: string): void;
  /** Redirects to the identity provider. Rejects with an AppError. */
  signInOnThisPage(): Promise<void>;
  /** Completes the sign-in on the callback page. Repeated calls return the same result. */
  completeSignIn(): Promise<Callback>;
  /** Loads the code that a page does not need to be shown, part by part. Never rejects. */
  loadLateParts(): Promise<void>;
  /** Loads the order stores on the first call; later calls return the same promise. */
  loadOrders(): Promise<OrderStores>;
  /** Loads the live orders on the first call; later calls return the same promise. */
  loadLiveOrders(): Promise<LiveOrders>;
  /** Loads the pages of placed orders on the first call; later calls return the same promise. */
  loadOrderPages(): Promise<OrderPages>;
}

/**
 * Creates the services of an app. Sends no request; only restores the stored session.
 * @param overrides platform capabilities that replace those of the window
 * @param replaceMachine returns the machine that runs in place of one of the app's machines
 */
export function createServices(
  environment: Environment,
  view: Window & typeof globalThis,
  overrides: Partial<Platform> = {},
  replaceMachine: ReplaceMachine = (machine) => machine,
): Services {
  const platform: Platform = { ...createBrowserPlatform(view), ...overrides };
  const { localStorage, sessionStorage, navigation, signInWindow } = platform;
  const clock = createServerClock(platform.clock, localStorage);
  const queries = new QueryClient();
  const openLastSeen = loadOnce(platform.openLastSeen);

  const upstreamUrl = environment.upstreamUrl ?? view.location.origin;
  const client = createLateClient(
    async () =>
      (await import('./createPageClient.ts')).createPageClient({
        environment,
        view,
        platform,
        clock,
        auth,
        getBotCheckToken: botCheckOf(environment, view),
      }),
    createUrlResolver(upstreamUrl, environment.secureUpstreamUrl ?? upstreamUrl),
  );

  const authDeps: Omit<PageAuthDeps, 'window'> = {
    view,
    localStorage,
    salt: environment.salt,
    client,
    clock,
    tabStorage: sessionStorage,
    newId: () => newId(view.crypto),
    navigation,
    forget: () => {
      removePrivateQueries(queries);
      localStorage.removeItem(SENDER_NAMES);
      localStorage.removeItem(LAST_BANK);
      orderPages?.stopAll();
      void openLastSeen()
        .then((seen) => seen.eraseAll())
        .catch(() => {});
    },
    removeDrafts: () => [localStorage, sessionStorage].forEach(removeFormDrafts),
    replaceMachine,
  };
  const auth = createLateAuth(
    localStorage.getItem(SESSION_KEY) !== null,
    signInWindow,
    async (lateWindow) =>
      (await import('../auth/startAuth.ts')).startAuth({ ...authDeps, window: lateWindow }),
  );

  const loadLiveOrders = loadOnce(async () => {
    const [{ createLiveOrders }, { readOrderChanges }] = await Promise.all([
      import('../live/liveOrders.ts'),
      import('../../api/resources/orderChanges.ts'),
    ]);
    return createLiveOrders({
      readChanges: (options) => readOrderChanges(client, options),
      clock,
      attention: platform.attention,
    });
  });
  let orderPages: OrderPages | undefined;
  return {
    environment,
    client,
    queries,
    auth,
    view,
    clock,
    localStorage,
    sessionStorage,
    replaceMachine,
    trackPageView: analyticsOf(environment, view),
    async loadLateParts() {
      const parts: readonly (() => Promise<unknown>)[] = [
        () => import('../auth/startAuth.ts'),
        () => auth.load(),
        () => import('./createPageClient.ts'),
        () => client.load(),
        () => import('../../api/resources/persons.ts'),
        () => import('../../api/resources/places.ts'),
      ];
      // In tasks of their own, between which the page answers input.
      for (const load of parts) {
        await nextTask();
        // What fails is loaded again when it is needed.
        await load().catch(() => {});
      }
    },
    signInOnThisPage: async () =>
      (await import('../auth/createAuth.ts')).signInOnThisPage(authDeps),
    completeSignIn: loadOnce(async () =>
      (await import('../auth/callback.ts')).runCallback({
        client,
        auth,
        clock,
        transports: signInWindow.transports,
        navigation,
        tabStorage: sessionStorage,
        search: new URL(navigation.here(), view.location.origin).search,
        closeWindow: () => view.close(),
      }),
    ),
    loadOrders: loadOnce(async () => {
      const [{ createOrderStores }, fileStore] = await Promise.all([
        import('../orders/store/orderStores.ts'),
        platform.openFileStore(),
      ]);
      return createOrderStores({
        client,
        clock,
        virtualAccount: environment.virtualAccount,
        storage: localStorage,
        tabStorage: sessionStorage,
        fileStore,
        subscribeToOtherTabs: (listener) => subscribeToStorage(view, listener),
        newId: authDeps.newId,
        replaceMachine,
      });
    }),
    loadLiveOrders,
    loadOrderPages: loadOnce(async () => {
      const [{ createOrderPages }, { createLastBank }, live, seen] = await Promise.all([
        import('../orders/page/orderPages.ts'),
        import('../orders/store/lastBank.ts'),
        loadLiveOrders(),
        openLastSeen(),
      ]);
      orderPages = createOrderPages({
        client,
        clock,
        subscribeToChanges: live.subscribe,
        lastSeen: seen,
        lastBank: createLastBank(localStorage),
        storage: localStorage,
        virtualAccount: environment.virtualAccount,
        newId: authDeps.newId,
        replaceMachine,
      });
      return orderPages;
    }),
  };
}

/**
 * Calls `listener` with the storage key that another tab has written, and with null after the page
 * was restored from the back/forward cache, because it may have missed any number of writes.
 */
function subscribeToStorage(view: Window, listener: (storageKey: string | null) => void): void {
  view.addEventListener('storage', ({ key }) => listener(key));
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(null);
  });
}

/** `crypto.randomUUID` is missing on plain http, which a device on a local network may use. */
function newId(crypto: Crypto): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** How long an order waits for the bot check, in ms. */
const BOT_CHECK_TIMEOUT_MS = 10_000;

/** Loads the bot check when the first token is requested; returns undefined if it is not configured. */
function botCheckOf(
  { botCheckSiteKey: siteKey, botCheckScriptUrl: scriptUrl }: Environment,
  view: Window & typeof globalThis,
) {
  if (siteKey === null) return undefined;
  const loaded = loadOnce(async () =>
    (await import('../platform/botCheck.ts')).createBotCheck(view, {
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
  const loaded = loadOnce(async () =>
    (await import('../../api/resources/analytics.ts')).createAnalytics({
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

/** The beginnings of the keys of queries that are the same for every user. */
const PUBLIC_QUERIES: readonly unknown[] = ['persons', 'ads', 'cities', 'provinces', 'regencies'];

function removePrivateQueries(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_QUERIES.includes(queryKey[0]) });
}
