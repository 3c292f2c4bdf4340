import cookie from '@fastify/cookie';
import { eq } from 'drizzle-orm';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyRequest,
} from 'fastify';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { ResponseBody } from '../../http/contract/operations.ts';
import { users } from '../../data/db/schema/users.ts';
import { confirmByProvider } from '../users/confirmEmail.ts';
import { readRoleNames } from '../../http/auth/requireRole.ts';
import type { ServerDeps, ServerPlugin } from '../../deps.ts';
import { appOriginOf, rejectForeignSite } from './appOrigin.ts';
import { createSignInCookies } from './cookies.ts';
import type { Identity } from '../../http/auth/identity.ts';
import { createRefreshSessions } from './refreshSessions.ts';
import {
  createRelyingParty,
  ProviderUnavailableError,
  type RelyingParty,
  type RelyingPartyOptions,
  SignInRejectedError,
} from './relyingParty.ts';
import { createSignInAttempts } from './signInAttempts.ts';

type SignInErrorCode =
  'signin_state_invalid' | 'signin_refused' | 'user_disabled' | 'service_unavailable';

/** An identity provider inside the process. */
export interface EmbeddedIssuer {
  /** Serves its endpoints and pages. */
  routes: FastifyPluginAsync;
  /** How this server calls it, as its only client. */
  client: Omit<RelyingPartyOptions, 'redirectUri'>;
}

/**
 * Returns the plugin that serves sign-in below `/mauth`.
 * @param openIssuer opens the issuer that is used, and served, if no other one is configured
 */
export const createSignInPlugin =
  (openIssuer?: (deps: ServerDeps) => Promise<EmbeddedIssuer>): ServerPlugin =>
  async (app, deps) => {
    const { config, db, now, secrets, accessTokens } = deps;
    await app.register(cookie);
    const relyingParty = await openRelyingParty(app, deps, openIssuer);
    const attempts = createSignInAttempts(db, now);
    const sessions = createRefreshSessions(db, secrets.refreshTokenKey, now);
    const cookies = createSignInCookies(config);

    /** Returns the callback page of the app that sends a request; undefined for the own one. */
    const callbackOf = (request: FastifyRequest) => {
      const origin = appOriginOf(request, config.appOrigins);
      return origin && `${origin}/auth`;
    };

    const readUserStatus = async (sub: string) => {
      const [user] = await db
        .select({ id: users.id, disabledAt: users.disabledAt })
        .from(users)
        .where(eq(users.username, sub));
      const roles = user ? await readRoleNames(db, user.id) : [];
      return { id: user?.id, disabled: Boolean(user?.disabledAt), roles };
    };

    app.operation('startSignIn', async (request, reply) => {
      const { state, browserSecret } = await attempts.begin();
      try {
        const url = await relyingParty.loginUrl(state, browserSecret, callbackOf(request));
        cookies.attempt.set(reply, state, browserSecret);
        return { login_url: url.href };
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError)) throw error;
        logProviderError(request.log, error);
        throw new ApiError(
          'service_unavailable',
          503,
          'The identity provider cannot be reached; try again later.',
        );
      }
    });

    app.operation('completeSignIn', async (request, reply) => {
      const { state = '', code, iss, error } = request.query;
      const browserSecret = cookies.attempt.read(request, state);
      if (browserSecret === undefined || !(await attempts.take(state, browserSecret))) {
        return failure('signin_state_invalid');
      }
      cookies.attempt.clear(reply, state);

      let identity: Identity;
      try {
        identity = await relyingParty.identify(
          { state, code, iss, error },
          browserSecret,
          callbackOf(request),
        );
      } catch (cause) {
        if (!(cause instanceof SignInRejectedError) && !(cause instanceof ProviderUnavailableError))
          throw cause;
        if (error === undefined) logProviderError(request.log, cause);
        return failure(
          cause instanceof SignInRejectedError ? 'signin_refused' : 'service_unavailable',
        );
      }

      const { id, disabled, roles } = await readUserStatus(identity.sub);
      if (disabled) return failure('user_disabled');
      await confirmByProvider(db, identity);
      const { token, expiresIn } = await accessTokens.issue(identity, roles);
      const session = await sessions.begin(identity);
      cookies.refresh.set(reply, session.token, session.expiresAt);
      const { emailVerified: _, ...claims } = identity;
      const user = { ...(id === undefined ? {} : { id }), ...claims, access_token: token };
      return { success: true, user, token, expires_in: expiresIn };
    });

    app.operation('refreshSignIn', async (request, reply) => {
      rejectForeignSite(request, config.appOrigins);
      const refreshToken = cookies.refresh.read(request);
      if (refreshToken === undefined)
        throw new ApiError('unauthenticated', 401, 'There is no session to continue.');
      const rotation = await sessions.rotate(refreshToken);
      if (rotation.outcome !== 'rotated') {
        cookies.refresh.clear(reply);
        throw rotation.outcome === 'expired'
          ? new ApiError('token_expired', 401, 'The session has expired.')
          : new ApiError('unauthenticated', 401, 'The session has ended.');
      }
      const { identity, signedInAt, next } = rotation;
      const { disabled, roles } = await readUserStatus(identity.sub);
      if (disabled) {
        await sessions.end(next.token);
        cookies.refresh.clear(reply);
        throw new ApiError('user_disabled', 403, 'The user is disabled.');
      }
      const { token, expiresIn } = await accessTokens.issue(identity, roles, signedInAt);
      cookies.refresh.set(reply, next.token, next.expiresAt);
      return { access_token: token, expires_in: expiresIn };
    });

    app.operation('endSignIn', async (request, reply) => {
      rejectForeignSite(request, config.appOrigins);
      const refreshToken = cookies.refresh.read(request);
      if (refreshToken !== undefined) await sessions.end(refreshToken);
      cookies.refresh.clear(reply);
      return undefined;
    });
  };

/** Creates the client of the identity provider: the one in the settings, or else the embedded one. */
async function openRelyingParty(
  app: FastifyInstance,
  deps: ServerDeps,
  openIssuer: Parameters<typeof createSignInPlugin>[0],
): Promise<RelyingParty> {
  const { publicUrl, oidc } = deps.config;
  const redirectUri = `${publicUrl}/auth`;
  if (oidc) return createRelyingParty({ ...oidc, redirectUri });
  if (openIssuer === undefined) throw new Error('There is no identity provider.');
  const issuer = await openIssuer(deps);
  await app.register(issuer.routes);
  return createRelyingParty({ ...issuer.client, redirectUri });
}

function failure(error: SignInErrorCode): ResponseBody<'completeSignIn'> {
  return { success: false, error };
}

/** Logs an error of the identity provider for the operator, without the provider's response. */
function logProviderError(log: FastifyBaseLogger, error: Error): void {
  log.warn({ err: error }, 'sign-in failed');
}
