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

function setUp(overrides: Partial<SignInWindowDeps> = {}) {
  const clock = createManualClock();
  const [openerTransport, windowTransport] = createTransportPair();
  const opened = { closed: false, close: vi.fn(() => void (opened.closed = true)), go: vi.fn() };
  const deps: SignInWindowDeps = {
    open: vi.fn(() => opened as OpenedWindow),
    startSignIn: () => Promise.resolve('https://issuer.test/authorize'),
    transports: [openerTransport],
    clock,
    isFocused: () => true,
    ...overrides,
  };
  const abort = new AbortController();
  const started = async () => {
    await expect.poll(() => opened.go).toHaveBeenCalledTimes(1);
  };
  return {
    deps,
    opened,
    clock,
    windowTransport,
    abort,
    started,
    run: () => signInWithWindow(deps, 'attempt-1', abort.signal),
  };
}

test('R20 opens the window synchronously, before the first request', () => {
  const { deps, run } = setUp({ startSignIn: () => new Promise(() => {}) });
  void run();
  expect(deps.open).toHaveBeenCalledTimes(1);
});

test('navigates the window to the identity provider and resolves to the outcome', async () => {
  const { run, opened, windowTransport, clock, started } = setUp();
  const result = run();
  await started();
  expect(opened.go).toHaveBeenCalledWith('https://issuer.test/authorize');
  await expect(
    postOutcome([windowTransport], { attempt: 'attempt-1', outcome }, 1_500, clock.after),
  ).resolves.toBe(true);
  await expect(result).resolves.toEqual(outcome);
});

test('accepts an outcome without an attempt id', async () => {
  const { run, windowTransport, clock, started } = setUp();
  const result = run();
  await started();
  await expect(
    postOutcome([windowTransport], { attempt: null, outcome }, 1_500, clock.after),
  ).resolves.toBe(true);
  await expect(result).resolves.toEqual(outcome);
});

test('ignores the outcome of an attempt of another tab', async () => {
  const { run, windowTransport, clock, started } = setUp();
  void run();
  await started();
  const acknowledged = postOutcome(
    [windowTransport],
    { attempt: 'attempt-of-another-tab', outcome },
    1_500,
    clock.after,
  );
  clock.pass(1_500);
  await expect(acknowledged).resolves.toBe(false);
});

test.each([
  ['null', null],
  ['a receipt', { type: 'signIn.received', attempt: 'attempt-1' }],
  [
    'an outcome without a token',
    { type: 'signIn.done', attempt: 'attempt-1', outcome: { type: 'signedIn', identity: {} } },
  ],
])('ignores %s', async (_, message) => {
  const { run, windowTransport, opened, clock, started } = setUp();
  const result = run();
  await started();
  windowTransport.post(message);
  opened.closed = true;
  clock.pass(10 * POLL_INTERVAL_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupClosedByUser' });
});

test('returns the rejection popupBlocked when the browser blocks the window', async () => {
  const { run } = setUp({ open: () => null });
  await expect(run()).resolves.toEqual({ type: 'rejected', code: 'popupBlocked' });
});

test('returns the rejection popupClosedByUser after two polls found the window closed', async () => {
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

test('waits for a window that looks closed while this page has no focus', async () => {
  const { run, opened, clock, windowTransport, started } = setUp({ isFocused: () => false });
  const result = run();
  await started();
  opened.closed = true;
  clock.pass(100 * POLL_INTERVAL_MS);
  await postOutcome([windowTransport], { attempt: 'attempt-1', outcome }, 1_500, clock.after);
  await expect(result).resolves.toEqual(outcome);
});

test('closes the window when the sign-in cannot start', async () => {
  const error = new AppError('networkFailed');
  const { run, opened } = setUp({ startSignIn: () => Promise.reject(error) });
  await expect(run()).rejects.toBe(error);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('closes the window when the sign-in is aborted', async () => {
  const { run, opened, abort, started } = setUp();
  const result = run();
  await started();
  abort.abort();
  await expect(result).rejects.toMatchObject({ code: 'aborted' });
  expect(opened.close).toHaveBeenCalledTimes(1);
});
