import { afterEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { AppError } from '../../domain/appError.ts';
import type { SignInOutcome } from '../../api/resources/signIn.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient, UPSTREAM } from '../../testing/upstream.ts';
import { createMemoryStorage, session, createTransportPair } from '../testing/fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { createAuth, signInOnThisPage, type AuthActor, type AuthDeps } from './createAuth.ts';
import { postOutcome } from './outcomeMessages.ts';
import { SESSION_KEY } from './sessionKey.ts';
import { createSessionStore } from './sessionStore.ts';
import { saveAttempt, readAttempt } from './signInAttempt.ts';
import { POLL_INTERVAL_MS } from './signInWindow.ts';

const upstream = startUpstream();
const running: AuthActor[] = [];
afterEach(() => running.splice(0).forEach((auth) => auth.stop()));

const SALT = 'a-salt-of-the-build';
const { user: _user, ...token } = session;
const outcome = {
  type: 'signedIn' as const,
  identity: {
    username: 'demo-sari',
    name: 'Sari',
    email: 's@dukacita.example',
    gender: null,
    pictureUrl: null,
  },
  ...token,
};

function setUp(here = '/', overrides: Partial<AuthDeps> = {}) {
  const storage = createMemoryStorage();
  const tabStorage = createMemoryStorage();
  const clock = createManualClock();
  const [opener, popup] = createTransportPair();
  const opened = { closed: false, close: vi.fn(), navigate: vi.fn() };
  const navigation = { here: () => here, reload: vi.fn(), replace: vi.fn(), assign: vi.fn() };
  let ids = 0;
  const deps: AuthDeps = {
    client: testClient({ getAccessToken: () => null }),
    store: createSessionStore(storage, SALT),
    clock,
    tabStorage,
    navigation,
    window: { open: () => opened, isFocused: () => true, transports: [opener] },
    newId: () => `attempt-${(ids += 1)}`,
    refresh: () => new Promise(() => {}),
    forget: vi.fn(),
    removeDrafts: vi.fn(),
    replaceMachine: (machine) => machine,
    ...overrides,
  };
  const start = () => {
    const auth = createAuth(deps);
    running.push(auth);
    return auth;
  };
  const signIn = async (auth: AuthActor) => {
    await waitFor(auth, (state) => state.matches({ signedOut: 'idle' }));
    auth.send({ type: 'REQUEST_LOGIN' });
    await expect.poll(() => opened.navigate).toHaveBeenCalled();
  };
  return { deps, storage, tabStorage, clock, popup, opened, navigation, start, signIn };
}

test.each([
  ['/', 'replace'],
  ['/home', 'replace'],
  ['/duka?cityId=3273', 'reload'],
  ['/order/ucapan', 'reload'],
] as const)(
  'R22 after a sign-in on %s stores the session and loads the page again (%s)',
  async (here, method) => {
    const { start, signIn, popup, clock, navigation, storage } = setUp(here);
    const auth = start();
    await signIn(auth);
    await postOutcome([popup], { attempt: 'attempt-1', outcome }, 1_500, clock.after);
    await expect.poll(() => navigation[method]).toHaveBeenCalledTimes(1);
    expect(navigation.replace.mock.calls).toEqual(method === 'replace' ? [['/']] : []);
    await expect(createSessionStore(storage, SALT).read()).resolves.toMatchObject({
      user: { id: 12, username: 'demo-sari', name: 'Sari Lestari' },
      accessToken: 'token-of-sari',
    });
  },
);

test('R23 creates a new user during the sign-in', async () => {
  upstream.use(http.get('/users/v2/search', ({ response }) => response(200).json({})));
  const { start, signIn, popup, clock } = setUp();
  const auth = start();
  await signIn(auth);
  await postOutcome([popup], { attempt: 'attempt-1', outcome }, 1_500, clock.after);
  const { context } = await waitFor(auth, (state) => state.matches('signedIn'));
  expect(context.session?.user.id).toBe(77);
  const calls = await upstream.seen();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /users/v2/new');
  expect(calls.find(({ path }) => path === '/users/v2/new')?.headers.get('Authorization')).toBe(
    'Bearer token-of-sari',
  );
});

test.each([
  ['the provider refused', { type: 'rejected', code: 'signInRefused' } as const, 'signInRefused'],
  ['the user has no e-mail', { type: 'rejected', code: 'userNotFound' } as const, 'userNotFound'],
])('stays signed out and sets the error when %s', async (_, rejected, code) => {
  const { start, signIn, popup, clock, navigation } = setUp();
  const auth = start();
  await signIn(auth);
  await postOutcome([popup], { attempt: 'attempt-1', outcome: rejected }, 1_500, clock.after);
  const { context } = await waitFor(
    auth,
    (state) => state.matches({ signedOut: 'idle' }) && state.context.error !== null,
  );
  expect(context).toEqual({ session: null, error: code, account: null });
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('R380 opens the window before the event of the press has returned', async () => {
  const open = vi.fn(() => null);
  const { start } = setUp('/', { window: { open, isFocused: () => true, transports: [] } });
  const auth = start();
  await waitFor(auth, (state) => state.matches({ signedOut: 'idle' }));
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('R630 accepts another account of the same window, until one has an e-mail address', async () => {
  const { start, signIn, popup, clock } = setUp();
  const auth = start();
  await signIn(auth);
  const post = (posted: SignInOutcome) =>
    postOutcome([popup], { attempt: 'attempt-1', outcome: posted }, 1_500, clock.after);
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(post({ type: 'rejected', code: 'userNotFound' })).resolves.toBe(true);
    await waitFor(auth, ({ context }) => context.error === 'userNotFound');
  }
  await expect(post(outcome)).resolves.toBe(true);
  const { context } = await waitFor(auth, (state) => state.matches('signedIn'));
  expect(context.session?.user.username).toBe('demo-sari');
});

test('accepts a late outcome of a window that seemed closed', async () => {
  const { start, signIn, popup, opened, clock } = setUp();
  const auth = start();
  await signIn(auth);
  opened.closed = true;
  const errorAfterPoll = () => {
    clock.advanceTime(POLL_INTERVAL_MS);
    return auth.getSnapshot().context.error;
  };
  await expect.poll(errorAfterPoll).toBe('popupClosedByUser');
  await expect(
    postOutcome([popup], { attempt: 'attempt-1', outcome }, 1_500, clock.after),
  ).resolves.toBe(true);
  await waitFor(auth, (state) => state.matches('signedIn'));
});

test('receives an outcome that is on its way while the window seems closed', async () => {
  type Listener = Parameters<AuthDeps['window']['transports'][number]['subscribe']>[0];
  const listeners = new Set<Listener>();
  const opened = { closed: false, close: vi.fn(), navigate: vi.fn() };
  const { start, clock } = setUp('/', {
    window: {
      open: () => opened,
      isFocused: () => true,
      transports: [
        {
          post: vi.fn(),
          subscribe: (listener) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
      ],
    },
  });
  const auth = start();
  await waitFor(auth, (state) => state.matches({ signedOut: 'idle' }));
  auth.send({ type: 'REQUEST_LOGIN' });
  await expect.poll(() => opened.navigate).toHaveBeenCalled();

  // As a BroadcastChannel does: only who listens when the message is posted receives it.
  const receivers = [...listeners];
  opened.closed = true;
  const errorAfterPoll = () => {
    clock.advanceTime(POLL_INTERVAL_MS);
    return auth.getSnapshot().context.error;
  };
  await expect.poll(errorAfterPoll).toBe('popupClosedByUser');
  receivers
    .filter((listener) => listeners.has(listener))
    .forEach((listener) =>
      listener({ type: 'signIn.done', attempt: 'attempt-1', outcome }, vi.fn()),
    );
  await waitFor(auth, (state) => state.matches('signedIn'), { timeout: 1_000 });
});

test('R21 redirects to the identity provider and stores the return path', async () => {
  const { deps, navigation, tabStorage } = setUp('/order/ucapan?x=1');
  await signInOnThisPage(deps);
  expect(navigation.assign.mock.calls).toEqual([[`${UPSTREAM}/oidc/auth?client_id=dukacita`]]);
  expect(readAttempt(tabStorage)).toEqual({
    id: 'attempt-1',
    mode: 'page',
    returnTo: '/order/ucapan?x=1',
  });
});

test('returns to the stored path after a sign-in on the callback page', async () => {
  const { deps, tabStorage, start, navigation } = setUp('/auth?code=1');
  saveAttempt(tabStorage, { id: 'a', mode: 'page', returnTo: '/order/ucapan?x=1' });
  start().send({ type: 'LOGIN_SUCCESS', session });
  await expect.poll(() => navigation.replace.mock.calls).toEqual([['/order/ucapan?x=1']]);
  expect(readAttempt(deps.tabStorage)).toBeNull();
});

test.each(['//elsewhere.test/', 'https://elsewhere.test/', '/\\elsewhere.test'])(
  'ignores the stored return path %s',
  (returnTo) => {
    const { tabStorage } = setUp();
    saveAttempt(tabStorage, { id: 'a', mode: 'page', returnTo });
    expect(readAttempt(tabStorage)).toBeNull();
  },
);

test('R28 R721 removes the session, the drafts of forms and the cached data, notifies the server and then goes Home after a sign-out', async () => {
  const { deps, start, storage, navigation } = setUp('/profile');
  await deps.store.write(session);
  const auth = start();
  await waitFor(auth, (state) => state.matches('signedIn'));
  auth.send({ type: 'LOGOUT' });
  expect(storage.getItem(SESSION_KEY)).toBeNull();
  expect(deps.forget).toHaveBeenCalledTimes(1);
  expect(deps.removeDrafts).toHaveBeenCalledTimes(1);
  await expect.poll(() => navigation.replace.mock.calls).toEqual([['/']]);
  const calls = await upstream.seen();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /mauth/signout']);
});

test('goes Home after a sign-out when the server cannot be reached', async () => {
  upstream.use(faults.network());
  const { deps, start, navigation } = setUp('/profile');
  await deps.store.write(session);
  const auth = start();
  await waitFor(auth, (state) => state.matches('signedIn'));
  auth.send({ type: 'LOGOUT' });
  await expect.poll(() => navigation.replace.mock.calls).toEqual([['/']]);
});

test('stays signed in without a reload when the session cannot be stored', async () => {
  const store = {
    read: () => Promise.resolve(null),
    write: vi.fn(() => Promise.reject(new Error('full'))),
    remove: vi.fn(),
  };
  const { start, navigation } = setUp('/', { store });
  const auth = start();
  auth.send({ type: 'LOGIN_SUCCESS', session });
  await expect.poll(() => store.write).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().matches('signedIn')).toBe(true);
  expect(navigation.replace).not.toHaveBeenCalled();
});

test('retries to refresh the session after 30 s by the clock of the app', async () => {
  const refresh = vi.fn(() => Promise.reject(new AppError('networkFailed')));
  const { deps, clock, start } = setUp('/', { refresh });
  await deps.store.write({ ...session, refreshAt: clock.now() });
  const auth = start();
  await waitFor(auth, (state) => state.matches({ signedIn: 'unreachable' }));
  clock.advanceTime(29_999);
  expect(refresh).toHaveBeenCalledTimes(1);
  clock.advanceTime(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});
