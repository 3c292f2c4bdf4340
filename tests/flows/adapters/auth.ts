import type { SnapshotFrom } from 'xstate';
import { SESSION_KEY } from '../../../src/app/auth/sessionKey.ts';
import { POLL_INTERVAL_MS } from '../../../src/app/auth/signInWindow.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { AccessToken, Session } from '../../../src/domain/session.ts';
import type { authMachine } from '../../../src/machines/auth/machine.ts';
import type { TestStep } from '@dukacita/flows';
import { authRequests, tokenAfter } from '../expected/authRequests.ts';
import type { createAuthModel } from '../models/auth.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { AuthDriver, OpenAuthDriver } from '../support/authDriver.ts';
import {
  defineAppAdapter,
  type StepContext,
  type StateScreen,
} from '../support/defineAppAdapter.ts';
import { customerServiceLink } from '../support/customerServiceLink.ts';
import { button, link, search, type Control, type Driver } from '../support/driver.ts';
import { errorCopy, homeCopy as copy, signInCopy } from '../support/fixedCopy.ts';
import { lost, rejected, served, type Answer, type BodyOf } from '../support/network.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { sealSession, unsealSession } from '../support/sealedSession.ts';
import { expectScreen, says } from '../support/screen.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;
type AuthStepContext = StepContext<typeof authMachine>;

const SIGN_IN = 'GET /mauth/signin';
const REFRESH = 'POST /mauth/refresh';
const USER = 'GET /users/v2/search';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Slightly longer than the interval between the taps of a double tap. */
const DOUBLE_TAP_MS = 500;

/**
 * Creates the adapter of the auth machine on the whole app. It checks the home page, which shows
 * whether a user is signed in.
 * @param model with `reach` set to `app`
 * @param fixtures the session of the user who signs in, and what the home page shows
 */
