import { waitFor } from 'xstate';
import { tokenOf } from '../../api/middleware/bearerToken.ts';
import { toAppRejection } from '../../api/toAppRejection.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { AuthActor } from './createAuth.ts';

/**
 * A fetch that has the token renewed when a call is refused for it. A read is then asked once more; a write is
 * not, and its refusal is told as it is. A user who was disabled is signed out.
 */
export function createRefreshingFetch(
  send: (request: Request) => Promise<Response>,
  auth: () => AuthActor,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const rejected = tokenOf(request.headers);
    const response = await send(request);
    if (rejected === null || (response.status !== 401 && response.status !== 403)) return response;

    const { code } = await toAppRejection(response.clone());
    reportRejectedToken(auth(), code, rejected);
    if (!isExpiry(code)) return response;
    const { context } = await waitFor(
      auth(),
      (state) => !state.matches({ signedIn: 'refreshing' }),
      { signal: request.signal },
    );
    const token = context.session?.accessToken ?? null;
    if (request.method !== 'GET' || token === null || token === rejected) return response;

    const again = new Request(request);
    again.headers.set('Authorization', `Bearer ${token}`);
    return send(again);
  };
}

/** Tells the session that its token was refused; a late refusal of an older token is none of its business. */
export function reportRejectedToken(
  auth: AuthActor,
  code: AppErrorCode,
  rejectedToken: string | null,
): void {
  const current = auth.getSnapshot().context.session?.accessToken;
  if (current === undefined || current !== rejectedToken) return;
  if (isExpiry(code) || code === 'userDisabled') auth.send({ type: 'LOGIN_ERROR', error: code });
}

function isExpiry(code: AppErrorCode): boolean {
  return code === 'unauthenticated' || code === 'tokenExpired';
}
