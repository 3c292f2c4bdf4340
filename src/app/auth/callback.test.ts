import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SignInOutcome } from '../../api/resources/signIn.ts';
import type { Session } from '../../domain/session.ts';
import { authMachine } from '../../machines/auth/machine.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { createMemoryStorage, createTransportPair } from '../testing/fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import type { Transport } from '../platform/transports.ts';
import { ERROR_DISPLAY_MS, runCallback } from './callback.ts';
import { waitForOutcome } from './outcomeMessages.ts';
import { saveAttempt, type SignInAttempt } from './signInAttempt.ts';

const upstream = startUpstream();

function setUp(
  attempt: SignInAttempt | null,
  search = '?code=abc&state=1',
  change = (transport: Transport) => transport,
) {
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
      transports: [change(popup)],
      navigation,
      tabStorage,
      search,
      closeWindow,
    });
  return { run, clock, opener, auth, closeWindow, navigation };
}

const windowAttempt: SignInAttempt = { id: 'a1', mode: 'window', returnTo: '/profile' };
const pageAttempt: SignInAttempt = { id: 'a1', mode: 'page', returnTo: '/profile' };

test('posts the outcome to the opener, and closes the window without signing in there', async () => {
  const { run, opener, auth, closeWindow } = setUp(windowAttempt);
  const receivedOutcomes: SignInOutcome[] = [];
  waitForOutcome([opener], 'a1', (outcome) => receivedOutcomes.push(outcome));
  const { isWindow, stage } = run();
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(isWindow).toBe(true);
  expect(receivedOutcomes).toEqual([
    expect.objectContaining({ type: 'signedIn', accessToken: 'token-of-sari' }),
  ]);
  expect(closeWindow).toHaveBeenCalledTimes(1);
  expect(auth.getSnapshot().context.session).toBeNull();
});

test('signs in within the window when no opener answers', async () => {
  const { run, clock, auth, closeWindow } = setUp(windowAttempt);
  const { stage } = run();
  const isSignedInAfterTimeout = () => {
    clock.advanceTime(1_500);
    return auth.getSnapshot().matches('signedIn');
  };
  await expect.poll(isSignedInAfterTimeout).toBe(true);
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(auth.getSnapshot().context.session?.user.id).toBe(12);
  expect(closeWindow).not.toHaveBeenCalled();
});

test('signs in on this page without posting the outcome after a redirect', async () => {
  const { run, opener, auth } = setUp(pageAttempt);
  const receivedOutcomes = vi.fn();
  waitForOutcome([opener], 'a1', receivedOutcomes);
  const { isWindow, stage } = run();
  await expect(stage).resolves.toEqual({ type: 'done' });
  expect(isWindow).toBe(false);
  expect(auth.getSnapshot().context.session?.user.username).toBe('demo-sari');
  expect(receivedOutcomes).not.toHaveBeenCalled();
});

test('R24 says that the sign-in failed when its outcome cannot be posted to the opener', async () => {
  const { run, auth } = setUp(windowAttempt, undefined, (transport) => ({
    ...transport,
    post() {
      throw new DOMException('The channel is closed.', 'InvalidStateError');
    },
  }));
  await expect(run().stage).resolves.toEqual({ type: 'failed', code: 'unexpected' });
  expect(auth.getSnapshot().context.session).toBeNull();
});

test('posts an error to the opener at once, and closes the window after ERROR_DISPLAY_MS', async () => {
  const { run, opener, clock, closeWindow } = setUp(windowAttempt, '?error=access_denied');
  const receivedOutcomes: SignInOutcome[] = [];
  waitForOutcome([opener], 'a1', (outcome) => receivedOutcomes.push(outcome));
  await expect(run().stage).resolves.toEqual({ type: 'failed', code: 'signInRefused' });
  expect(receivedOutcomes).toEqual([{ type: 'rejected', code: 'signInRefused' }]);
  clock.advanceTime(ERROR_DISPLAY_MS - 1);
  expect(closeWindow).not.toHaveBeenCalled();
  clock.advanceTime(1);
  expect(closeWindow).toHaveBeenCalledTimes(1);
});

test('keeps the window open when the account has no e-mail address', async () => {
  upstream.use(faults.json({ success: true, user: { sub: 's', email: null }, token: 't' }));
  const { run, clock, closeWindow } = setUp(windowAttempt);
  await expect(run().stage).resolves.toEqual({ type: 'failed', code: 'userNotFound' });
  clock.advanceTime(10 * ERROR_DISPLAY_MS);
  expect(closeWindow).not.toHaveBeenCalled();
});

test.each([windowAttempt, pageAttempt])(
  'R630 another account is chosen in place of the page (%o)',
  async (attempt) => {
    const { run, navigation, closeWindow } = setUp(attempt, '?error=access_denied');
    const { stage, signInAgain } = run();
    await stage;
    await signInAgain();
    expect(navigation.replace.mock.calls).toEqual([
      ['http://upstream.test/oidc/auth?client_id=dukacita'],
    ]);
    expect(closeWindow).not.toHaveBeenCalled();
  },
);

test('fails with networkFailed when the server cannot be reached', async () => {
  upstream.use(faults.network());
  await expect(setUp(windowAttempt).run().stage).resolves.toEqual({
    type: 'failed',
    code: 'networkFailed',
  });
});

test('returns to the previous page after an error of a redirect', async () => {
  const { run, navigation, clock, closeWindow } = setUp(pageAttempt, '?error=access_denied');
  const { stage, leave } = run();
  await stage;
  leave();
  clock.advanceTime(10 * ERROR_DISPLAY_MS);
  expect(navigation.replace.mock.calls).toEqual([['/profile']]);
  expect(closeWindow).not.toHaveBeenCalled();
});

test('navigates into the app when the browser does not close the window', async () => {
  const { run, clock, closeWindow, navigation } = setUp(windowAttempt, '?error=access_denied');
  const { stage, leave } = run();
  await stage;
  leave();
  expect(closeWindow).toHaveBeenCalledTimes(1);
  expect(navigation.replace).not.toHaveBeenCalled();
  clock.advanceTime(500);
  expect(navigation.replace.mock.calls).toEqual([['/profile']]);
});
