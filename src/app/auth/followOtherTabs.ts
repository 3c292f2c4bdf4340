import type { AuthActor } from './createAuth.ts';
import { SESSION_KEY, type SessionStore } from './sessionStore.ts';

/** Signs this tab out when another one does, and lets it in when another one signs in. Answers what ends it. */
export function followOtherTabs(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  auth: AuthActor,
  store: SessionStore,
  reload: () => void,
): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== SESSION_KEY && key !== null) return;
    const state = auth.getSnapshot();
    if (newValue === null) {
      if (state.matches('signedIn')) auth.send({ type: 'LOGOUT' });
      return;
    }
    if (state.matches({ signedOut: 'idle' })) reload();
    else void followUser(auth, store, reload);
  };
  view.addEventListener('storage', hear);
  return () => view.removeEventListener('storage', hear);
}

/** Another user has signed in elsewhere: what this page shows is not theirs. */
async function followUser(auth: AuthActor, store: SessionStore, reload: () => void): Promise<void> {
  const stored = await store.read();
  const shown = auth.getSnapshot().context.session;
  if (stored !== null && shown !== null && stored.user.id !== shown.user.id) reload();
}
