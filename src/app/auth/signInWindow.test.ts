import { expect, test, vi } from 'vitest';
import type { SignInOutcome } from '../../api/signIn.ts';
import { AppError } from '../../domain/appError.ts';
import { createManualClock, session, createTransportPair } from '../testing/fakes.ts';
import { postOutcome } from './outcomeMessages.ts';
import {
  POLL_INTERVAL_MS,
  signInWithWindow,
  type OpenedWindow,
  type SignInWindowDeps,
} from './signInWindow.ts';

const outcome: SignInOutcome = {
  type: 'signedIn',
  identity: {
    username: 'demo-sari',
    name: 'Sari',
    email: 's@dukacita.example',
    gender: null,
    pictureUrl: null,
  },
  accessToken: session.accessToken,
  expiresAt: session.expiresAt,
  refreshAt: session.refreshAt,
};

function setUp(given: Partial<SignInWindowDeps> = {}) {
  const clock = createManualClock();
  const [here, there] = createTransportPair();
  const opened = { closed: false, close: vi.fn(() => void (opened.closed = true)), go: vi.fn() };
  const deps: SignInWindowDeps = {
    open: vi.fn(() => opened as OpenedWindow),
    startSignIn: () => Promise.resolve('https://issuer.test/authorize'),
    transports: [here],
    clock,
    isFocused: () => true,
    ...given,
  };
  const abort = new AbortController();
  const started = async () => {
    await expect.poll(() => opened.go).toHaveBeenCalledTimes(1);
  };
  return {
    deps,
    opened,
    clock,
    there,
    abort,
    started,
    run: () => signInWithWindow(deps, 'attempt-1', abort.signal),
  };
}

test('R20 the window is opened at once, before anything is asked', () => {
  const { deps, run } = setUp({ startSignIn: () => new Promise(() => {}) });
  void run();
  expect(deps.open).toHaveBeenCalledTimes(1);
});

test('the window is sent to the provider, and its answer is the outcome', async () => {
  const { run, opened, there, clock, started } = setUp();
  const result = run();
  await started();
  expect(opened.go).toHaveBeenCalledWith('https://issuer.test/authorize');
  await expect(
    postOutcome([there], { attempt: 'attempt-1', outcome }, 1_500, clock.after),
  ).resolves.toBe(true);
  await expect(result).resolves.toEqual(outcome);
});

test('a window that has lost its memory of the attempt is heard all the same', async () => {
  const { run, there, clock, started } = setUp();
  const result = run();
  await started();
  await expect(postOutcome([there], { attempt: null, outcome }, 1_500, clock.after)).resolves.toBe(
    true,
  );
  await expect(result).resolves.toEqual(outcome);
});

test('the answer to the attempt of another tab is left to that tab', async () => {
  const { run, there, clock, started } = setUp();
  void run();
  await started();
  const taken = postOutcome(
    [there],
    { attempt: 'attempt-of-another-tab', outcome },
    1_500,
    clock.after,
  );
  clock.pass(1_500);
  await expect(taken).resolves.toBe(false);
});

test.each([
  ['no message', null],
  ['another message', { type: 'signIn.received', attempt: 'attempt-1' }],
  [
    'a message without a token',
    { type: 'signIn.done', attempt: 'attempt-1', outcome: { type: 'signedIn', identity: {} } },
  ],
])('%s is not an answer', async (_, message) => {
  const { run, there, opened, clock, started } = setUp();
  const result = run();
  await started();
  there.post(message);
  opened.closed = true;
  clock.pass(10 * POLL_INTERVAL_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupClosedByUser' });
});

test('a window that the browser does not allow is told', async () => {
  const { run } = setUp({ open: () => null });
  await expect(run()).resolves.toEqual({ type: 'rejected', code: 'popupBlocked' });
});

test('a closed window is told, but not before its last words could arrive', async () => {
  const { run, opened, clock, started } = setUp();
  const settled = vi.fn();
  const result = run().then((value) => (settled(), value));
  await started();
  opened.closed = true;
  clock.pass(POLL_INTERVAL_MS);
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  clock.pass(POLL_INTERVAL_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupClosedByUser' });
});

test('a window that only looks closed, while the person is not back on the page, is waited for', async () => {
  const { run, opened, clock, there, started } = setUp({ isFocused: () => false });
  const result = run();
  await started();
  opened.closed = true;
  clock.pass(100 * POLL_INTERVAL_MS);
  await postOutcome([there], { attempt: 'attempt-1', outcome }, 1_500, clock.after);
  await expect(result).resolves.toEqual(outcome);
});

test('a sign-in that cannot begin closes its window', async () => {
  const error = new AppError('networkFailed');
  const { run, opened } = setUp({ startSignIn: () => Promise.reject(error) });
  await expect(run()).rejects.toBe(error);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('a sign-in that is given up closes its window', async () => {
  const { run, opened, abort, started } = setUp();
  const result = run();
  await started();
  abort.abort();
  await expect(result).rejects.toMatchObject({ code: 'aborted' });
  expect(opened.close).toHaveBeenCalledTimes(1);
});
