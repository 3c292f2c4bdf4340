import type { SnapshotFrom } from 'xstate';
import { SESSION_KEY } from '../../../src/app/auth/sessionStore.ts';
import { POLL_INTERVAL_MS } from '../../../src/app/auth/signInWindow.ts';
import { authCopy, signInErrorTitle } from '../../../src/copy/auth.ts';
import { errorSentences } from '../../../src/copy/errors.ts';
import { homeCopy as copy } from '../../../src/copy/home.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { routes } from '../../../src/domain/routes.ts';
import type { AccessToken, Session } from '../../../src/domain/session.ts';
import type { authMachine } from '../../../src/machines/authMachine.ts';
import { topAdsUrls } from '../../../src/testing/fixtures/ads.ts';
import type { TestStep } from '../../../tools/flows/src/suite.ts';
import { authRequests } from '../expected/authRequests.ts';
import type { createAuthModel } from '../models/auth.ts';
import type { AuthDriver, OpenAuthDriver } from '../support/authDriver.ts';
import {
  defineAppAdapter,
  type StepContext,
  type StateScreen,
} from '../support/defineAppAdapter.ts';
import { button, link, type Control, type Driver } from '../support/driver.ts';
import { lost, rejected, served, type Answer, type BodyOf } from '../support/network.ts';
import { outputOf } from '../support/outputOf.ts';
import { sealSession, unsealSession } from '../support/sealedSession.ts';
import { expectScreen, says } from '../support/screen.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;
type AuthStepContext = StepContext<typeof authMachine>;

const SIGN_IN = 'GET /mauth/signin';
const REFRESH = 'POST /mauth/refresh';
const USER = 'GET /users/v2/search';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A little longer than two taps of a double tap lie apart. */
const DOUBLE_TAP_MS = 500;

/**
 * Who is using the app, on the whole app. Home tells it in one place, whoever it is.
 * @param model of what something in the app sends
 * @param session of who signs in
 * @param slides how many pictures the carousel of Home has
 */
export async function createAuthAdapter(
  model: ReturnType<typeof createAuthModel>,
  session: Session,
  openDriver: OpenAuthDriver,
  slides = topAdsUrls.length,
) {
  const kept = await sealSession(session);
  const home = homeWith(slides);
  const user: BodyOf<typeof USER> = { ...session.user, photoUrl: session.user.pictureUrl };

  /** The window tells that somebody has signed in, and they are let in. */
  const enter = (driver: Driver) =>
    on(driver).untilLoaded(async () => {
      await tellSignedIn(driver, session);
      await driver.answer(USER, served(USER, user));
    });

  return defineAppAdapter(
    'app',
    model,
    {
      open: (_, first) => {
        const text = keptText(first, kept);
        return {
          address: routes.home(),
          isSignedIn: false,
          kept: text === null ? {} : { [SESSION_KEY]: text },
        };
      },
      requests: authRequests(session),
      events: {
        REQUEST_LOGIN: async (driver, { before, next }) => {
          await on(driver).allowWindows(next?.stimulus.id !== 'signIn: blocked');
          await driver.press(signInButton(before));
        },
        LOGIN_SUCCESS: enter,
        LOGIN_ERROR: async (driver, { before, step }) => {
          const answer = refusals[step.event?.['error'] as keyof typeof refusals];
          if (before.matches('signedOut')) {
            await tellSignedIn(driver, session);
            await driver.answer(USER, answer);
            return;
          }
          await driver.visit(routes.profile());
          await driver.answer(USER, answer);
          await driver.visit(routes.home());
        },
        LOGOUT: async (driver, { before }) => {
          await on(driver).untilLoaded(async () => {
            await driver.press(signOutButton(before));
            await driver.sleepUntil((await driver.now()) + DOUBLE_TAP_MS);
          });
        },
        UPDATE: async (driver, { step }) => {
          const own = (await keptSession(driver)) ?? session;
          await on(driver).keep(
            SESSION_KEY,
            await sealSession({ ...own, user: step.event?.['user'] as Session['user'] }),
          );
          await on(driver).hearOf(SESSION_KEY);
        },
        REQUEST_RECOVERY: neverSent,
        REQUEST_RESET: neverSent,
        RECOVERY_SUCCESS: neverSent,
        RESET_SUCCESS: neverSent,
      },
      controls: {
        REQUEST_LOGIN: (at) => [signInButton(at)],
        LOGOUT: (at) => [signOutButton(at)],
        LOGIN_SUCCESS: [],
        LOGIN_ERROR: [],
        UPDATE: [],
        REQUEST_RECOVERY: [],
        REQUEST_RESET: [],
        RECOVERY_SUCCESS: [],
        RESET_SUCCESS: [],
      },
      actors: {
        // What is kept is read as soon as the page is there.
        restoreSession: { handlers: { kept: nothing, none: nothing, unreadable: nothing } },
        signIn: {
          handlers: {
            signedIn: async (driver) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await enter(driver);
            },
            // The browser opens no window in the very press.
            blocked: nothing,
            closed: async (driver, { next }) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await on(driver).closeWindow({
                looksSo:
                  next?.event?.type === 'LOGIN_SUCCESS' || next?.event?.type === 'LOGIN_ERROR',
              });
              await driver.sleepUntil((await driver.now()) + 3 * POLL_INTERVAL_MS);
            },
            notFound: async (driver) => {
              await driver.answer(SIGN_IN, served(SIGN_IN, { login_url: '/oidc/auth' }));
              await on(driver).handOver({ type: 'rejected', code: 'userNotFound' });
            },
            offline: (driver) => driver.answer(SIGN_IN, lost('offline')),
            timedOut: (driver) => driver.answer(SIGN_IN, lost('timedOut')),
            serverFailed: (driver) => driver.answer(SIGN_IN, lost('serverFailed')),
          },
          calls: () => [SIGN_IN],
        },
        refreshSession: {
          operation: REFRESH,
          waitUntilHandled: (driver) => on(driver).untilRenewed(),
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
              const { refreshAt, expiresAt } = (await keptSession(driver)) ?? session;
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
        'signedOut.signingIn': () => home.signedOut(null),
        'signedOut.recovering': 'transient',
        'signedOut.resetting': 'transient',
        'signedIn.fresh': home.signedIn,
        'signedIn.refreshing': home.signedIn,
        'signedIn.unreachable': home.signedIn,
        'signedIn.expiring': home.signedIn,
      },
      async reload(driver, { before, next }) {
        if (!before.matches('restoring')) await expectKept(driver, before, home);
        await on(driver).keep(SESSION_KEY, keptText(next, kept));
        await stayFresh(driver, session);
        await driver.reload();
      },
      endsBeforeCheck: (at, next) =>
        at.matches('restoring') || next?.stimulus.id === 'signIn: blocked',
    },
    openDriver,
  );
}

