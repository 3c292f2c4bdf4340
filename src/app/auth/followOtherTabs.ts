import type { AuthActor } from './createAuth.ts';
import { SESSION_KEY, type SessionStore } from './sessionStore.ts';

/**
 * Signs this tab out or in when another one does, and takes over what it changed of the user; also when the page comes
 * back from the browser's cache, where it heard of nothing. Answers what ends it.
 */
export function followOtherTabs(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  auth: AuthActor,
  store: SessionStore,
  reload: () => void,
): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) follow(newValue !== null);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void store.read().then((stored) => follow(stored !== null));
  };
  const follow = (isSignedIn: boolean) => {
    const state = auth.getSnapshot();
    if (!isSignedIn) {
      if (state.matches('signedIn')) auth.send({ type: 'LOGOUT' });
      return;
    }
    if (state.matches({ signedOut: 'idle' })) reload();
    else void followUser(auth, store, reload);
  };
  view.addEventListener('storage', hear);
  view.addEventListener('pageshow', comeBack);
  return () => {
    view.removeEventListener('storage', hear);
    view.removeEventListener('pageshow', comeBack);
  };
}

/** Where another user has signed in elsewhere, what this page shows is not theirs. */
async function followUser(auth: AuthActor, store: SessionStore, reload: () => void): Promise<void> {
  const stored = await store.read();
  const shown = auth.getSnapshot().context.session;
  if (stored === null || shown === null) return;
  if (stored.user.id !== shown.user.id) reload();
  else if (stored.user.name !== shown.user.name || stored.user.email !== shown.user.email)
    auth.send({ type: 'UPDATE', user: stored.user });
}
