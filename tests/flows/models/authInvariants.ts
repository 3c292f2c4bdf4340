import type { authMachine } from '../../../src/machines/authMachine.ts';
import type { Invariants, InvariantState } from '@dukacita/flows/modelTypes';
import { isSame } from './isSame.ts';

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
    if (event?.type === 'LOGIN_SUCCESS') return isSame(context.session, event.session);
    if (outputs.signIn?.type === 'signedIn') return isSame(context.session, outputs.signIn.session);
    return outputs.restoreSession === undefined
      ? undefined
      : isSame(context.session, outputs.restoreSession);
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
    const hasNoAnswer =
      stimulus.kind === 'outcome' &&
      stimulus.actor === 'signIn' &&
      stimulus.outcomeKind === 'error';
    if (signIn?.type !== 'rejected' && !hasNoAnswer) return undefined;
    const isErrorSet =
      signIn?.type === 'rejected'
        ? after.context.error === signIn.code
        : after.context.error !== null;
    return isSignedOut(after) && isErrorSet;
  },

  'A sign-in error ends loading and is stored, unless the session is being renewed.': ({
    after,
    event,
  }) =>
    event?.type === 'LOGIN_ERROR' && !after.snapshot.matches({ signedIn: 'refreshing' })
      ? after.context.error === event.error && !after.snapshot.hasTag('loading')
      : undefined,

  'A request to sign in, recover or reset starts loading and clears the error.': ({
    after,
    event,
  }) =>
    event?.type === 'REQUEST_LOGIN' ||
    event?.type === 'REQUEST_RECOVERY' ||
    event?.type === 'REQUEST_RESET'
      ? after.snapshot.hasTag('loading') && after.context.error === null
      : undefined,

  'An update ends loading while the user is signed out.': ({ before, after, event }) =>
    event?.type === 'UPDATE' && before !== null && isSignedOut(before)
      ? isSignedOut(after) && !after.snapshot.hasTag('loading')
      : undefined,

  'An update of the user changes nothing else in the session.': ({ before, after, event }) =>
    event?.type === 'UPDATE' && event.user !== undefined && before?.context.session
      ? isSame(after.context.session, { ...before.context.session, user: event.user })
      : undefined,

  'R28 Signing out, recovering and resetting the account end the session.': ({ after, event }) =>
    event?.type === 'LOGOUT' ||
    event?.type === 'RECOVERY_SUCCESS' ||
    event?.type === 'RESET_SUCCESS'
      ? isSignedOut(after)
      : undefined,

  'R28 The stored session is up to date: it is written when it changes and removed when it ends.':
    ({ before, after: { context }, outputs, stimulus, actions }) => {
      const isRestored = outputs.restoreSession !== undefined || stimulus.kind === 'restart';
      if (before === null || isRestored || isSame(before.context.session, context.session))
        return undefined;
      return actions.includes(context.session === null ? 'removeSession' : 'storeSession');
    },
};

function isSignedOut({ snapshot }: State): boolean {
  return snapshot.matches('signedOut');
}
