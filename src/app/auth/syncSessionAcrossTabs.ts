import type { AuthActor } from './createAuth.ts';
import { SESSION_KEY, type SessionStore } from './sessionStore.ts';

/**
 * Signs this tab out or in when another one does, and takes over what it changed of the user; also when the page comes
 * back from the browser's cache, where it heard of nothing. Answers what ends it.
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

/** Where another user has signed in elsewhere, what this page shows is not theirs. */
async function syncUser(auth: AuthActor, store: SessionStore, reload: () => void): Promise<void> {
  const stored = await store.read();
  const shown = auth.getSnapshot().context.session;
  if (stored === null || shown === null) return;
  if (stored.user.id !== shown.user.id) reload();
  else if (stored.user.name !== shown.user.name || stored.user.email !== shown.user.email)
    auth.send({ type: 'UPDATE', user: stored.user });
}
