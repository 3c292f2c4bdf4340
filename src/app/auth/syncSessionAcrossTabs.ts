import type { AuthActor } from './createAuth.ts';
import { SESSION_KEY } from './sessionKey.ts';
import type { SessionStore } from './sessionStore.ts';

/**
 * Signs this tab out or in when another tab does, and takes over changes of the user. Checks again
 * when the page is restored from the back/forward cache, where it received no events. Returns the
 * cleanup function.
 */
export function syncSessionAcrossTabs(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  auth: AuthActor,
  store: SessionStore,
  reload: () => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) sync(newValue !== null);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void store.read().then((stored) => sync(stored !== null));
  };
  const sync = (isSignedIn: boolean) => {
    const state = auth.getSnapshot();
    if (!isSignedIn) {
      if (state.matches('signedIn')) auth.send({ type: 'LOGOUT' });
      return;
    }
    if (state.matches({ signedOut: 'idle' })) reload();
    else void syncUser(auth, store, reload);
  };
  view.addEventListener('storage', onStorage);
  view.addEventListener('pageshow', onPageShow);
  return () => {
    view.removeEventListener('storage', onStorage);
    view.removeEventListener('pageshow', onPageShow);
  };
}

/** Applies a change of the stored user; reloads for another one, whose data differs. */
async function syncUser(auth: AuthActor, store: SessionStore, reload: () => void): Promise<void> {
  const stored = await store.read();
  const current = auth.getSnapshot().context.session;
  if (stored === null || current === null) return;
  if (stored.user.id !== current.user.id) reload();
  else if (stored.user.name !== current.user.name || stored.user.email !== current.user.email)
    auth.send({ type: 'UPDATE', user: stored.user });
}
