import { QueryClient } from '@tanstack/react-query';
import { createApiClient, TIMEOUTS, type ApiClient } from '../api/client.ts';
import { authCopy } from '../copy/auth.ts';
import { routes } from '../domain/routes.ts';
import type { Environment } from './environment.ts';
import { runCallback, type Callback } from './auth/callback.ts';
import { createAuth, signInOnThisPage, type AuthActor, type AuthDeps } from './auth/createAuth.ts';
import { followOtherTabs } from './auth/followOtherTabs.ts';
import { openSignInWindow } from './auth/openSignInWindow.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { createRenewingFetch, reportRefusal } from './auth/renewingFetch.ts';
import { createSessionStore } from './auth/sessionStore.ts';
import { openTransports } from './auth/transports.ts';
import type { OrderDesk } from './orders/orderDesk.ts';
import { pageClock, type Clock } from './orders/waitUntil.ts';

/** What the screens' routes are made of. Made once, outside of React. */
export interface Services {
  readonly environment: Environment;
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly auth: AuthActor;
  readonly clock: Clock;
  readonly view: Window & typeof globalThis;
  /** Signs in by the provider's page in place of this one, where windows are blocked. Rejects with an AppError. */
  signInOnThisPage(): Promise<void>;
  /** On the page the provider sends people back to: completes the sign-in, once however often it is called. */
  completeSignIn(): Callback;
  /** The orders of this device. Loaded when first asked for; every time the same promise. */
  loadOrders(): Promise<OrderDesk>;
}

/** Wires the app to the upstream and to the browser. Nothing is sent or opened but the kept session. */
export function createServices(environment: Environment, view: Window & typeof globalThis): Services {
  const { location, localStorage, sessionStorage, navigator } = view;
  const queries = new QueryClient();
  const store = createSessionStore(localStorage, environment.salt);
  const session = () => auth.getSnapshot().context.session;

  const client = createApiClient({
    upstreamUrl: environment.upstreamUrl ?? location.origin,
    secureUpstreamUrl: environment.secureUpstreamUrl ?? undefined,
    apiKey: environment.apiKey,
    timeoutMs: isPhone(navigator) ? TIMEOUTS.mobile : TIMEOUTS.desktop,
    getAccessToken: () => session()?.accessToken ?? null,
    onUnauthenticated: (error, refusedToken) => reportRefusal(auth, error.code, refusedToken),
    isOnline: () => navigator.onLine,
    fetch: createRenewingFetch((input, init) => view.fetch(input, init), () => auth),
  });

  const authDeps: AuthDeps = {
    client,
    store,
    clock: pageClock,
    tabStorage: sessionStorage,
    newId: () => newId(view.crypto),
    window: {
      open: () => openSignInWindow(view, authCopy.windowOpening),
      isFocused: () => view.document.hasFocus(),
      transports: openTransports(view),
    },
    navigation: {
      here: () => location.pathname + location.search,
      reload: () => location.reload(),
      replace: (path) => location.replace(path),
      leaveFor: (address) => location.assign(address),
    },
    refresh: () =>
      refreshSession({ client, store, session, now: pageClock.now, exclusively: (work) => exclusively(navigator, work) }),
    forget: () => forgetPrivateReads(queries),
  };
  const auth: AuthActor = createAuth(authDeps);
  if (location.pathname !== routes.authCallback()) followOtherTabs(view, auth, store, authDeps.navigation.reload);

  let callback: Callback | undefined;
  let orders: Promise<OrderDesk> | undefined;
  return {
    environment,
    client,
    queries,
    auth,
    view,
    clock: pageClock,
    signInOnThisPage: () => signInOnThisPage(authDeps),
    completeSignIn: () =>
      (callback ??= runCallback({
        client,
        auth,
        clock: pageClock,
        transports: authDeps.window.transports,
        navigation: authDeps.navigation,
        tabStorage: sessionStorage,
        search: location.search,
        closeWindow: () => view.close(),
      })),
    loadOrders: () =>
      (orders ??= Promise.all([import('./orders/orderDesk.ts'), import('./orders/deviceFiles.ts')]).then(([{ createOrderDesk }, { deviceFiles }]) =>
        createOrderDesk({
          client,
          clock: pageClock,
          storage: localStorage,
          tabStorage: sessionStorage,
          fileStore: deviceFiles(),
          onOtherTab: (listener) => view.addEventListener('storage', ({ key }) => listener(key)),
          newId: authDeps.newId,
        }),
      )),
  };
}

/** `randomUUID` is not to be had on plain http, where a device on the local network may well be. */
function newId(crypto: Crypto): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
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
