import type { Session } from '../../../src/domain/session.ts';
import { outputIn, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';

/**
 * Returns the requests that sign-in and token renewal send.
 * @param session the session of the user who signs in
 */
export function authRequests({ user }: Session) {
  return {
    'GET /mauth/signin': () => ({}),
    'POST /mauth/refresh': () => ({}),
    'GET /users/v2/search': () => ({ query: { username: user.username } }),
  } satisfies Requests<unknown>;
}

/** Returns the access token after the path: that of the sign-in, or the latest refreshed one. */
export function tokenAfter({ steps }: History<unknown>, session: Session): string {
  return steps.reduce((token, { step }) => {
    const { id } = step.stimulus;
    if (id === 'LOGIN_SUCCESS' || id === 'signIn: signedIn' || id === 'restoreSession: kept')
      return session.accessToken;
    const outcome = outputIn<{
      readonly type: string;
      readonly token?: { readonly accessToken: string };
    }>(step, 'refreshSession');
    return outcome?.token?.accessToken ?? token;
  }, session.accessToken);
}
