import { expect, test, vi } from 'vitest';
import { NOW } from '../../testing/fixtures/now.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { refreshSession, type RefreshDeps } from './refreshSession.ts';
import { createSessionStore } from './sessionStore.ts';

const upstream = startUpstream();

function setUp() {
  const store = createSessionStore(createMemoryStorage(), 'a-salt-of-the-build');
  const lockRequested = vi.fn();
  const exclusively: RefreshDeps['exclusively'] = (work) => {
    lockRequested();
    return work();
  };
  const deps: RefreshDeps = {
    client: testClient(),
    store,
    session: () => session,
    now: () => NOW,
    exclusively,
  };
  return { store, lockRequested, deps };
}

const refreshedToken = {
  accessToken: 'token-of-sari-2',
  expiresAt: NOW + 3_600_000,
  refreshAt: NOW + 3_300_000,
};

test('refreshes the token and stores it, one tab at a time', async () => {
  const { deps, store, lockRequested } = setUp();
  await store.write({ ...session, expiresAt: NOW + 60_000 });
  await expect(
    refreshSession({ ...deps, session: () => ({ ...session, expiresAt: NOW + 60_000 }) }),
  ).resolves.toEqual({
    type: 'refreshed',
    token: refreshedToken,
  });
  expect(lockRequested).toHaveBeenCalledTimes(1);
  await expect(store.read()).resolves.toEqual({ ...session, ...refreshedToken });
});

test('uses a newer stored token of another tab without a request', async () => {
  const { deps, store } = setUp();
  await store.write({ ...session, ...refreshedToken, expiresAt: session.expiresAt + 900_000 });
  await expect(refreshSession(deps)).resolves.toEqual({
    type: 'refreshed',
    token: { ...refreshedToken, expiresAt: session.expiresAt + 900_000 },
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('ignores the stored token of another user', async () => {
  const { deps, store } = setUp();
  await store.write({
    ...session,
    user: { ...session.user, id: 99 },
    expiresAt: session.expiresAt + 900_000,
  });
  await expect(refreshSession(deps)).resolves.toEqual({ type: 'refreshed', token: refreshedToken });
});

test('reports a server without a refresh endpoint as unsupported', async () => {
  upstream.use(faults.rejection(404, 'not_found'));
  await expect(refreshSession(setUp().deps)).resolves.toEqual({ type: 'unsupported' });
});

test.each([
  ['unauthenticated', 401, 'tokenExpired'],
  ['token_expired', 401, 'tokenExpired'],
  ['user_disabled', 403, 'userDisabled'],
])('ends the session when the server rejects with %s', async (wire, status, code) => {
  upstream.use(faults.rejection(status, wire));
  await expect(refreshSession(setUp().deps)).resolves.toEqual({ type: 'rejected', code });
});

test.each([
  ['a network error', faults.network(), 'networkFailed'],
  ['a server error', faults.rejection(500, 'internal'), 'serverFailed'],
  ['a captive portal', faults.html(), 'badResponse'],
])('throws without ending the session on %s', async (_, handler, code) => {
  upstream.use(handler);
  await expect(refreshSession(setUp().deps)).rejects.toMatchObject({ code });
});
