import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../contract/ApiError.ts';
import type { Answer, Handlers } from '../contract/operations.ts';
import { users } from '../db/schema/users.ts';
import type { ServerDeps } from '../deps.ts';
import { authCookies } from './cookies.ts';
import type { Identity } from './identity.ts';
import { createRefreshSessions } from './refreshSessions.ts';
import { ProviderUnavailable, type RelyingParty, SignInRefused } from './relyingParty.ts';
import { createSignInAttempts } from './signInAttempts.ts';

type AuthHandlers = Pick<
  Handlers,
  'startSignIn' | 'completeSignIn' | 'refreshSignIn' | 'endSignIn'
>;
type Refusal = 'signin_state_invalid' | 'signin_refused' | 'user_disabled' | 'service_unavailable';

/** The four calls below `/mauth`. */
export function authHandlers(deps: ServerDeps, relyingParty: RelyingParty): AuthHandlers {
  const { config, db, now, secrets, accessTokens } = deps;
  const attempts = createSignInAttempts(db, now);
  const sessions = createRefreshSessions(db, secrets.refreshTokenKey, now);
  const cookies = authCookies(config.publicUrl);

  const status = async (sub: string) => {
    const [user] = await db
      .select({ id: users.id, disabledAt: users.disabledAt })
      .from(users)
      .where(eq(users.username, sub));
    return { id: user?.id, disabled: Boolean(user?.disabledAt) };
  };

  return {
    async startSignIn(request, reply) {
      const { state, browserSecret } = await attempts.begin();
      try {
        const url = await relyingParty.loginUrl(state, browserSecret);
        cookies.attempt.set(reply, state, browserSecret);
        return { login_url: url.href };
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        report(request.log, error);
        throw new ApiError(
          'service_unavailable',
          503,
          'The identity provider cannot be reached; try again later.',
        );
      }
    },

    async completeSignIn(request, reply) {
      const { state = '', code, iss, error } = request.query;
      const browserSecret = cookies.attempt.read(request, state);
      if (browserSecret === undefined || !(await attempts.take(state, browserSecret))) {
        return refuse('signin_state_invalid');
      }
      cookies.attempt.clear(reply, state);

      let identity: Identity;
      try {
        identity = await relyingParty.identify({ state, code, iss, error }, browserSecret);
      } catch (fault) {
        if (!(fault instanceof SignInRefused) && !(fault instanceof ProviderUnavailable))
          throw fault;
        if (error === undefined) report(request.log, fault);
        return refuse(fault instanceof SignInRefused ? 'signin_refused' : 'service_unavailable');
      }

      const { id, disabled } = await status(identity.sub);
      if (disabled) return refuse('user_disabled');
      const { token, expiresIn } = await accessTokens.issue(identity);
      const session = await sessions.begin(identity);
      cookies.refresh.set(reply, session.token, session.expiresAt);
      const user = { ...(id === undefined ? {} : { id }), ...identity, access_token: token };
      return { success: true, user, token, expires_in: expiresIn };
    },

    async refreshSignIn(request, reply) {
      const given = cookies.refresh.read(request);
      if (given === undefined)
        throw new ApiError('unauthenticated', 401, 'There is no session to go on with.');
      const rotation = await sessions.rotate(given);
      if (rotation.outcome !== 'rotated') {
        cookies.refresh.clear(reply);
        throw rotation.outcome === 'expired'
          ? new ApiError('token_expired', 401, 'The session has expired.')
          : new ApiError('unauthenticated', 401, 'The session has ended.');
      }
      const { identity, next } = rotation;
      if ((await status(identity.sub)).disabled) {
        await sessions.end(next.token);
        cookies.refresh.clear(reply);
        throw new ApiError('user_disabled', 403, 'The user is disabled.');
      }
      const { token, expiresIn } = await accessTokens.issue(identity);
      cookies.refresh.set(reply, next.token, next.expiresAt);
      return { access_token: token, expires_in: expiresIn };
    },

    async endSignIn(request, reply) {
      const given = cookies.refresh.read(request);
      if (given !== undefined) await sessions.end(given);
      cookies.refresh.clear(reply);
      return undefined;
    },
  };
}

function refuse(error: Refusal): Answer<'completeSignIn'> {
  return { success: false, error };
}

/** A provider that misbehaves is the operator's business; nothing of the answer itself is logged. */
function report(log: FastifyBaseLogger, fault: Error): void {
  log.warn({ err: fault }, 'sign-in failed');
}
