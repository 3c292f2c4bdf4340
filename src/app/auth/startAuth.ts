import { routes } from '../../domain/routes.ts';
import type { DeviceStorage } from '../platform/guardedStorage.ts';
import { createAuth, type AuthActor, type AuthDeps } from './createAuth.ts';
import { refreshSession } from './refreshSession.ts';
import { createSessionStore } from './sessionStore.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';

/** What the sign-in of a page needs. */
export interface PageAuthDeps extends Omit<AuthDeps, 'store' | 'refresh'> {
  readonly view: Window;
  readonly localStorage: DeviceStorage;
  /** The build-time value from which the key of the stored session is derived. */
  readonly salt: string;
}

/** Starts the sign-in of a page: restores the stored session, and follows other tabs. */
export function startAuth({ view, localStorage, salt, ...deps }: PageAuthDeps): AuthActor {
  const store = createSessionStore(localStorage, salt);
  const auth: AuthActor = createAuth({
    ...deps,
    store,
    refresh: () =>
      refreshSession({
        client: deps.client,
        store,
        session: () => auth.getSnapshot().context.session,
        now: deps.clock.now,
        exclusively: (work) => exclusively(view.navigator, work),
      }),
  });
  if (view.location.pathname !== routes.authCallback())
    syncSessionAcrossTabs(view, auth, store, deps.navigation.reload);
  return auth;
}

/** Runs `work` in one tab at a time, if the browser supports the Web Locks API. */
async function exclusively<T>(navigator: Navigator, work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? work() : await locks.request('session-refresh', async () => work());
}
