import { assign, setup } from 'xstate';
import { toAppError, type AppErrorCode } from '../../domain/appError.ts';
import type { AccessToken, Session } from '../../domain/session.ts';
import { required } from '../common.ts';
import { noop, notProvided } from '../notProvided.ts';

export interface AuthContext {
  /** The signed-in user and the access token; null when signed out. */
  readonly session: Session | null;
  /** Why the last sign-in failed or the session ended; null without an error. */
  readonly error: AppErrorCode | null;
  /** The e-mail address of the user who was signed in when the error occurred; null if none was. */
  readonly account: string | null;
}

/** All events of the machine. An event of another type stops it with an error. */
export type AuthEvent =
  | { readonly type: 'REQUEST_LOGIN' }
  | { readonly type: 'REQUEST_RECOVERY' }
  | { readonly type: 'REQUEST_RESET' }
  | { readonly type: 'LOGIN_SUCCESS'; readonly session: Session }
  | { readonly type: 'RECOVERY_SUCCESS' }
  | { readonly type: 'RESET_SUCCESS' }
  | { readonly type: 'LOGOUT' }
  /** Signed out: ends a sign-in, recovery or reset. Signed in: replaces the user, if given. */
  | { readonly type: 'UPDATE'; readonly user?: Session['user'] }
  | { readonly type: 'LOGIN_ERROR'; readonly error: AppErrorCode };

export type SignInOutcome =
  | { readonly type: 'signedIn'; readonly session: Session }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

export type RefreshOutcome =
  | { readonly type: 'refreshed'; readonly token: AccessToken }
  /** The server cannot refresh tokens; the session ends when its token expires. */
  | { readonly type: 'unsupported' }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'loading',
    children: {} as {
      restoreSession: 'restoreSession';
      signIn: 'signIn';
      refreshSession: 'refreshSession';
      tokenTimer: 'waitUntil';
    },
  },
  actors: {
    /** Resolves with the session stored on this device, or null. */
    restoreSession: notProvided<Session | null, void>('restoreSession'),
    /** Opens the provider's window and resolves with its outcome. */
    signIn: notProvided<SignInOutcome, void>('signIn'),
    refreshSession: notProvided<RefreshOutcome, void>('refreshSession'),
    /** Resolves at a point in time (ms since the epoch, or RFC 3339). */
    waitUntil: notProvided<void, { at: number | string }>('waitUntil'),
  },
  actions: {
    setSession: assign((_, params: { session: Session | null }) => ({
      session: params.session,
      error: null,
      account: null,
    })),
    setSignedInSession: assign((_, params: { outcome: SignInOutcome }) =>
      params.outcome.type === 'signedIn'
        ? { session: params.outcome.session, error: null, account: null }
        : {},
    ),
    setRefreshedToken: assign(({ context }, params: { outcome: RefreshOutcome }) =>
      params.outcome.type === 'refreshed' && context.session
        ? { session: { ...context.session, ...params.outcome.token } }
        : {},
    ),
    setUser: assign(({ context }, params: { user?: Session['user'] }) =>
      context.session && params.user ? { session: { ...context.session, user: params.user } } : {},
    ),
    setError: assign(({ context }, params: { code: AppErrorCode }) => ({
      error: params.code,
      account: context.session?.user.email ?? null,
    })),
    /** Clears the session in the context; `removeSession` also ends it outside the machine. */
    clearSession: assign({ session: null }),
    clearError: assign({ error: null, account: null }),
    throwUnknownEvent: (_, params: { type: string }) => {
      throw new Error(`Unknown auth event "${params.type}": send one of AuthEvent.`);
    },
    /** Stores the session on this device. */
    storeSession: noop as (_: unknown, params: { session: Session | null }) => void,
    /** Removes the session from this device and ends it on the server. */
    removeSession: noop,
    /** Shows the page that the user was on before signing in. */
    goToReturnPath: noop,
    goHome: noop,
  },
  guards: {
    hasSession: (_, params: { session: Session | null }) => params.session !== null,
    hasUser: (_, params: { user?: Session['user'] }) => params.user !== undefined,
    isSignedIn: (_, params: { outcome: SignInOutcome }) => params.outcome.type === 'signedIn',
    isTokenRefreshed: (_, params: { outcome: RefreshOutcome }) =>
      params.outcome.type === 'refreshed',
    isRefreshUnsupported: (_, params: { outcome: RefreshOutcome }) =>
      params.outcome.type === 'unsupported',
    isTokenInvalid: (_, params: { error: AppErrorCode }) =>
      params.error === 'tokenExpired' || params.error === 'unauthenticated',
    isUserDisabled: (_, params: { error: AppErrorCode }) => params.error === 'userDisabled',
  },
  delays: { refreshRetry: 30_000 },
});

