import { getBearerToken } from '../../api/middleware/bearerToken.ts';
import { toAppRejection } from '../../api/rejections/toAppRejection.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Auth, AuthState } from './lateAuth.ts';

/**
 * Creates a fetch that refreshes the token when a request is rejected because of it, and then sends
 * a GET once more. Other methods return the rejection. A disabled user is signed out.
 */
export function createRefreshingFetch(
  send: (request: Request) => Promise<Response>,
  auth: () => Auth,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const sentToken = getBearerToken(request.headers);
    const response = await send(request);
    if (sentToken === null || (response.status !== 401 && response.status !== 403)) return response;

    const { code } = await toAppRejection(response.clone());
    reportRejectedToken(auth(), code, sentToken);
    if (!isExpiry(code)) return response;
    const { context } = await waitForRefresh(auth(), request.signal);
    const token = context.session?.accessToken ?? null;
    if (request.method !== 'GET' || token === null || token === sentToken) return response;

    const retry = new Request(request);
    retry.headers.set('Authorization', `Bearer ${token}`);
    return send(retry);
  };
}

/** Reports a rejected token to the auth actor. Ignores a late rejection of an older token. */
export function reportRejectedToken(
  auth: Auth,
  code: AppErrorCode,
  rejectedToken: string | null,
): void {
  const current = auth.getSnapshot().context.session?.accessToken;
  if (current === undefined || current !== rejectedToken) return;
  if (isExpiry(code) || code === 'userDisabled') auth.send({ type: 'LOGIN_ERROR', error: code });
}

/** Resolves with the state after a refresh. Rejects when the signal aborts first. */
function waitForRefresh(auth: Auth, signal: AbortSignal): Promise<AuthState> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      subscription.unsubscribe();
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => settle(() => reject(signal.reason as Error));
    const check = () => {
      const state = auth.getSnapshot();
      if (!state.matches({ signedIn: 'refreshing' })) settle(() => resolve(state));
    };
    const subscription = auth.subscribe(check);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else check();
  });
}

function isExpiry(code: AppErrorCode): boolean {
  return code === 'unauthenticated' || code === 'tokenExpired';
}