export async function createAuthAdapter(
  model: ReturnType<typeof createAuthModel>,
  fixtures: Pick<Fixtures, 'session' | 'slides' | 'newestPeople'>,
  openDriver: OpenAuthDriver,
) {
  const { session } = fixtures;
  const storedSession = await sealSession(session);
  const home = homeWith(fixtures);
  const user: BodyOf<typeof USER> = { ...session.user, photoUrl: session.user.pictureUrl };

  /** Completes the sign-in in the window and answers the request for the user. */
  const enter = (driver: Driver) =>
    on(driver).waitForReload(async () => {
      await completeSignInWindow(driver, session);
      await driver.answer(USER, served(USER, user));
    });

  return defineAppAdapter(
    model,
    {
      open: (_, first) => {
        const text = storedText(first, storedSession);
        return {
          address: routes.home(),
          isSignedIn: false,
          localStorage: text === null ? {} : { [SESSION_KEY]: text },
        };
      },
      requests: authRequests(session),
      token: (history) => tokenAfter(history, session),
      events: {
        REQUEST_LOGIN: {
          controls: (at) => [signInButton(at)],
          perform: async (driver, { before, next }) => {
            await on(driver).allowWindows(next?.stimulus.id !== 'signIn: blocked');
            await driver.press(signInButton(before));
          },
        },
        LOGIN_SUCCESS: { controls: [], perform: enter },
        LOGIN_ERROR: {
          controls: [],
          perform: async (driver, { before, event }) => {
            const answer = errorAnswers[event.error as keyof typeof errorAnswers];
            if (before.matches('signedOut')) {
              await completeSignInWindow(driver, session);
              await driver.answer(USER, answer);
              return;
            }
            await driver.navigate(routes.profile());
            await driver.answer(USER, answer);
            // Leaving the page would cancel a call whose response the app has not handled yet. A
            // device that is offline sends no renewal: the page shows the rejection at once.
            await waitUntil(
              driver,
              async () => {
                const { calls, text } = await driver.snapshot();
                return (
                  calls.some(({ operation }) => operation === REFRESH) ||
                  text.includes(errorCopy.tokenExpired) ||
                  (await readStoredSession(driver)) === null
                );
              },
              'The app does not handle the rejection of its token.',
            );
            await driver.waitForFrame();
            await driver.waitForFrame();
            await driver.navigate(routes.home());
          },
        },
        LOGOUT: {
          controls: [signOutButton],
          perform: (driver) =>
            on(driver).waitForReload(async () => {
              await driver.press(signOutButton);
              await driver.sleepUntil((await driver.now()) + DOUBLE_TAP_MS);
            }),
        },
        UPDATE: {
          controls: [],
          perform: async (driver, { event }) => {
            const current = (await readStoredSession(driver)) ?? session;
            const { user: updated = current.user } = event;
            await on(driver).writeStorage(
              SESSION_KEY,
              await sealSession({ ...current, user: updated }),
            );
            await on(driver).dispatchStorageEvent(SESSION_KEY);
          },
        },
        REQUEST_RECOVERY: neverSent,
        REQUEST_RESET: neverSent,
        RECOVERY_SUCCESS: neverSent,
        RESET_SUCCESS: neverSent,
      },
      actors: {
        // The app reads the stored session as soon as the page loads.
        restoreSession: { handlers: { kept: noop, none: noop, unreadable: noop } },
        signIn: {
          handlers: {
            signedIn: async (driver) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await enter(driver);
            },
            // The browser has already blocked the window when the button was pressed.
            blocked: noop,
            closed: async (driver, { next }) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await on(driver).closeWindow({
                onlyAppearsClosed:
                  next?.event?.type === 'LOGIN_SUCCESS' || next?.event?.type === 'LOGIN_ERROR',
              });
              await driver.sleepUntil((await driver.now()) + 3 * POLL_INTERVAL_MS);
            },
            notFound: async (driver) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await on(driver).completeSignIn({ type: 'rejected', code: 'userNotFound' });
            },
            offline: (driver) => driver.answer(SIGN_IN, lost('offline')),
            timedOut: (driver) => driver.answer(SIGN_IN, lost('timedOut')),
            serverFailed: (driver) => driver.answer(SIGN_IN, lost('serverFailed')),
          },
          calls: () => [SIGN_IN],
        },
        refreshSession: {
          operation: REFRESH,
          waitUntilHandled: (driver) => on(driver).waitForTokenRenewal(),
          answers: {
            refreshed,
            unsupported: rejected('notFound'),
            rejected: rejected('tokenExpired'),
            disabled: rejected('userDisabled'),
            offline: lost('offline'),
            timedOut: lost('timedOut'),
            serverFailed: lost('serverFailed'),
          },
        },
        waitUntil: {
          handlers: {
            reached: async (driver, { before }) => {
              const { refreshAt, expiresAt } = (await readStoredSession(driver)) ?? session;
              const [now, at] = [
                await driver.now(),
                before.matches({ signedIn: 'fresh' }) ? refreshAt : expiresAt,
              ];
              await driver.sleepUntil(at > now ? at : now + HOUR);
            },
          },
        },
      },
      states: {
        restoring: () => ({}),
        'signedOut.idle': ({ context }) => home.signedOut(context.error),
        'signedOut.signingIn': () => home.signingIn,
        'signedOut.recovering': 'transient',
        'signedOut.resetting': 'transient',
        'signedIn.fresh': home.signedIn,
        'signedIn.refreshing': home.signedIn,
        'signedIn.unreachable': home.signedIn,
        'signedIn.expiring': home.signedIn,
      },
      async reload(driver, { before, next }) {
        if (!before.matches('restoring')) await expectSameUser(driver, before, home);
        await on(driver).writeStorage(SESSION_KEY, storedText(next, storedSession));
        await stayFresh(driver, session);
        await driver.reload();
      },
      endsBeforeCheck: (at, next) =>
        at.matches('restoring') || next?.stimulus.id === 'signIn: blocked',
    },
    openDriver,
  );
}

const errorAnswers: Readonly<Record<'tokenExpired' | 'userDisabled' | 'networkFailed', Answer>> = {
  tokenExpired: rejected('tokenExpired'),
  userDisabled: rejected('userDisabled'),
  networkFailed: lost('networkFailed'),
};

const noop = () => Promise.resolve();

/** An event that the app never sends. */
const neverSent = {
  controls: [],
  perform: () =>
    Promise.reject(new Error('The app never sends this event: remove its case from the model.')),
};

function on(driver: Driver): AuthDriver {
  return driver as AuthDriver;
}

/** Completes the sign-in in the window, at a time at which the token is fresh. */
async function completeSignInWindow(driver: Driver, session: Session): Promise<void> {
  const { user, accessToken, expiresAt, refreshAt } = session;
  const { id: _, ...identity } = user;
  await stayFresh(driver, session);
  await on(driver).completeSignIn({
    type: 'signedIn',
    identity,
    accessToken,
    expiresAt,
    refreshAt,
  });
}