/** Restores, starts and ends the session, and refreshes its access token. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: { session: null, error: null, account: null },
  initial: 'restoring',
  on: {
    // Known events are ignored where no state handles them; "*" is only for unknown ones.
    REQUEST_LOGIN: {},
    REQUEST_RECOVERY: {},
    REQUEST_RESET: {},
    RECOVERY_SUCCESS: {},
    RESET_SUCCESS: {},
    UPDATE: {},
    LOGIN_SUCCESS: {
      target: '.signedIn',
      actions: [
        { type: 'setSession', params: ({ event }) => event },
        { type: 'storeSession', params: ({ event }) => event },
        'goToReturnPath',
      ],
    },
    LOGIN_ERROR: {
      target: '.signedOut',
      actions: { type: 'setError', params: ({ event }) => ({ code: event.error }) },
    },
    LOGOUT: {
      target: '.signedOut',
      actions: ['clearSession', 'clearError', 'removeSession', 'goHome'],
    },
    '*': { actions: { type: 'throwUnknownEvent', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      description: 'The app reads the session that this device has stored.',
      tags: 'loading',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: { type: 'setSession', params: ({ event }) => ({ session: event.output }) },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: 'removeSession' },
      },
    },

    signedOut: {
      description: 'Nobody is signed in.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The visitor has not asked to sign in.',
          on: {
            REQUEST_LOGIN: 'signingIn',
            REQUEST_RECOVERY: 'recovering',
            REQUEST_RESET: 'resetting',
          },
        },
        signingIn: {
          description: 'The sign-in window is open and the app waits for its outcome.',
          tags: 'loading',
          entry: 'clearError',
          on: { UPDATE: 'idle', REQUEST_LOGIN: { target: 'signingIn', reenter: true } },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            onDone: [
              {
                guard: { type: 'isSignedIn', params: ({ event }) => ({ outcome: event.output }) },
                target: '#auth.signedIn',
                actions: [
                  {
                    type: 'setSignedInSession',
                    params: ({ event }) => ({ outcome: event.output }),
                  },
                  { type: 'storeSession', params: ({ context }) => ({ session: context.session }) },
                  'goToReturnPath',
                ],
              },
              {
                target: 'idle',
                actions: {
                  type: 'setError',
                  params: ({ event }) => ({ code: codeOf(event.output) }),
                },
              },
            ],
            onError: {
              target: 'idle',
              actions: {
                type: 'setError',
                params: ({ event }) => ({ code: toAppError(event.error).code }),
              },
            },
          },
        },
        recovering: {
          description: 'The visitor recovers an account.',
          tags: 'loading',
          entry: 'clearError',
          on: { RECOVERY_SUCCESS: { target: 'idle', actions: 'clearSession' }, UPDATE: 'idle' },
        },
        resetting: {
          description: 'The visitor resets a password.',
          tags: 'loading',
          entry: 'clearError',
          on: { RESET_SUCCESS: { target: 'idle', actions: 'clearSession' }, UPDATE: 'idle' },
        },
      },
    },

    signedIn: {
      description: 'A user is signed in.',
      initial: 'fresh',
      on: {
        UPDATE: {
          guard: { type: 'hasUser', params: ({ event }) => event },
          actions: [
            { type: 'setUser', params: ({ event }) => event },
            { type: 'storeSession', params: ({ context }) => ({ session: context.session }) },
          ],
        },
        LOGIN_ERROR: [
          {
            guard: { type: 'isTokenInvalid', params: ({ event }) => event },
            target: '.refreshing',
          },
          {
            guard: { type: 'isUserDisabled', params: ({ event }) => event },
            target: 'signedOut',
            actions: [
              { type: 'setError', params: ({ event }) => ({ code: event.error }) },
              'clearSession',
              'removeSession',
            ],
          },
          { actions: { type: 'setError', params: ({ event }) => ({ code: event.error }) } },
        ],
        RECOVERY_SUCCESS: { target: 'signedOut', actions: ['clearSession', 'removeSession'] },
        RESET_SUCCESS: { target: 'signedOut', actions: ['clearSession', 'removeSession'] },
      },
      states: {
        fresh: {
          description: 'The access token is valid and its refresh is scheduled.',
          invoke: {
            id: 'tokenTimer',
            src: 'waitUntil',
            input: ({ context }) => ({ at: required(context.session, 'session').refreshAt }),
            onDone: 'refreshing',
            onError: 'refreshing',
          },
        },
        refreshing: {
          description: 'The app asks the server for a new access token.',
          tags: 'loading',
          // Ignored, because a refresh is already under way.
          on: { LOGIN_ERROR: {} },
          invoke: {
            id: 'refreshSession',
            src: 'refreshSession',
            onDone: [
              {
                guard: {
                  type: 'isTokenRefreshed',
                  params: ({ event }) => ({ outcome: event.output }),
                },
                target: 'fresh',
                actions: [
                  { type: 'setRefreshedToken', params: ({ event }) => ({ outcome: event.output }) },
                  { type: 'storeSession', params: ({ context }) => ({ session: context.session }) },
                ],
              },
              {
                guard: {
                  type: 'isRefreshUnsupported',
                  params: ({ event }) => ({ outcome: event.output }),
                },
                target: 'expiring',
              },
              {
                target: '#auth.signedOut',
                actions: [
                  { type: 'setError', params: ({ event }) => ({ code: codeOf(event.output) }) },
                  'clearSession',
                  'removeSession',
                ],
              },
            ],
            onError: 'unreachable',
          },
        },
        /** The user stays signed in meanwhile. */
        unreachable: {
          description:
            'The server could not be reached; the app waits before it asks for a token again.',
          after: { refreshRetry: 'refreshing' },
        },
        expiring: {
          description: 'The server cannot refresh tokens; the session ends when its token expires.',
          on: {
            LOGIN_ERROR: {
              target: '#auth.signedOut',
              actions: [
                { type: 'setError', params: ({ event }) => ({ code: event.error }) },
                'clearSession',
                'removeSession',
              ],
            },
          },
          invoke: {
            id: 'tokenTimer',
            src: 'waitUntil',
            input: ({ context }) => ({ at: required(context.session, 'session').expiresAt }),
            onDone: {
              target: '#auth.signedOut',
              actions: [
                { type: 'setError', params: { code: 'tokenExpired' } },
                'clearSession',
                'removeSession',
              ],
            },
            onError: { target: '#auth.signedOut', actions: ['clearSession', 'removeSession'] },
          },
        },
      },
    },
  },
});

function codeOf(outcome: SignInOutcome | RefreshOutcome): AppErrorCode {
  return outcome.type === 'rejected' ? outcome.code : 'authenticationFailed';
}
