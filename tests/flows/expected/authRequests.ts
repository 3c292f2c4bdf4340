import type { Session } from '../../../src/domain/session.ts';
import { outputIn, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

/** What signing in and staying signed in send, one builder per operation. `session` is that of who signs in. */
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

/** The token that the path has led to: the one of the sign-in, or the one that has replaced it. */
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
