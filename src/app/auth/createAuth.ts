import { fromPromise, type ActorRefFrom, type createActor } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { endSignIn, startSignIn, type SignInOutcome as IdentityOutcome } from '../../api/signIn.ts';
import { ensureUser } from '../../api/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import {
  authMachine,
  type RefreshOutcome,
  type SignInOutcome,
} from '../../machines/authMachine.ts';
import { createWaitUntil, type Clock } from '../orders/waitUntil.ts';
import { waitForOutcome } from './outcomeMessages.ts';
import type { SessionStore } from './sessionStore.ts';
import { removeAttempt, saveAttempt, readAttempt } from './signInAttempt.ts';
import { signInWithWindow, type SignInWindowDeps } from './signInWindow.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

/** Where the page is and how it leaves. Every way out of it loads a page anew. */
export interface PageNavigation {
  /** Path and query. */
  here(): string;
  reload(): void;
  replace(path: string): void;
  /** Another host's page, in place of this one. */
  assign(address: string): void;
}

export interface AuthDeps {
  readonly client: ApiClient;
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly window: Pick<SignInWindowDeps, 'open' | 'isFocused' | 'transports'>;
  readonly navigation: PageNavigation;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly newId: () => string;
  /** Renews the token of a session. */
  readonly refresh: () => Promise<RefreshOutcome>;
  /** Drops everything that was read for a user who is gone. */
  readonly forget: () => void;
  readonly createActor: typeof createActor;
}

/** The page that a session begins on: root when it began there, or else where the person was. */
const CALLBACK = '/auth';
const ROOTS: readonly string[] = ['/', '/home'];

/** How long a sign-out waits for the server before the page goes home, in ms. */
const SIGN_OUT_TIMEOUT_MS = 2_000;

/** Makes the actor of who is using the app, wired to server, device and page, and starts it. */
export function createAuth(deps: AuthDeps): AuthActor {
  const { client, store, clock, navigation, tabStorage, newId } = deps;
  let written: Promise<void> = Promise.resolve();
  let ended: Promise<void> = Promise.resolve();
  let endLateWait = () => {};

  /** A window that has left its opener's reach looks closed while the person still signs in there. */
  async function signIn(signal: AbortSignal): Promise<SignInOutcome> {
    endLateWait();
    const attempt = newId();
    saveAttempt(tabStorage, { id: attempt, mode: 'window', returnTo: navigation.here() });
    const signInWindow = {
      ...deps.window,
      clock,
      startSignIn: (givenUp: AbortSignal) => startSignIn(client, givenUp),
    };
    const outcome = await signInWithWindow(signInWindow, attempt, signal);
    if (outcome.type === 'rejected' && outcome.code === 'popupClosedByUser') {
      endLateWait = waitForOutcome(deps.window.transports, attempt, (late) => void enterLate(late));
    }
    return sessionOf(client, outcome, signal);
  }

  async function enterLate(late: IdentityOutcome): Promise<void> {
    endLateWait();
    try {
      const outcome = await sessionOf(client, late);
      if (outcome.type === 'signedIn')
        actor.send({ type: 'LOGIN_SUCCESS', session: outcome.session });
      else actor.send({ type: 'LOGIN_ERROR', error: outcome.code });
    } catch (thrown) {
      actor.send({ type: 'LOGIN_ERROR', error: toAppError(thrown).code });
    }
  }

  const machine = authMachine.provide({
    actors: {
      restoreSession: fromPromise<Session | null, void>(() => store.read()),
      signIn: fromPromise<SignInOutcome, void>(({ signal }) => signIn(signal)),
      refreshSession: fromPromise<RefreshOutcome, void>(() => deps.refresh()),
      waitUntil: createWaitUntil(clock),
    },
    actions: {
      storeSession: (_, { session }) => {
        if (session === null) return;
        written = store.write(session);
        written.catch(() => {}); // A device that keeps nothing: the session lasts as long as the page.
      },
      removeSession: () => {
        store.remove();
        deps.forget();
        ended = endSignIn(client).then(
          () => {},
          () => {}, // The server forgets the session by itself when it expires.
        );
      },
      goToReturnPath: () =>
        void written.then(
          () => goToReturnPath(deps),
          () => {},
        ),
      goHome: () => {
        const late = new Promise<void>((resolve) => clock.after(SIGN_OUT_TIMEOUT_MS, resolve));
        void Promise.race([ended, late]).then(() => navigation.replace('/'));
      },
    },
  });
  // A reload in the middle of a sign-in ends it, except on the page where sign-ins arrive.
  if (pathOf(navigation.here()) !== CALLBACK) removeAttempt(tabStorage);
  const actor = deps.createActor(machine);
  return actor.start();
}

/** Signs in by the provider's page in place of this one; the callback page brings the person back here. */
export async function signInOnThisPage({
  client,
  navigation,
  tabStorage,
  newId,
}: AuthDeps): Promise<void> {
  const address = await startSignIn(client);
  saveAttempt(tabStorage, { id: newId(), mode: 'page', returnTo: navigation.here() });
  navigation.assign(address);
}

/** The session of a completed sign-in: its user is looked up, and made when there is none. */
export async function sessionOf(
  client: ApiClient,
  outcome: IdentityOutcome,
  signal?: AbortSignal,
): Promise<SignInOutcome> {
  if (outcome.type === 'rejected') return outcome;
  const { identity, accessToken, expiresAt, refreshAt } = outcome;
  const user = await ensureUser(client, identity, { accessToken, signal });
  return { type: 'signedIn', session: { user, accessToken, expiresAt, refreshAt } };
}

function goToReturnPath({ navigation, tabStorage }: AuthDeps): void {
  const path = pathOf(navigation.here());
  if (path === CALLBACK) {
    const returnTo = readAttempt(tabStorage)?.returnTo ?? '/';
    removeAttempt(tabStorage);
    navigation.replace(ROOTS.includes(pathOf(returnTo)) ? '/' : returnTo);
  } else if (ROOTS.includes(path)) {
    navigation.replace('/');
  } else {
    navigation.reload();
  }
}

function pathOf(address: string): string {
  return (address.split('?')[0] ?? '').replace(/(.)\/+$/, '$1');
}
