import type { ApiClient } from '../../api/client.ts';
import { refreshSignIn } from '../../api/signIn.ts';
import { isOutcomeUnknown, toAppError } from '../../domain/appError.ts';
import type { Session } from '../../domain/session.ts';
import type { RefreshOutcome } from '../../machines/authMachine.ts';
import type { SessionStore } from './sessionStore.ts';

export interface RefreshDeps {
  readonly client: ApiClient;
  readonly store: SessionStore;
  /** The session whose token is to be renewed. */
  readonly session: () => Session | null;
  readonly now: () => number;
  /** One tab after the other: a token for renewal that is used twice ends the session. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Renews the token, or takes the one that another tab has just been given.
 * @throws AppError when the server could not be asked
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
      return { type: 'refreshed', token: tokenOf(stored) };
    }
    try {
      const answer = await refreshSignIn(client, now());
      if (answer.type === 'notSupported') return { type: 'unsupported' };
      const token = tokenOf(answer);
      if (current !== null) await store.write({ ...current, ...token }).catch(() => {});
      return { type: 'refreshed', token };
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (code === 'offline' || code === 'rateLimited' || isOutcomeUnknown(code)) throw thrown;
      return { type: 'rejected', code: code === 'unauthenticated' ? 'tokenExpired' : code };
    }
  });
}

function tokenOf({
  accessToken,
  expiresAt,
  refreshAt,
}: Pick<Session, 'accessToken' | 'expiresAt' | 'refreshAt'>) {
  return { accessToken, expiresAt, refreshAt };
}
