import type { authMachine } from '../../../src/machines/authMachine.ts';
import type { Invariants, InvariantState } from '../../../tools/flows/src/modelTypes.ts';
import { isSame } from './isSame.ts';

type State = InvariantState<typeof authMachine>;

/** What must hold of who is signed in. */
export const authInvariants: Invariants<typeof authMachine> = {
  'Somebody is signed in exactly while there is a session.': ({ after }) =>
    after.snapshot.matches('signedIn') === (after.context.session !== null),

  'The session is the one that was restored or that signing in has brought.': ({
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

  'R26 A fresh session waits to be renewed before its token expires.': ({
    after: { snapshot, context, inputs },
  }) =>
    snapshot.matches({ signedIn: 'fresh' })
      ? context.session !== null &&
        inputs.clock?.at === context.session.refreshAt &&
        context.session.refreshAt < context.session.expiresAt
      : undefined,

  'R26 A session that cannot be renewed waits for the end of its token.': ({
    after: { snapshot, context, inputs },
  }) =>
    snapshot.matches({ signedIn: 'expiring' })
      ? context.session !== null && inputs.clock?.at === context.session.expiresAt
      : undefined,

  'R26 A session that ends with its token says so.': ({ before, after, stimulus }) =>
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

  'R27 A refused renewal and a disabled account sign out and say why.': ({
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

  'R24 A failed sign-in signs nobody in and says why.': ({
    after,
    outputs: { signIn },
    stimulus,
  }) => {
    const isLost =
      stimulus.kind === 'outcome' &&
      stimulus.actor === 'signIn' &&
      stimulus.outcomeKind === 'error';
    if (signIn?.type !== 'rejected' && !isLost) return undefined;
    const isSaid =
      signIn?.type === 'rejected'
        ? after.context.error === signIn.code
        : after.context.error !== null;
    return isSignedOut(after) && isSaid;
  },

  'A sign-in error ends loading and is kept, unless the session can be renewed.': ({
    after,
    event,
  }) =>
    event?.type === 'LOGIN_ERROR' && !after.snapshot.matches({ signedIn: 'refreshing' })
      ? after.context.error === event.error && !after.snapshot.hasTag('loading')
      : undefined,

  'A request to sign in, recover or reset begins loading and forgets the error.': ({
    after,
    event,
  }) =>
    event?.type === 'REQUEST_LOGIN' ||
    event?.type === 'REQUEST_RECOVERY' ||
    event?.type === 'REQUEST_RESET'
      ? after.snapshot.hasTag('loading') && after.context.error === null
      : undefined,

  'An update ends loading while nobody is signed in.': ({ before, after, event }) =>
    event?.type === 'UPDATE' && before !== null && isSignedOut(before)
      ? isSignedOut(after) && !after.snapshot.hasTag('loading')
      : undefined,

  'An update of the user changes nothing else of the session.': ({ before, after, event }) =>
    event?.type === 'UPDATE' && event.user !== undefined && before?.context.session
      ? isSame(after.context.session, { ...before.context.session, user: event.user })
      : undefined,

  'R28 Signing out, recovering and resetting end the session.': ({ after, event }) =>
    event?.type === 'LOGOUT' ||
    event?.type === 'RECOVERY_SUCCESS' ||
    event?.type === 'RESET_SUCCESS'
      ? isSignedOut(after)
      : undefined,

  'R28 The device keeps the session as it is: it is stored when it changes, and removed when it ends.':
    ({ before, after: { context }, outputs, stimulus, actions }) => {
      const isRead = outputs.restoreSession !== undefined || stimulus.kind === 'restart';
      if (before === null || isRead || isSame(before.context.session, context.session))
        return undefined;
      return actions.includes(context.session === null ? 'removeSession' : 'storeSession');
    },
};

function isSignedOut({ snapshot }: State): boolean {
  return snapshot.matches('signedOut');
}
