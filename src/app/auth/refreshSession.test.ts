import { expect, test, vi } from 'vitest';
import { NOW } from '../../testing/fixtures/now.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { createMemoryStorage, session } from '../testing/fakes.ts';
import { refreshSession, type RefreshDeps } from './refreshSession.ts';
import { createSessionStore } from './sessionStore.ts';

const upstream = startUpstream();

function setUp() {
  const store = createSessionStore(createMemoryStorage(), 'a-salt-of-the-build');
  const entered = vi.fn();
  const exclusively: RefreshDeps['exclusively'] = (work) => {
    entered();
    return work();
  };
  const deps: RefreshDeps = {
    client: testClient(),
    store,
    session: () => session,
    now: () => NOW,
    exclusively,
  };
  return { store, entered, deps };
}

const renewed = {
  accessToken: 'token-of-sari-2',
  expiresAt: NOW + 3_600_000,
  refreshAt: NOW + 3_300_000,
};

test('a token is renewed, kept before the next tab may ask, and one tab asks at a time', async () => {
  const { deps, store, entered } = setUp();
  await store.write({ ...session, expiresAt: NOW + 60_000 });
  await expect(
    refreshSession({ ...deps, session: () => ({ ...session, expiresAt: NOW + 60_000 }) }),
  ).resolves.toEqual({
    type: 'refreshed',
    token: renewed,
  });
  expect(entered).toHaveBeenCalledTimes(1);
  await expect(store.read()).resolves.toEqual({ ...session, ...renewed });
});

test('a token that another tab has just been given is taken, and nothing is asked', async () => {
  const { deps, store } = setUp();
  await store.write({ ...session, ...renewed, expiresAt: session.expiresAt + 900_000 });
  await expect(refreshSession(deps)).resolves.toEqual({
    type: 'refreshed',
    token: { ...renewed, expiresAt: session.expiresAt + 900_000 },
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('the token of another user is not taken', async () => {
  const { deps, store } = setUp();
  await store.write({
    ...session,
    user: { ...session.user, id: 99 },
    expiresAt: session.expiresAt + 900_000,
  });
  await expect(refreshSession(deps)).resolves.toEqual({ type: 'refreshed', token: renewed });
});

test('a server without refresh says so', async () => {
  upstream.use(faults.rejection(404, 'not_found'));
  await expect(refreshSession(setUp().deps)).resolves.toEqual({ type: 'unsupported' });
});

test.each([
  ['unauthenticated', 401, 'tokenExpired'],
  ['token_expired', 401, 'tokenExpired'],
  ['user_disabled', 403, 'userDisabled'],
])('a refusal with %s ends the session', async (wire, status, code) => {
  upstream.use(faults.rejection(status, wire));
  await expect(refreshSession(setUp().deps)).resolves.toEqual({ type: 'rejected', code });
});

test.each([
  ['a broken network', faults.network(), 'networkFailed'],
  ['a failing server', faults.rejection(500, 'internal'), 'serverFailed'],
  ['a captive portal', faults.html(), 'badResponse'],
])('%s ends nothing', async (_, fault, code) => {
  upstream.use(fault);
  await expect(refreshSession(setUp().deps)).rejects.toMatchObject({ code });
});
