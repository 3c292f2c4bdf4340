import { getBearerToken } from '../../api/middleware/bearerToken.ts';
import { toAppRejection } from '../../api/rejections/toAppRejection.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { Auth } from './lateAuth.ts';

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
    await waitForRefresh(auth(), request.signal);
    const token = tokenOf(auth());
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
  if (rejectedToken === null || tokenOf(auth) !== rejectedToken) return;
  if (isExpiry(code) || code === 'userDisabled') auth.send({ type: 'LOGIN_ERROR', error: code });
}

function tokenOf(auth: Auth): string | null {
  return auth.getSnapshot()?.context.session?.accessToken ?? null;
}

/** Resolves after a refresh. Rejects when the signal aborts first. */
function waitForRefresh(auth: Auth, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      subscription.unsubscribe();
      signal.removeEventListener('abort', abort);
      finish();
    };
    const abort = () => settle(() => reject(signal.reason as Error));
    const check = () => {
      if (!auth.getSnapshot()?.matches({ signedIn: 'refreshing' })) settle(resolve);
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
