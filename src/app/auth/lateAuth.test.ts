import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { authMachine, type SignInOutcome } from '../../machines/authMachine.ts';
import type { Session } from '../../domain/session.ts';
import { session } from '../testing/fakes.ts';
import type { AuthActor } from './createAuth.ts';
import { createLateAuth } from './lateAuth.ts';

/** Sets up a late sign-in whose machine is loaded by `arrive`, or not at all after `fail`. */
function setUp(stored: Session | null) {
  const signIn = vi.fn(() => new Promise<SignInOutcome>(() => {}));
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
    () =>
      new Promise<AuthActor>((resolve, reject) => {
        arrive = () => {
          actor.start();
          resolve(actor);
        };
        fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
      }),
  );
  const auth = createLateAuth(stored !== null, start);
  const seen: string[] = [];
  const record = () => seen.push(stateOf());
  const stateOf = () =>
    ['restoring', 'signedIn', 'signedOut'].find((state) =>
      auth.getSnapshot().matches(state as 'restoring'),
    ) ?? 'unknown';
  auth.subscribe(record);
  return { auth, start, signIn, seen, stateOf, arrive: () => arrive(), fail: () => fail() };
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
