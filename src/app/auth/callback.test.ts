import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SignInOutcome } from '../../api/signIn.ts';
import type { Session } from '../../domain/session.ts';
import { authMachine } from '../../machines/authMachine.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { createManualClock, createMemoryStorage, createTransportPair } from '../testing/fakes.ts';
import { READING_MS, runCallback } from './callback.ts';
import { waitForOutcome } from './outcomeMessages.ts';
import { saveAttempt, type SignInAttempt } from './signInAttempt.ts';

const upstream = startUpstream();

function setUp(attempt: SignInAttempt | null, search = '?code=abc&state=1') {
  const clock = createManualClock();
  const [opener, popup] = createTransportPair();
  const tabStorage = createMemoryStorage();
  if (attempt !== null) saveAttempt(tabStorage, attempt);
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Session | null, void>(() => new Promise(() => {})),
        waitUntil: fromPromise<void, { at: number | string }>(() => new Promise(() => {})),
      },
    }),
  ).start();
  const closeWindow = vi.fn();
  const navigation = { replace: vi.fn() };
  const run = () =>
    runCallback({
      client: testClient({ getAccessToken: () => null }),
      auth,
      clock,
      transports: [popup],
      navigation,
      tabStorage,
      search,
      closeWindow,
    });
  return { run, clock, opener, auth, closeWindow, navigation };
}

const inWindow: SignInAttempt = { id: 'a1', mode: 'window', returnTo: '/profile' };
const inPage: SignInAttempt = { id: 'a1', mode: 'page', returnTo: '/profile' };

test('in a window the outcome goes to the opener, and the window closes without a session of its own', async () => {
  const { run, opener, auth, closeWindow } = setUp(inWindow);
  const heard: SignInOutcome[] = [];
  waitForOutcome([opener], 'a1', (outcome) => heard.push(outcome));
  const { isWindow, stage } = run();
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(isWindow).toBe(true);
  expect(heard).toEqual([
    expect.objectContaining({ type: 'signedIn', accessToken: 'token-of-sari' }),
  ]);
  expect(closeWindow).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().context.session).toBeNull();
});

test('a window whose opener is gone becomes the app', async () => {
  const { run, clock, auth, closeWindow } = setUp(inWindow);
  const { stage } = run();
  const isSignedInAfterAWhile = () => {
    clock.pass(1_500);
    return auth.getSnapshot().matches('signedIn');
  };
  await expect.poll(isSignedInAfterAWhile).toBe(true);
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(auth.getSnapshot().context.session?.user.id).toBe(12);
  expect(closeWindow).not.toHaveBeenCalled();
});

test('in place of a page the session begins here, and nobody is told', async () => {
  const { run, opener, auth } = setUp(inPage);
  const heard = vi.fn();
  waitForOutcome([opener], 'a1', heard);
  const { isWindow, stage } = run();
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(isWindow).toBe(false);
  expect(auth.getSnapshot().context.session?.user.username).toBe('demo-sari');
  expect(heard).not.toHaveBeenCalled();
});

test('a failure is told to the opener at once, and its window closes when it could be read', async () => {
  const { run, opener, clock, closeWindow } = setUp(inWindow, '?error=access_denied');
  const heard: SignInOutcome[] = [];
  waitForOutcome([opener], 'a1', (outcome) => heard.push(outcome));
  await expect(run().stage).resolves.toEqual({ type: 'failed', code: 'signInRefused' });
  expect(heard).toEqual([{ type: 'rejected', code: 'signInRefused' }]);
  clock.pass(READING_MS - 1);
  expect(closeWindow).not.toHaveBeenCalled();
  clock.pass(1);
  expect(closeWindow).toHaveBeenCalledTimes(1);
});

test('a user without e-mail is told, and the window stays to be read', async () => {
  upstream.use(faults.json({ success: true, user: { sub: 's', email: null }, token: 't' }));
  const { run, clock, closeWindow } = setUp(inWindow);
  await expect(run().stage).resolves.toEqual({ type: 'failed', code: 'userNotFound' });
  clock.pass(10 * READING_MS);
  expect(closeWindow).not.toHaveBeenCalled();
});

test('a server that cannot be reached is a failure like any other', async () => {
  upstream.use(faults.network());
  await expect(setUp(inWindow).run().stage).resolves.toEqual({
    type: 'failed',
    code: 'networkFailed',
  });
});

test('after a failure in place of a page the person goes back to where they were', async () => {
  const { run, navigation, clock, closeWindow } = setUp(inPage, '?error=access_denied');
  const { stage, leave } = run();
  await stage;
  leave();
  clock.pass(10 * READING_MS);
  expect(navigation.replace.mock.calls).toEqual([['/profile']]);
  expect(closeWindow).not.toHaveBeenCalled();
});

test('a window that may not close itself leads into the app instead', async () => {
  const { run, clock, closeWindow, navigation } = setUp(inWindow, '?error=access_denied');
  const { stage, leave } = run();
  await stage;
  leave();
  expect(closeWindow).toHaveBeenCalledTimes(1);
  expect(navigation.replace).not.toHaveBeenCalled();
  clock.pass(500);
  expect(navigation.replace.mock.calls).toEqual([['/profile']]);
});