const refusals: Readonly<Record<'tokenExpired' | 'userDisabled' | 'networkFailed', Answer>> = {
  tokenExpired: rejected('tokenExpired'),
  userDisabled: rejected('userDisabled'),
  networkFailed: lost('networkFailed'),
};

const nothing = () => Promise.resolve();

/** No screen of the app has these actions. */
const neverSent = () =>
  Promise.reject(new Error('Nothing in the app sends this: take the case out of the model.'));

function on(driver: Driver): AuthDriver {
  return driver as AuthDriver;
}

/** The window tells that somebody has signed in, at a time at which the token is fresh. */
async function tellSignedIn(driver: Driver, session: Session): Promise<void> {
  const { user, accessToken, expiresAt, refreshAt } = session;
  const { id: _, ...identity } = user;
  await stayFresh(driver, session);
  await on(driver).handOver({ type: 'signedIn', identity, accessToken, expiresAt, refreshAt });
}

/** Puts the clock to where a token is not yet to be renewed. */
async function stayFresh(driver: Driver, { refreshAt }: AccessToken): Promise<void> {
  await driver.sleepUntil(refreshAt - MINUTE);
}

/** The token lasts as long as the model says, when it is asked for at the time the model has in mind. */
function refreshed(stepContext: AuthStepContext): Answer {
  const { token } = outputOf<{ readonly token: AccessToken }>(stepContext);
  const asked = stepContext.before.context.session?.refreshAt ?? 0;
  return served(REFRESH, {
    access_token: token.accessToken,
    expires_in: Math.max(HOUR, token.expiresAt - asked) / 1000,
  });
}

/** A reload by itself changes nothing of who is signed in. */
async function expectKept(driver: Driver, before: Snapshot, home: Home): Promise<void> {
  if (before.context.session !== null) await stayFresh(driver, before.context.session);
  await driver.reload();
  const isSignedIn = before.context.session !== null;
  const screen = isSignedIn ? home.signedIn(before) : home.signedOut(null);
  const { heading = '', others = [] } = screen;
  await expectScreen(driver, {
    ...screen,
    heading,
    announces: [],
    controls: [isSignedIn ? signOutButton(before) : signInButton(null), ...others],
    calls: [],
  });
}

/** What the device has kept when the page comes to read it. */
function keptText(step: TestStep | undefined, kept: string): string | null {
  switch (step?.stimulus.id) {
    case 'restoreSession: kept':
      return kept;
    case 'restoreSession: unreadable':
      return 'not to be read';
    default:
      return null;
  }
}

/** The session that lies on the device. */
async function keptSession(driver: Driver): Promise<Session | null> {
  return unsealSession(await on(driver).kept(SESSION_KEY));
}

/** Home, as who is signed in sees it, and who is not. */
interface Home {
  readonly signedOut: (error: AppErrorCode | null) => StateScreen;
  readonly signedIn: (at: Snapshot) => StateScreen;
}

function homeWith(slides: number): Home {
  const home = (error: AppErrorCode | null): StateScreen => ({
    address: routes.home(),
    heading: copy.greeting,
    title: '',
    error,
    others: [
      link(`${copy.duka} ${copy.dukaText}`, '/duka'),
      link(copy.bandung, '/duka'),
      link(copy.semarang, '/duka'),
      link(`${copy.androidVersion} ${copy.android}`, '/unduh/dukacita-1.5.5.apk'),
      ...Array.from({ length: slides }, (_, index) => button(copy.slideOf(index + 1, slides))),
    ],
  });
  return {
    signedOut(error) {
      const page = home(error);
      return {
        ...page,
        announces: [
          error &&
            says(
              signInErrorTitle(error),
              errorSentences[error],
              error === 'popupBlocked' && authCopy.onThisPage,
            ),
        ],
        others: [
          ...(page.others ?? []),
          ...(error === 'popupBlocked' ? [button(authCopy.onThisPage)] : []),
        ],
      };
    },
    signedIn: (at) => ({
      ...home(null),
      shows: [copy.signOutText(at.context.session?.user.name ?? '')],
    }),
  };
}

function signInButton(at: Snapshot | null): Control {
  return button(
    `${copy.signIn} ${at?.matches({ signedOut: 'signingIn' }) === true ? authCopy.signingIn : copy.signInText}`,
  );
}

function signOutButton({ context: { session } }: Snapshot): Control {
  return button(`${copy.signOut} ${copy.signOutText(session?.user.name ?? '')}`);
}
