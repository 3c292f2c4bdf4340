import type { Session } from '../../../src/domain/session.ts';
import { outputIn, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

/**
 * Creates the builders of the requests that sign-in and token renewal send, one per operation.
 * @param session the session of the user who signs in
 */
export function authRequests(session: Session) {
  return {
    'GET /mauth/signin': (): RequestParts<'GET /mauth/signin'> => ({ token: null }),
    'POST /mauth/refresh': (): RequestParts<'POST /mauth/refresh'> => ({ token: null }),
    'GET /users/v2/search': (history: History<unknown>): RequestParts<'GET /users/v2/search'> => ({
      query: { username: session.user.username },
      token: tokenAfter(history, session),
    }),
  };
}

/** Returns the access token after the path: that of the sign-in, or the latest refreshed one. */
function tokenAfter({ steps }: History<unknown>, session: Session): string {
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
