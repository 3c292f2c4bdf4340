import type { SignInOutcome } from '../../api/resources/signIn.ts';
import { AppError } from '../../domain/appError.ts';
import type { Clock } from '../../domain/clock.ts';
import type { OpenedWindow, SignInWindow } from '../platform/signInWindow.ts';

export interface SignInWindowDeps extends Pick<SignInWindow, 'open' | 'isFocused'> {
  /** Starts a sign-in and resolves to the URL of the identity provider. */
  startSignIn(signal: AbortSignal): Promise<string>;
  /** Resolves to the outcome that the window posts. */
  readonly posted: Promise<SignInOutcome>;
  readonly clock: Pick<Clock, 'after'>;
}

/** Interval at which `closed` is polled, in ms. */
export const POLL_INTERVAL_MS = 500;

/** A window that is closed after this time, in ms, was closed by the browser: no user is so fast. */
export const CLOSED_AT_ONCE_MS = 300;

/** How many polls in a row must find the window closed. Its outcome may arrive after it closed. */
const POLLS_UNTIL_CLOSED = 2;

/**
 * Signs in with a popup window. Opens it synchronously, because browsers allow it only during a
 * user gesture, and navigates it to the identity provider afterwards. Resolves to
 * `popupClosedByUser` if the user closes it first, and to `popupBlocked` if it did not open for use.
 * @throws AppError if the sign-in cannot start, or with `aborted`
 */
export async function signInWithWindow(
  deps: SignInWindowDeps,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const opened = deps.open();
  if (opened === null) return { type: 'rejected', code: 'popupBlocked' };
  const closeWindow = () => opened.close();
  signal.addEventListener('abort', closeWindow);
  const wasClosedAtOnce = new Promise<boolean>((resolve) => {
    deps.clock.after(CLOSED_AT_ONCE_MS, () => resolve(opened.closed));
  });
  try {
    const address = await deps.startSignIn(signal);
    const isUsable = !(opened.closed && (await wasClosedAtOnce)) && navigates(opened, address);
    if (!isUsable) {
      opened.close();
      return { type: 'rejected', code: 'popupBlocked' };
    }
  } catch (error) {
    opened.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', closeWindow);
  }
  return outcomeOf(opened, deps, signal);
}

/** Navigates a window; returns false if that is not possible. */
function navigates(opened: OpenedWindow, address: string): boolean {
  try {
    opened.navigate(address);
    return true;
  } catch {
    return false;
  }
}

function outcomeOf(
  opened: OpenedWindow,
  { posted, clock, isFocused }: SignInWindowDeps,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      signal.removeEventListener('abort', abort);
    };
    const settle = (outcome: SignInOutcome) => {
      stop();
      resolve(outcome);
    };
    const abort = () => {
      stop();
      opened.close();
      reject(new AppError('aborted', { message: 'The sign-in was aborted.' }));
    };

    let closedPolls = 0;
    const poll = () => {
      closedPolls = opened.closed && isFocused() ? closedPolls + 1 : 0;
      if (closedPolls >= POLLS_UNTIL_CLOSED)
        settle({ type: 'rejected', code: 'popupClosedByUser' });
      else cancel = clock.after(POLL_INTERVAL_MS, poll);
    };
    let cancel = clock.after(POLL_INTERVAL_MS, poll);
    void posted.then(settle);
    signal.addEventListener('abort', abort);
  });
}
