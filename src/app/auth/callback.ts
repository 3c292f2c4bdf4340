import type { ApiClient } from '../../api/client.ts';
import { completeSignIn, type SignInOutcome } from '../../api/signIn.ts';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { Clock } from '../orders/waitUntil.ts';
import { sessionOf, type AuthActor, type PageNavigation } from './createAuth.ts';
import { postOutcome, type Transport } from './outcomeMessages.ts';
import { readAttempt } from './signInAttempt.ts';

export interface CallbackDeps {
  readonly client: ApiClient;
  readonly auth: AuthActor;
  readonly clock: Clock;
  readonly transports: readonly Transport[];
  readonly navigation: Pick<PageNavigation, 'replace'>;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The query string the provider sent. */
  readonly search: string;
  readonly closeWindow: () => void;
}

export type CallbackOutcome =
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: AppErrorCode };

export interface Callback {
  /** Whether the page stands in a window of its own, as far as this can be told. */
  readonly isWindow: boolean;
  readonly stage: Promise<CallbackOutcome>;
  readonly leave: () => void;
}

/** How long the opener has to take the outcome, in ms, before the sign-in is completed here. */
const OPENER_TIMEOUT_MS = 1_500;

/** How long a failure is left to be read before its window closes, in ms. */
export const READING_MS = 5_000;

/** How long a window has to close itself, in ms, before it is taken for a tab that may not. */
const CLOSING_MS = 300;

/**
 * Completes the sign-in that the provider has sent here. In a window of its own the outcome goes to the page that
 * opened it; where that is gone, or never was, the session begins in this page.
 */
export function runCallback(deps: CallbackDeps): Callback {
  const { client, auth, clock, navigation, tabStorage, search, transports, closeWindow } = deps;
  const attempt = readAttempt(tabStorage);
  const isWindow = attempt?.mode !== 'page';

  async function complete(): Promise<CallbackOutcome> {
    const outcome = await settled(() => completeSignIn(client, search, clock.now()));
    const taken = isWindow
      ? postOutcome(
          transports,
          { attempt: attempt?.id ?? null, outcome },
          OPENER_TIMEOUT_MS,
          clock.after,
        )
      : Promise.resolve(false);
    if (outcome.type === 'rejected') {
      if (isWindow && outcome.code !== 'userNotFound') clock.after(READING_MS, closeWindow);
      return { type: 'failed', code: outcome.code };
    }
    if (await taken) {
      closeWindow();
      return { type: 'done' };
    }
    const signedIn = await settled(() => sessionOf(client, outcome));
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

  return { isWindow, stage: complete(), leave };
}

/** A failure is an outcome too: the opener must hear of it. */
async function settled<Outcome extends { readonly type: string }>(
  work: () => Promise<Outcome>,
): Promise<Outcome | Extract<SignInOutcome, { type: 'rejected' }>> {
  try {
    return await work();
  } catch (thrown) {
    return { type: 'rejected', code: toAppError(thrown).code };
  }
}