/** Sets the clock to a time before the token has to be renewed. */
async function stayFresh(driver: Driver, { refreshAt }: AccessToken): Promise<void> {
  await driver.sleepUntil(refreshAt - MINUTE);
}

/** Answers a renewal with the token of the model, whose lifetime is relative to `refreshAt`. */
function refreshed(stepContext: AuthStepContext): Answer {
  const { token } = stepOutput<{ readonly token: AccessToken }>(stepContext);
  const requestedAt = stepContext.before.context.session?.refreshAt ?? 0;
  return served(REFRESH, {
    access_token: token.accessToken,
    expires_in: Math.max(HOUR, token.expiresAt - requestedAt) / 1000,
  });
}

/** Reloads the page and expects the same user to be signed in or nobody, as before. */
async function expectSameUser(driver: Driver, before: Snapshot, home: Home): Promise<void> {
  if (before.context.session !== null) await stayFresh(driver, before.context.session);
  await driver.reload();
  const isSignedIn = before.context.session !== null;
  const screen = isSignedIn ? home.signedIn(before) : home.signedOut(null);
  const { heading = '', others = [] } = screen;
  await expectScreen(driver, {
    ...screen,
    heading,
    announcements: [],
    controls: [isSignedIn ? signOutButton : signInButton(null), ...others],
    calls: [],
  });
}

/** Returns what `localStorage` contains for the session before this step restores it. */
function storedText(step: TestStep | undefined, storedSession: string): string | null {
  switch (step?.stimulus.id) {
    case 'restoreSession: kept':
      return storedSession;
    case 'restoreSession: unreadable':
      return 'unreadable';
    default:
      return null;
  }
}

/** Reads the session that is stored on the device. */
async function readStoredSession(driver: Driver): Promise<Session | null> {
  return unsealSession(await on(driver).readStorage(SESSION_KEY));
}

/** The screens of the home page. */
interface Home {
  readonly signedOut: (error: AppErrorCode | null) => StateScreen;
  readonly signingIn: StateScreen;
  readonly signedIn: (at: Snapshot) => StateScreen;
}

function homeWith({ slides, newestPeople }: Pick<Fixtures, 'slides' | 'newestPeople'>): Home {
  const home = (error: AppErrorCode | null): StateScreen => ({
    address: routes.home(),
    heading: copy.greeting,
    title: '',
    error,
    others: [
      link(`${copy.duka} ${copy.dukaText}`, '/duka'),
      link(copy.bandung, '/duka'),
      link(copy.semarang, '/duka'),
      search(copy.search),
      button(copy.searchButton),
      link(copy.allListings, '/duka'),
      ...newestPeople.map(({ id, name, age, house }) =>
        link(
          [name, age === null ? [] : `Usia ${age}`, house ?? copy.houseUnknown].flat().join(' '),
          routes.person(id),
        ),
      ),
      ...Array.from({ length: slides }, (_, index) => button(`${index + 1} dari ${slides}`)),
    ],
  });
  return {
    signedOut(error) {
      const page = home(error);
      return {
        ...page,
        announcements: [
          error &&
            says(
              titleOf(error),
              errorCopy[error],
              error === 'popupBlocked' && signInCopy.onThisPage,
              error === 'userDisabled' && signInCopy.customerService,
            ),
        ],
        others: [
          ...(page.others ?? []),
          ...(error === 'popupBlocked' ? [button(signInCopy.onThisPage)] : []),
          ...(error === 'userDisabled'
            ? [link(signInCopy.customerService, customerServiceLink(signInCopy.question))]
            : []),
        ],
      };
    },
    signingIn: {
      ...home(null),
      others: [...(home(null).others ?? []), button(copy.cancelSignIn)],
    },
    signedIn: (at) => {
      const page = home(null);
      const account = `${at.context.session?.user.name ?? ''} ${copy.accountText}`;
      return { ...page, others: [...(page.others ?? []), link(account, routes.profile())] };
    },
  };
}

/** Returns the title above an error; null for the end of a session, which has none. */
function titleOf(error: AppErrorCode): string | null {
  if (error === 'popupBlocked') return signInCopy.blockedTitle;
  return error === 'tokenExpired' || error === 'userDisabled' ? null : signInCopy.failedTitle;
}

function signInButton(at: Snapshot | null): Control {
  return button(
    `${copy.signIn} ${at?.matches({ signedOut: 'signingIn' }) === true ? copy.signingIn : copy.signInText}`,
  );
}

const signOutButton = button(copy.signOut);
