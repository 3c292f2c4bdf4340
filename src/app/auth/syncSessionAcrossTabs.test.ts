import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Session } from '../../domain/session.ts';
import { authMachine } from '../../machines/auth/machine.ts';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { syncSessionAcrossTabs } from './syncSessionAcrossTabs.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { createSessionStore } from './sessionStore.ts';

async function setUp(initialSession: Session | null) {
  const removeSession = vi.fn();
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => Promise.resolve(initialSession)),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
      actions: { removeSession },
    }),
  ).start();
  await waitFor(auth, (state) => !state.matches('restoring'));
  const view = new EventTarget() as unknown as Window;
  const store = createSessionStore(createMemoryStorage(), 'a-salt-of-the-build');
  const reload = vi.fn();
  const stop = syncSessionAcrossTabs(view, auth, store, reload);
  const dispatchStorage = (key: string | null, newValue: string | null) =>
    view.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const dispatchPageShow = (persisted: boolean) =>
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { auth, store, reload, dispatchStorage, dispatchPageShow, stop };
}

test('R28 signs out when another tab signs out', async () => {
  const { auth, dispatchStorage } = await setUp(session);
  dispatchStorage(SESSION_KEY, null);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
});

test('signs out when the storage is cleared', async () => {
  const { auth, dispatchStorage } = await setUp(session);
  dispatchStorage(null, null);
  expect(auth.getSnapshot().matches('signedOut')).toBe(true);
});

test('R28 signs out a page that the back/forward cache restores after a sign-out', async () => {
  const { auth, store, dispatchPageShow } = await setUp(session);
  dispatchPageShow(false);
  await store.read();
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  dispatchPageShow(true);
  await waitFor(auth, (state) => state.matches('signedOut'));
});

test('changes nothing when a restored page has the same session', async () => {
  const { auth, store, reload, dispatchPageShow } = await setUp(session);
  await store.write(session);
  dispatchPageShow(true);
  await store.read();
  await store.read();
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads when another tab signs in', async () => {
  const { reload, dispatchStorage } = await setUp(null);
  dispatchStorage(SESSION_KEY, 'sealed');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads when another user signs in elsewhere, but not when a token is refreshed', async () => {
  const { auth, store, reload, dispatchStorage } = await setUp(session);
  await store.write({ ...session, accessToken: 'renewed' });
  dispatchStorage(SESSION_KEY, 'sealed');
  await store.read();
  expect(reload).not.toHaveBeenCalled();
  await store.write({ ...session, user: { ...session.user, id: 99 } });
  dispatchStorage(SESSION_KEY, 'sealed');
  await expect.poll(() => reload).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
});

test('takes over the user name that another tab has changed', async () => {
  const { auth, store, reload, dispatchStorage } = await setUp(session);
  const user = { ...session.user, name: 'Sari Dewi' };
  await store.write({ ...session, user });
  dispatchStorage(SESSION_KEY, 'sealed');
  await expect.poll(() => auth.getSnapshot().context.session?.user).toEqual(user);
  expect(reload).not.toHaveBeenCalled();
});

test('ignores other storage keys, and stops after the cleanup', async () => {
  const { auth, reload, dispatchStorage, stop } = await setUp(session);
  dispatchStorage('activeMenu', null);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  stop();
  dispatchStorage(SESSION_KEY, null);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
