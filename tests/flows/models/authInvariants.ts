import type { AuthEvent, authMachine } from '../../../src/machines/auth/machine.ts';
import type { Invariants, InvariantState, Properties } from '@dukacita/flows';
import { isSame } from '@dukacita/flows/parts';

type State = InvariantState<typeof authMachine>;

/** The invariants of the auth machine. */
export const authInvariants: Invariants<typeof authMachine> = {
  'The state is signedIn if and only if there is a session.': ({ after }) =>
    after.snapshot.matches('signedIn') === (after.context.session !== null),

  'The session is the one that was restored or returned by the sign-in.': ({
    after: { context },
    event,
    outputs,
  }) => {
    const session =
      event?.type === 'LOGIN_SUCCESS'
        ? event.session
        : outputs.signIn?.type === 'signedIn'
          ? outputs.signIn.session
          : outputs.restoreSession;
    return session === undefined
      ? undefined
      : isSame(context, { session, error: null, account: null });
  },

  'R26 A fresh session is renewed before its token expires.': ({
    after: { snapshot, context, inputs },
  }) =>
    snapshot.matches({ signedIn: 'fresh' })
      ? context.session !== null &&
        inputs.tokenTimer?.at === context.session.refreshAt &&
        context.session.refreshAt < context.session.expiresAt
      : undefined,

  'R26 A session that cannot be renewed waits until its token expires.': ({
    after: { snapshot, context, inputs },
  }) =>
    snapshot.matches({ signedIn: 'expiring' })
      ? context.session !== null && inputs.tokenTimer?.at === context.session.expiresAt
      : undefined,

  'R26 A session that ends with its token sets the error tokenExpired.': ({
    before,
    after,
    stimulus,
  }) =>
    before?.snapshot.matches({ signedIn: 'expiring' }) &&
    stimulus.kind === 'outcome' &&
    stimulus.outcomeKind === 'success'
      ? isSignedOut(after) && after.context.error === 'tokenExpired'
      : undefined,

  'R26 A renewed session has the new token and the same user.': ({
    before,
    after: { context },
    outputs: { refreshSession },
  }) =>
    refreshSession?.type === 'refreshed'
      ? isSame(context.session, { ...before?.context.session, ...refreshSession.token })
      : undefined,

  'A failed renewal is repeated after a while.': ({ before, after, stimulus }) =>
    before?.snapshot.matches({ signedIn: 'unreachable' }) && stimulus.kind === 'delay'
      ? 'refreshSession' in after.inputs
      : undefined,

  'R27 A rejected renewal and a disabled account sign the user out and set the error.': ({
    before,
    after,
    event,
    outputs: { refreshSession },
  }) => {
    if (refreshSession?.type === 'rejected')
      return isSignedOut(after) && after.context.error === refreshSession.code;
    return before?.snapshot.matches('signedIn') &&
      event?.type === 'LOGIN_ERROR' &&
      event.error === 'userDisabled'
      ? isSignedOut(after) && after.context.error === event.error
      : undefined;
  },

  'R24 A failed sign-in leaves the user signed out and sets the error.': ({
    after,
    outputs: { signIn },
    stimulus,
  }) => {
    if (stimulus.kind !== 'outcome' || stimulus.actor !== 'signIn') return undefined;
    if (signIn?.type !== 'rejected' && stimulus.outcomeKind !== 'error') return undefined;
    const code = signIn?.type === 'rejected' ? signIn.code : stimulus.outcome;
    return isSignedOut(after) && after.context.error === code;
  },

  'A sign-in error ends loading and is stored, unless the session is being renewed. Without the network, the session goes on.':
    ({ before, after, event }) => {
      if (event?.type !== 'LOGIN_ERROR' || after.snapshot.matches({ signedIn: 'refreshing' }))
        return undefined;
      const goesOn =
        event.error === 'networkFailed' && before?.snapshot.matches({ signedIn: 'fresh' });
      return (
        after.context.error === event.error &&
        !after.snapshot.hasTag('loading') &&
        (!goesOn || after.snapshot.matches({ signedIn: 'fresh' }))
      );
    },

  'A request to sign in, recover or reset starts loading until an update, and clears the error.': ({
    after,
    event,
  }) => {
    const state = event && requested[event.type];
    return state
      ? after.snapshot.matches({ signedOut: state }) &&
          after.snapshot.hasTag('loading') &&
          after.snapshot.can({ type: 'UPDATE' }) &&
          after.context.error === null
      : undefined;
  },

  'An update ends loading while the user is signed out.': ({ before, after, event }) =>
    event?.type === 'UPDATE' && before !== null && isSignedOut(before)
      ? isSignedOut(after) && !after.snapshot.hasTag('loading')
      : undefined,

  'An update of the user changes nothing else.': ({ before, after, event }) =>
    before !== null && isUserUpdate(before, event)
      ? isSame(
          [after.snapshot.value, after.context.session],
          [before.snapshot.value, { ...before.context.session, user: event.user }],
        )
      : undefined,

  'R28 Signing out, recovering and resetting the account end the session.': ({ after, event }) =>
    event?.type === 'LOGOUT' ||
    event?.type === 'RECOVERY_SUCCESS' ||
    event?.type === 'RESET_SUCCESS'
      ? after.snapshot.matches({ signedOut: 'idle' })
      : undefined,

  'A sign-in leads back to the page before it, signing out leads Home, and nothing else navigates.':
    ({ event, outputs, actions }) =>
      isSame(
        [actions.includes('goToReturnPath'), actions.includes('goHome')],
        [
          event?.type === 'LOGIN_SUCCESS' || outputs.signIn?.type === 'signedIn',
          event?.type === 'LOGOUT',
        ],
      ),

  'R28 The stored session is up to date: it is written once when it changes and removed when it ends.':
    ({ before, after: { context }, event, outputs, stimulus, actions }) => {
      if (before === null || stimulus.kind === 'restart') return undefined;
      const isStored = actions.includes('storeSession');
      if (outputs.restoreSession !== undefined) return !isStored;
      if (isSame(before.context.session, context.session))
        return (
          !isStored ||
          event?.type === 'LOGIN_SUCCESS' ||
          isUserUpdate(before, event) ||
          outputs.refreshSession?.type === 'refreshed'
        );
      const written = context.session === null ? 'removeSession' : 'storeSession';
      return actions.filter((action) => action === written).length === 1;
    },
};

/** The state of each request of a visitor. */
const requested: Readonly<Record<string, 'signingIn' | 'recovering' | 'resetting'>> = {
  REQUEST_LOGIN: 'signingIn',
  REQUEST_RECOVERY: 'recovering',
  REQUEST_RESET: 'resetting',
};

/** Returns whether the event gives a signed-in user new data. */
function isUserUpdate(
  { context }: State,
  event: AuthEvent | null,
): event is Extract<AuthEvent, { type: 'UPDATE' }> {
  return event?.type === 'UPDATE' && event.user !== undefined && context.session !== null;
}

function isSignedOut({ snapshot }: State): boolean {
  return snapshot.matches('signedOut');
}

/** What holds on the whole way of a session. */
export const authProperties: Properties<typeof authMachine> = {
  'R28 After signing out, there is no session until the user signs in or the page is loaded again.':
    {
      after: ({ event }) => event?.type === 'LOGOUT',
      never: ({ after }) => after.context.session !== null,
      until: ({ event, outputs, stimulus }) =>
        event?.type === 'LOGIN_SUCCESS' ||
        outputs.signIn?.type === 'signedIn' ||
        stimulus.kind === 'restart',
    },
};
