import { expect, test, vi } from 'vitest';
import type { SignInOutcome } from '../../api/resources/signIn.ts';
import { AppError } from '../../domain/appError.ts';
import { session, createTransportPair } from '../testing/fakes.ts';
import { createManualClock } from '../../testing/createManualClock.ts';
import { postOutcome, waitForOutcome } from './outcomeMessages.ts';
import {
  CLOSED_AT_ONCE_MS,
  POLL_INTERVAL_MS,
  signInWithWindow,
  type SignInWindowDeps,
} from './signInWindow.ts';
import type { OpenedWindow } from '../platform/signInWindow.ts';

/** How long `postOutcome` waits for the receipt, in ms. */
const RECEIPT_TIMEOUT_MS = 1_500;

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
  const opened = {
    closed: false,
    close: vi.fn(() => void (opened.closed = true)),
    navigate: vi.fn(),
  };
  const deps: SignInWindowDeps = {
    open: vi.fn(() => opened as OpenedWindow),
    startSignIn: () => Promise.resolve('https://issuer.test/authorize'),
    posted: new Promise((resolve) => void waitForOutcome([openerTransport], 'attempt-1', resolve)),
    clock,
    isFocused: () => true,
    ...overrides,
  };
  const abortController = new AbortController();
  const waitForNavigation = async () => {
    await expect.poll(() => opened.navigate).toHaveBeenCalledTimes(1);
  };
  return {
    deps,
    opened,
    clock,
    windowTransport,
    abortController,
    waitForNavigation,
    signIn: () => signInWithWindow(deps, abortController.signal),
  };
}

test('R20 opens the window synchronously, before the first request', () => {
  const { deps, signIn } = setUp({ startSignIn: () => new Promise(() => {}) });
  void signIn();
  expect(deps.open).toHaveBeenCalledTimes(1);
});

test('navigates the window to the identity provider and resolves to the outcome', async () => {
  const { signIn, opened, windowTransport, clock, waitForNavigation } = setUp();
  const result = signIn();
  await waitForNavigation();
  expect(opened.navigate).toHaveBeenCalledWith('https://issuer.test/authorize');
  await expect(
    postOutcome(
      [windowTransport],
      { attempt: 'attempt-1', outcome },
      RECEIPT_TIMEOUT_MS,
      clock.after,
    ),
  ).resolves.toBe(true);
  await expect(result).resolves.toEqual(outcome);
});

test('accepts an outcome message that names no sign-in attempt', async () => {
  const { signIn, windowTransport, clock, waitForNavigation } = setUp();
  const result = signIn();
  await waitForNavigation();
  await expect(
    postOutcome([windowTransport], { attempt: null, outcome }, RECEIPT_TIMEOUT_MS, clock.after),
  ).resolves.toBe(true);
  await expect(result).resolves.toEqual(outcome);
});

test('ignores the outcome of a sign-in attempt in another tab', async () => {
  const { signIn, windowTransport, clock, waitForNavigation } = setUp();
  void signIn();
  await waitForNavigation();
  const receiptArrived = postOutcome(
    [windowTransport],
    { attempt: 'attempt-of-another-tab', outcome },
    RECEIPT_TIMEOUT_MS,
    clock.after,
  );
  clock.advanceTime(RECEIPT_TIMEOUT_MS);
  await expect(receiptArrived).resolves.toBe(false);
});

test.each([
  ['null', null],
  ['a receipt', { type: 'signIn.received', attempt: 'attempt-1' }],
  [
    'a signedIn outcome without an access token',
    { type: 'signIn.done', attempt: 'attempt-1', outcome: { type: 'signedIn', identity: {} } },
  ],
])('does not accept %s as an outcome message', async (_, message) => {
  const { signIn, windowTransport, opened, clock, waitForNavigation } = setUp();
  const result = signIn();
  await waitForNavigation();
  windowTransport.post(message);
  opened.closed = true;
  clock.advanceTime(10 * POLL_INTERVAL_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupClosedByUser' });
});

test('returns the rejection popupBlocked when the browser blocks the window', async () => {
  const { signIn } = setUp({ open: () => null });
  await expect(signIn()).resolves.toEqual({ type: 'rejected', code: 'popupBlocked' });
});

test('returns the rejection popupClosedByUser after two polls find the window closed', async () => {
  const { signIn, opened, clock, waitForNavigation } = setUp();
  const onSettled = vi.fn();
  const result = signIn().then((value) => (onSettled(), value));
  await waitForNavigation();
  opened.closed = true;
  clock.advanceTime(POLL_INTERVAL_MS);
  await Promise.resolve();
  expect(onSettled).not.toHaveBeenCalled();
  clock.advanceTime(POLL_INTERVAL_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupClosedByUser' });
});

test('keeps waiting for the outcome when the window looks closed and this page has no focus', async () => {
  const { signIn, opened, clock, windowTransport, waitForNavigation } = setUp({
    isFocused: () => false,
  });
  const result = signIn();
  await waitForNavigation();
  opened.closed = true;
  clock.advanceTime(100 * POLL_INTERVAL_MS);
  await postOutcome(
    [windowTransport],
    { attempt: 'attempt-1', outcome },
    RECEIPT_TIMEOUT_MS,
    clock.after,
  );
  await expect(result).resolves.toEqual(outcome);
});

test('closes the window when the sign-in cannot start', async () => {
  const error = new AppError('networkFailed');
  const { signIn, opened } = setUp({ startSignIn: () => Promise.reject(error) });
  await expect(signIn()).rejects.toBe(error);
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('closes the window when the sign-in is aborted', async () => {
  const { signIn, opened, abortController, waitForNavigation } = setUp();
  const result = signIn();
  await waitForNavigation();
  abortController.abort();
  await expect(result).rejects.toMatchObject({ code: 'aborted' });
  expect(opened.close).toHaveBeenCalledTimes(1);
});

test('R21 a window that the browser closes at once was blocked', async () => {
  const { signIn, opened, clock } = setUp();
  const result = signIn();
  opened.closed = true;
  clock.advanceTime(CLOSED_AT_ONCE_MS);
  await expect(result).resolves.toEqual({ type: 'rejected', code: 'popupBlocked' });
  expect(opened.navigate).not.toHaveBeenCalled();
});

test('R21 a window that cannot be navigated was blocked', async () => {
  const { signIn, opened } = setUp();
  opened.navigate.mockImplementation(() => {
    throw new TypeError('location is undefined');
  });
  await expect(signIn()).resolves.toEqual({ type: 'rejected', code: 'popupBlocked' });
  expect(opened.close).toHaveBeenCalled();
});
