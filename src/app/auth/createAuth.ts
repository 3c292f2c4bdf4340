import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { ApiClient } from '../../api/http/client.ts';
import {
  signOut,
  startSignIn,
  type SignInOutcome as IdentityOutcome,
} from '../../api/resources/signIn.ts';
import { ensureUser } from '../../api/resources/users.ts';
import { toAppError } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import {
  authMachine,
  type RefreshOutcome,
  type SignInOutcome,
} from '../../machines/auth/machine.ts';
import type { Clock } from '../../domain/clock.ts';
import type { ReplaceMachine } from '../platform/actors.ts';
import { toActorClock } from '../platform/clock.ts';
import type { PageNavigation } from '../platform/platform.ts';
import type { SignInWindow } from '../platform/signInWindow.ts';
import { createWaitUntil } from '../platform/waitUntil.ts';
import { waitForOutcome } from './outcomeMessages.ts';
import type { SessionStore } from './sessionStore.ts';
import { removeAttempt, saveAttempt, readAttempt } from './signInAttempt.ts';
import { signInWithWindow } from './signInWindow.ts';

export type AuthActor = ActorRefFrom<typeof authMachine>;

export interface AuthDeps {
  readonly client: ApiClient;
  readonly store: SessionStore;
  readonly clock: Clock;
  readonly window: SignInWindow;
  readonly navigation: PageNavigation;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly newId: () => string;
  readonly refresh: () => Promise<RefreshOutcome>;
  /** Removes the cached data of the signed-in user. */
  readonly forget: () => void;
  /** Removes what the user has written and not sent; called when the user signs out. */
  readonly removeDrafts: () => void;
  readonly replaceMachine: ReplaceMachine;
}

/** The path of the callback page, which continues a sign-in after it loads. */
const CALLBACK = '/auth';
const ROOTS: readonly string[] = ['/', '/home'];

/** How long a sign-out waits for the server before it goes Home, in ms. */
const SIGN_OUT_TIMEOUT_MS = 2_000;

/** Creates the auth actor, connected to the server, the storage and the page, and starts it. */
export function createAuth(deps: AuthDeps): AuthActor {
  const { client, store, clock, navigation, tabStorage, newId } = deps;
  let storeFinished: Promise<void> = Promise.resolve();
  let signOutFinished: Promise<void> = Promise.resolve();
  let stopWaiting = () => {};

  /**
   * Opens the sign-in window. A window that this page can no longer access looks closed although
   * the user is still signing in, so a late outcome is accepted until the next sign-in.
   */
  async function signIn(signal: AbortSignal): Promise<SignInOutcome> {
    stopWaiting();
    const attempt = newId();
    saveAttempt(tabStorage, { id: attempt, mode: 'window', returnTo: navigation.here() });
    const { open, isFocused, transports } = deps.window;
    const posted = new Promise<IdentityOutcome>((resolve) => {
      stopWaiting = waitForOutcome(transports, attempt, (outcome) => {
        stopWaiting();
        resolve(outcome);
      });
    });
    const signInWindow = {
      open,
      isFocused,
      posted,
      clock,
      startSignIn: (abortSignal: AbortSignal) => startSignIn(client, abortSignal),
    };
    const outcome = await signInWithWindow(signInWindow, signal).catch((error: unknown) => {
      stopWaiting();
      throw error;
    });
    if (outcome.type === 'rejected' && outcome.code === 'popupClosedByUser')
      void posted.then(handleLateOutcome);
    else stopWaiting();
    // The window offers to choose another account.
    if (lacksEmail(outcome))
      stopWaiting = waitForOutcome(transports, attempt, (late) => {
        if (!lacksEmail(late)) stopWaiting();
        void handleLateOutcome(late);
      });
    return sessionOf(client, outcome, signal);
  }

  async function handleLateOutcome(late: IdentityOutcome): Promise<void> {
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
        storeFinished = store.write(session);
        storeFinished.catch(() => {}); // Without storage, the session ends with the page.
      },
      removeSession: () => {
        store.remove();
        deps.forget();
        signOutFinished = signOut(client).then(
          () => {},
          () => {}, // The server session expires by itself.
        );
      },
      goToReturnPath: () =>
        void storeFinished.then(
          () => goToReturnPath(deps),
          () => {},
        ),
      goHome: () => {
        deps.removeDrafts();
        const timeout = new Promise<void>((resolve) => clock.after(SIGN_OUT_TIMEOUT_MS, resolve));
        void Promise.race([signOutFinished, timeout]).then(() => navigation.replace('/'));
      },
    },
  });
  // A reload cancels a running sign-in, except on the callback page, which completes it.
  if (pathOf(navigation.here()) !== CALLBACK) removeAttempt(tabStorage);
  const actor = createActor(deps.replaceMachine(machine), { clock: toActorClock(clock) });
  return actor.start();
}

/** Redirects to the page of the identity provider. The callback page brings the user back here. */
export async function signInOnThisPage({
  client,
  navigation,
  tabStorage,
  newId,
}: Pick<AuthDeps, 'client' | 'navigation' | 'tabStorage' | 'newId'>): Promise<void> {
  const address = await startSignIn(client);
  saveAttempt(tabStorage, { id: newId(), mode: 'page', returnTo: navigation.here() });
  navigation.assign(address);
}

/** Returns the session of a completed sign-in. Creates an unknown user. */
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

function lacksEmail(outcome: IdentityOutcome): boolean {
  return outcome.type === 'rejected' && outcome.code === 'userNotFound';
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
