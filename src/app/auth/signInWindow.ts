import type { SignInOutcome } from '../../api/signIn.ts';
import { AppError } from '../../domain/appError.ts';
import type { Clock } from '../orders/waitUntil.ts';
import { waitForOutcome, type Transport } from './outcomeMessages.ts';

/** What is needed of a window that was opened. */
export interface OpenedWindow {
  readonly closed: boolean;
  close(): void;
  /** Shows an address in place of what it shows. */
  go(address: string): void;
}

export interface SignInWindowDeps {
  /** Opens an empty window, 500 by 600 px; null when the browser does not allow it. */
  open(): OpenedWindow | null;
  /** Begins a sign-in and answers the provider's page. */
  startSignIn(signal: AbortSignal): Promise<string>;
  readonly transports: readonly Transport[];
  readonly clock: Pick<Clock, 'after'>;
  /** Whether the person is back on this page: a window that has left its opener's reach also looks closed. */
  isFocused(): boolean;
}

/** How often the window is looked at, in ms. */
export const POLL_INTERVAL_MS = 500;

/** How often in a row it has to be found closed. The last words of a window may arrive after it is gone. */
const POLLS_UNTIL_CLOSED = 2;

/**
 * Signs in by a window of its own. The window is opened at once, while the person's press still allows it, and
 * sent to the provider afterwards. A window that is closed before it answered is `popupClosedByUser`.
 * @throws AppError when the sign-in cannot begin, or `aborted`
 */
export async function signInWithWindow(
  deps: SignInWindowDeps,
  attempt: string,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  const opened = deps.open();
  if (opened === null) return { type: 'rejected', code: 'popupBlocked' };
  const closeIt = () => opened.close();
  signal.addEventListener('abort', closeIt);
  try {
    opened.go(await deps.startSignIn(signal));
  } catch (error) {
    opened.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', closeIt);
  }
  return outcomeOf(opened, deps, attempt, signal);
}

function outcomeOf(
  opened: OpenedWindow,
  { transports, clock, isFocused }: SignInWindowDeps,
  attempt: string,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel();
      endWait();
      signal.removeEventListener('abort', giveUp);
    };
    const settle = (outcome: SignInOutcome) => {
      stop();
      resolve(outcome);
    };
    const giveUp = () => {
      stop();
      opened.close();
      reject(new AppError('aborted', { message: 'The sign-in was given up.' }));
    };

    let closedPolls = 0;
    const look = () => {
      closedPolls = opened.closed && isFocused() ? closedPolls + 1 : 0;
      if (closedPolls >= POLLS_UNTIL_CLOSED)
        settle({ type: 'rejected', code: 'popupClosedByUser' });
      else cancel = clock.after(POLL_INTERVAL_MS, look);
    };
    let cancel = clock.after(POLL_INTERVAL_MS, look);
    const endWait = waitForOutcome(transports, attempt, settle);
    signal.addEventListener('abort', giveUp);
  });
}
