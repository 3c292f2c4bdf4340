import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type SignInOutcome } from '../../machines/auth/machine.ts';
import type { Session } from '../../domain/session.ts';
import { session } from '../testing/fakes.ts';
import type { AuthActor } from './createAuth.ts';
import type { OpenedWindow, SignInWindow } from '../platform/signInWindow.ts';
import { createLateAuth } from './lateAuth.ts';

/** Sets up a late sign-in whose machine is loaded by `arrive`, or not at all after `fail`. */
function setUp(stored: Session | null) {
  const opened: ReturnType<typeof createWindow>[] = [];
  const open = vi.fn<() => OpenedWindow | null>(() => {
    const next = createWindow();
    opened.push(next);
    return next;
  });
  let lateWindow: SignInWindow | undefined;
  const taken: (OpenedWindow | null | undefined)[] = [];
  const signIn = vi.fn(() => {
    taken.push(lateWindow?.open());
    return new Promise<SignInOutcome>(() => {});
  });
  const actor: AuthActor = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => Promise.resolve(stored)),
        signIn: fromPromise<SignInOutcome, void>(signIn),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
    }),
  );
  let arrive = () => {};
  let fail = () => {};
  const start = vi.fn(
    (signInWindow: SignInWindow) =>
      new Promise<AuthActor>((resolve, reject) => {
        lateWindow = signInWindow;
        arrive = () => {
          actor.start();
          resolve(actor);
        };
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
      }),
  );
  const auth = createLateAuth(
    stored !== null,
    { open, isFocused: () => true, transports: [] },
    start,
  );
  const seen: string[] = [];
  const record = () => seen.push(stateOf());
  const stateOf = () =>
    ['restoring', 'signedIn', 'signedOut'].find((state) =>
      auth.getSnapshot().matches(state as 'restoring'),
    ) ?? 'unknown';
  auth.subscribe(record);
  return {
    auth,
    start,
    signIn,
    open,
    opened,
    taken,
    seen,
    stateOf,
    arrive: () => arrive(),
    fail: () => fail(),
  };
}

function createWindow() {
  return { closed: false, close: vi.fn(), navigate: vi.fn() };
}

test('R330 nobody is signed in without a stored session, and the machine is not loaded for it', () => {
  const { auth, start, stateOf } = setUp(null);
  expect(stateOf()).toBe('signedOut');
  expect(auth.getSnapshot().matches({ signedOut: 'idle' })).toBe(true);
  expect(auth.getSnapshot().matches({ signedOut: 'signingIn' })).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

test('R330 a visitor stays signed out while the machine starts', async () => {
  const { auth, seen, arrive } = setUp(null);
  const loaded = auth.load();
  arrive();
  await loaded;
  await expect.poll(() => auth.getSnapshot().matches({ signedOut: 'idle' })).toBe(true);
  expect(new Set(seen)).toEqual(new Set(['signedOut']));
});

test('R330 a stored session is being restored until the machine has read it', async () => {
  const { auth, start, stateOf, arrive } = setUp(session);
  expect(stateOf()).toBe('restoring');
  expect(start).toHaveBeenCalledTimes(1);
  arrive();
  await expect.poll(stateOf).toBe('signedIn');
  expect(auth.getSnapshot().context.session).toEqual(session);
});

test('R330 a sign-in that is requested before the machine is loaded starts once it is', async () => {
  const { auth, start, signIn, arrive } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(start).toHaveBeenCalledTimes(1);
  expect(signIn).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => signIn.mock.calls.length).toBe(1);
  expect(auth.getSnapshot().matches({ signedOut: 'signingIn' })).toBe(true);
});

test('R380 the window opens during the press, also before the machine is loaded', async () => {
  const { auth, open, opened, taken, arrive } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(open).toHaveBeenCalledTimes(1);
  arrive();
  await expect.poll(() => taken).toEqual(opened);
  expect(opened[0]?.close).not.toHaveBeenCalled();
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(open).toHaveBeenCalledTimes(2);
  expect(taken).toEqual(opened);
});

test('R380 a second press before the machine is loaded replaces the window', async () => {
  const { auth, opened, signIn, taken, arrive } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  arrive();
  await expect.poll(() => taken).toEqual([opened[1]]);
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('R380 the machine learns that the browser blocked the window of an early press', async () => {
  const { auth, open, taken, arrive } = setUp(null);
  open.mockReturnValueOnce(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  arrive();
  await expect.poll(() => taken).toEqual([null]);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['the code cannot be loaded', null, ({ fail }) => fail()],
  ['a session is restored', session, ({ arrive }) => arrive()],
  ['the page is left', null, ({ auth }) => auth.stop()],
] satisfies [string, Session | null, (at: ReturnType<typeof setUp>) => void][])(
  'R380 the window of an early press closes when %s',
  async (_, stored, happen) => {
    const at = setUp(stored);
    at.auth.send({ type: 'REQUEST_LOGIN' });
    expect(at.opened[0]?.close).not.toHaveBeenCalled();
    happen(at);
    await expect.poll(() => at.opened[0]?.close.mock.calls.length).toBe(1);
    expect(at.signIn).not.toHaveBeenCalled();
  },
);

test('loads the machine once', async () => {
  const { auth, start, arrive } = setUp(null);
  const loads = [auth.load(), auth.load()];
  arrive();
  await Promise.all(loads);
  await auth.load();
  expect(start).toHaveBeenCalledTimes(1);
});

test('says why a sign-in cannot start when its code cannot be loaded, and tries again', async () => {
  const { auth, start, signIn, arrive, fail } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  fail();
  await expect.poll(() => auth.getSnapshot().context.error).toBe('networkFailed');
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(start).toHaveBeenCalledTimes(2);
  arrive();
  await expect.poll(() => signIn.mock.calls.length).toBe(1);
});

test('shows a page without its user when the code of the sign-in cannot be loaded', async () => {
  const { stateOf, auth, fail } = setUp(session);
  fail();
  await expect.poll(stateOf).toBe('signedOut');
  expect(auth.getSnapshot().context.error).toBeNull();
});

test('stops a machine that is loaded after the page was left', async () => {
  const { auth, arrive, start } = setUp(null);
  const loaded = auth.load();
  auth.stop();
  arrive();
  await loaded;
  const [actor] = await Promise.all(start.mock.results.map(({ value }) => value as AuthActor));
  expect(actor?.getSnapshot().status).toBe('stopped');
});
