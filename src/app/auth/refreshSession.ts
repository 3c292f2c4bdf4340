import type { ApiClient } from '../../api/http/client.ts';
import { refreshSignIn } from '../../api/resources/signIn.ts';
import { isOutcomeUnknown, toAppError } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import type { RefreshOutcome } from '../../machines/auth/machine.ts';
import type { SessionStore } from './sessionStore.ts';

export interface RefreshDeps {
  readonly client: ApiClient;
  readonly store: SessionStore;
  /** Returns the session whose token is refreshed. */
  readonly session: () => Session | null;
  readonly now: () => number;
  /** Runs `work` in one tab at a time, because using a refresh token twice ends the session. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Refreshes the token, or returns the newer one that another tab has stored.
 * @throws AppError if the server could not be reached or did not decide
 */
export function refreshSession({
  client,
  store,
  session,
  now,
  exclusively,
}: RefreshDeps): Promise<RefreshOutcome> {
  return exclusively(async () => {
    const current = session();
    const stored = await store.read();
    if (
      current !== null &&
      stored?.user.id === current.user.id &&
      stored.expiresAt > Math.max(current.expiresAt, now())
    ) {
      return { type: 'refreshed', token: getBearerToken(stored) };
    }
    try {
      const answer = await refreshSignIn(client, now());
      if (answer.type === 'notSupported') return { type: 'unsupported' };
      const token = getBearerToken(answer);
      if (current !== null) await store.write({ ...current, ...token }).catch(() => {});
      return { type: 'refreshed', token };
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'offline' || code === 'rateLimited' || isOutcomeUnknown(code)) throw thrown;
      return { type: 'rejected', code: code === 'unauthenticated' ? 'tokenExpired' : code };
    }
  });
}

function getBearerToken({
  accessToken,
  expiresAt,
  refreshAt,
}: Pick<Session, 'accessToken' | 'expiresAt' | 'refreshAt'>) {
  return { accessToken, expiresAt, refreshAt };
}
