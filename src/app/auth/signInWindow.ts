import type { SignInOutcome } from '../../api/signIn.ts';
import { AppError } from '../../domain/appError.ts';
import type { Clock } from '../orders/waitUntil.ts';
import { awaitHandOver, type Transport } from './handOver.ts';

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
export const LOOK_EVERY_MS = 500;

/** How often in a row it has to be found closed. The last words of a window may arrive after it is gone. */
const LOOKS_UNTIL_CLOSED = 2;

/**
 * Signs in by a window of its own. The window is opened at once, while the person's press still allows it, and
 * sent to the provider afterwards. A window that is closed before it answered is `popupClosedByUser`.
 * @throws AppError when the sign-in cannot begin, or `aborted`
 */
export async function signInByWindow(
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

    let closedLooks = 0;
    const look = () => {
      closedLooks = opened.closed && isFocused() ? closedLooks + 1 : 0;
      if (closedLooks >= LOOKS_UNTIL_CLOSED) settle({ type: 'rejected', code: 'popupClosedByUser' });
      else cancel = clock.after(LOOK_EVERY_MS, look);
    };
    let cancel = clock.after(LOOK_EVERY_MS, look);
    const endWait = awaitHandOver(transports, attempt, settle);
    signal.addEventListener('abort', giveUp);
  });
}
