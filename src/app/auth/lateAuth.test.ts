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
  /** The windows in which sign-ins have started. */
  const used: (OpenedWindow | null)[] = [];
  let arrive = () => {};
  let fail = () => {};
  const start = vi.fn(async (signInWindow: SignInWindow): Promise<AuthActor> => {
    await new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
    });
    const machine = authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => Promise.resolve(stored)),
        signIn: fromPromise<SignInOutcome, void>(() => {
          used.push(signInWindow.open());
          return new Promise(() => {});
        }),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
    });
    return createActor(machine).start();
  });
  const auth = createLateAuth(
    stored !== null,
    { open, isFocused: () => true, transports: [] },
    start,
  );
  return { auth, start, open, opened, used, arrive: () => arrive(), fail: () => fail() };
}

function createWindow() {
  return { closed: false, close: vi.fn(), navigate: vi.fn() };
}

test('R330 nobody is signed in without a stored session, and the machine is not loaded for it', () => {
  const { auth, start } = setUp(null);
  expect(auth.status()).toBe('signedOut');
  expect(start).not.toHaveBeenCalled();
});

test('R330 a visitor stays signed out while the machine is loaded, once, and starts', async () => {
  const { auth, start, arrive } = setUp(null);
  const seen = new Set<string>();
  auth.subscribe(() => seen.add(auth.status()));
  const loads = [auth.load(), auth.load()];
  arrive();
  await Promise.all(loads);
  await expect.poll(() => auth.getSnapshot()?.matches({ signedOut: 'idle' })).toBe(true);
  expect([...seen]).toEqual(['signedOut']);
  expect(start).toHaveBeenCalledTimes(1);
});

test('R330 a stored session is being restored until the machine has read it', async () => {
  const { auth, arrive } = setUp(session);
  expect(auth.status()).toBe('restoring');
  arrive();
  await expect.poll(auth.status).toBe('signedIn');
  expect(auth.getSnapshot()?.context.session).toEqual(session);
});

test('R330 R380 a sign-in before the machine is loaded opens its window at once and starts later', async () => {
  const { auth, open, opened, used, arrive } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(open).toHaveBeenCalledTimes(1);
  expect(used).toEqual([]);
  arrive();
  await expect.poll(() => used).toEqual(opened);
  expect(auth.getSnapshot()?.matches({ signedOut: 'signingIn' })).toBe(true);
  expect(opened[0]?.close).not.toHaveBeenCalled();
  // The machine opens the windows of later ones.
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(used).toEqual(opened);
  expect(opened).toHaveLength(2);
});

test('R380 a second press before the machine is loaded replaces the window', async () => {
  const { auth, opened, used, arrive } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  auth.send({ type: 'REQUEST_LOGIN' });
  expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  arrive();
  await expect.poll(() => used).toEqual([opened[1]]);
});

test('R380 the machine learns that the browser blocked the window of an early press', async () => {
  const { auth, open, used, arrive } = setUp(null);
  open.mockReturnValueOnce(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  arrive();
  await expect.poll(() => used).toEqual([null]);
  expect(open).toHaveBeenCalledTimes(1);
});

test('R380 the window of an early press closes when a session is restored', async () => {
  const { auth, opened, used, arrive } = setUp(session);
  auth.send({ type: 'REQUEST_LOGIN' });
  arrive();
  await expect.poll(auth.status).toBe('signedIn');
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  expect(used).toEqual([]);
});

test('R380 says why a sign-in cannot start when its code cannot be loaded, and tries again', async () => {
  const { auth, opened, used, arrive, fail } = setUp(null);
  auth.send({ type: 'REQUEST_LOGIN' });
  fail();
  await expect.poll(auth.error).toBe('networkFailed');
  expect(opened[0]?.close).toHaveBeenCalledTimes(1);
  auth.send({ type: 'REQUEST_LOGIN' });
  arrive();
  await expect.poll(() => used).toEqual([opened[1]]);
  expect(auth.error()).toBeNull();
});

test('shows a page without its user when the code of the sign-in cannot be loaded', async () => {
  const { auth, fail } = setUp(session);
  fail();
  await expect.poll(auth.status).toBe('signedOut');
  expect(auth.error()).toBeNull();
});

test('stops a machine that is loaded after the page was left', async () => {
  const { auth, arrive, start } = setUp(null);
  const loaded = auth.load();
  auth.stop();
  arrive();
  await loaded;
  const actor = await start.mock.results[0]?.value;
  expect(actor?.getSnapshot().status).toBe('stopped');
});
