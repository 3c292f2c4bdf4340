import type { ApiClient } from '../../api/http/client.ts';
import { completeSignIn, startSignIn, type SignInOutcome } from '../../api/resources/signIn.ts';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { Clock } from '../../domain/clock.ts';
import type { PageNavigation } from '../platform/platform.ts';
import { sessionOf } from './createAuth.ts';
import type { Auth } from './lateAuth.ts';
import type { Transport } from '../platform/transports.ts';
import { postOutcome } from './outcomeMessages.ts';
import { readAttempt } from './signInAttempt.ts';

export interface CallbackDeps {
  readonly client: ApiClient;
  readonly auth: Pick<Auth, 'send'>;
  readonly clock: Clock;
  readonly transports: readonly Transport[];
  readonly navigation: Pick<PageNavigation, 'replace'>;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The query string that the identity provider appended. */
  readonly search: string;
  readonly closeWindow: () => void;
}

export type CallbackOutcome =
  { readonly type: 'done' } | { readonly type: 'failed'; readonly code: AppErrorCode };

export interface Callback {
  /** Whether the page was opened as a sign-in window; true if unknown. */
  readonly isWindow: boolean;
  readonly stage: Promise<CallbackOutcome>;
  readonly leave: () => void;
  /**
   * Replaces this page by the choice of accounts, for the same attempt.
   * @throws AppError if the sign-in cannot start
   */
  readonly signInAgain: () => Promise<void>;
}

/** How long the opener has to acknowledge the outcome before this window signs in itself, in ms. */
const OPENER_TIMEOUT_MS = 1_500;

/** How long an error is shown before the window closes, in ms. */
export const ERROR_DISPLAY_MS = 5_000;

/** How long to wait for `window.close`, in ms; ordinary tabs ignore it. */
const CLOSING_MS = 300;

/**
 * Completes the sign-in on the callback page. A sign-in window posts the outcome to its opener;
 * without an opener that acknowledges it, or after a redirect, the session starts on this page.
 */
export function runCallback(deps: CallbackDeps): Callback {
  const { client, auth, clock, navigation, tabStorage, search, transports, closeWindow } = deps;
  const attempt = readAttempt(tabStorage);
  const isWindow = attempt?.mode !== 'page';

  async function complete(): Promise<CallbackOutcome> {
    const ended = await toOutcome(proceed);
    return ended.type === 'rejected' ? { type: 'failed', code: ended.code } : ended;
  }

  async function proceed(): Promise<CallbackOutcome> {
    const outcome = await toOutcome(() => completeSignIn(client, search, clock.now()));
    const acknowledged = isWindow
      ? postOutcome(
          transports,
          { attempt: attempt?.id ?? null, outcome },
          OPENER_TIMEOUT_MS,
          clock.after,
        )
      : Promise.resolve(false);
    if (outcome.type === 'rejected') {
      if (isWindow && outcome.code !== 'userNotFound') clock.after(ERROR_DISPLAY_MS, closeWindow);
      return { type: 'failed', code: outcome.code };
    }
    if (await acknowledged) {
      closeWindow();
      return { type: 'done' };
    }
    const signedIn = await toOutcome(() => sessionOf(client, outcome));
    if (signedIn.type === 'rejected') return { type: 'failed', code: signedIn.code };
    auth.send({ type: 'LOGIN_SUCCESS', session: signedIn.session });
    return { type: 'done' };
  }

  function leave(): void {
    const goBack = () => navigation.replace(attempt?.returnTo ?? '/');
    if (!isWindow) return goBack();
    closeWindow();
    clock.after(CLOSING_MS, goBack);
  }

  async function signInAgain(): Promise<void> {
    navigation.replace(await startSignIn(client));
  }

  return { isWindow, stage: complete(), leave, signInAgain };
}

/** Converts a thrown error to a rejection, so that the opener receives it too. */
async function toOutcome<Outcome extends { readonly type: string }>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Extract<SignInOutcome, { type: 'rejected' }>> {
  try {
    return await work();
  } catch (thrown) {
    return { type: 'rejected', code: toAppError(thrown).code };
  }
}
