import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Session } from '../../domain/session.ts';
import { authMachine } from '../../machines/authMachine.ts';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';
import { createSessionStore, SESSION_KEY } from './sessionStore.ts';

async function setUp(here: Session | null) {
  const removeSession = vi.fn();
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => Promise.resolve(here)),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
      actions: { removeSession },
    }),
  ).start();
  await waitFor(auth, (state) => !state.matches('restoring'));
  const view = new EventTarget() as unknown as Window;
  const store = createSessionStore(createMemoryStorage(), 'a-salt-of-the-build');
  const reload = vi.fn();
  const end = syncSessionAcrossTabs(view, auth, store, reload);
  const tell = (key: string | null, newValue: string | null) =>
    view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const show = (persisted: boolean) =>
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { auth, store, reload, tell, show, end };
}

test('R28 a sign-out in another tab signs this one out', async () => {
  const { auth, tell } = await setUp(session);
  tell(SESSION_KEY, null);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
});

test('a storage that was emptied signs out too', async () => {
  const { auth, tell } = await setUp(session);
  tell(null, null);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
});

test('R28 a page that comes back from the browser’s cache is signed out when that happened meanwhile', async () => {
  const { auth, store, show } = await setUp(session);
  show(false);
  await store.read();
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  show(true);
  await waitFor(auth, (state) => state.matches('signedOut'));
});

test('a page that comes back to the same session stays as it is', async () => {
  const { auth, store, reload, show } = await setUp(session);
  await store.write(session);
  show(true);
  await store.read();
  await store.read();
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('a sign-in in another tab lets this one in', async () => {
  const { reload, tell } = await setUp(null);
  tell(SESSION_KEY, 'sealed');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a token renewed in another tab changes nothing here; another user does', async () => {
  const { auth, store, reload, tell } = await setUp(session);
  await store.write({ ...session, accessToken: 'renewed' });
  tell(SESSION_KEY, 'sealed');
  await store.read();
  expect(reload).not.toHaveBeenCalled();
  await store.write({ ...session, user: { ...session.user, id: 99 } });
  tell(SESSION_KEY, 'sealed');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
});

test('a name that was changed in another tab is the name here', async () => {
  const { auth, store, reload, tell } = await setUp(session);
  const user = { ...session.user, name: 'Sari Dewi' };
  await store.write({ ...session, user });
  tell(SESSION_KEY, 'sealed');
  await expect.poll(() => auth.getSnapshot().context.session?.user).toEqual(user);
  expect(reload).not.toHaveBeenCalled();
});

test('other values of the storage are none of its business', async () => {
  const { auth, reload, tell, end } = await setUp(session);
  tell('activeMenu', null);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  end();
  tell(SESSION_KEY, null);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
