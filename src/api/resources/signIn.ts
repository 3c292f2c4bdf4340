import * as v from 'valibot';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import { createAccessToken, type AccessToken } from '../../domain/session.ts';
import type { ApiClient } from '../http/client.ts';
import { readAnswer, awaitCall } from '../http/readAnswer.ts';
import { toAppErrorCode } from '../rejections/serverErrorCodes.ts';
import type { Identity } from './users.ts';
import { address, optionalUrl, optionalText, name } from './wire.ts';

export type SignInOutcome =
  | ({ readonly type: 'signedIn'; readonly identity: Identity } & AccessToken)
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

/** The outcome of a token refresh, which not every server supports. */
export type RefreshOutcome =
  ({ readonly type: 'refreshed' } & AccessToken) | { readonly type: 'notSupported' };

/** Starts a sign-in (`GET /mauth/signin`); returns the address of the provider's page. */
export async function startSignIn(client: ApiClient, signal?: AbortSignal): Promise<string> {
  const call = client.auth.GET('/mauth/signin', { signal: signal ?? null });
  const { login_url } = await readAnswer(call, v.object({ login_url: address }));
  return /^https?:/i.test(login_url) ? new URL(login_url).href : client.resolveUrl(login_url);
}

/**
 * Completes a sign-in (`GET /mauth/auth`). Sends the query string of the callback page unchanged.
 * @param queryString with or without its question mark
 * @param now the current time, in ms since the epoch, from which the token's lifetime counts
 */
export async function completeSignIn(
  client: ApiClient,
  queryString: string,
  now: number,
  signal?: AbortSignal,
): Promise<SignInOutcome> {
  const call = client.auth.GET('/mauth/auth', {
    querySerializer: () => queryString.replace(/^\?/, ''),
    signal: signal ?? null,
  });
  const answer = await readAnswer(call, signInResult);
  if (!answer.success)
    return { type: 'rejected', code: toAppErrorCode(answer.error ?? '') ?? 'authenticationFailed' };
  const { user, expires_in } = answer;
  const accessToken = answer.token ?? user?.access_token;
  if (user === undefined || accessToken === undefined) {
    throw new AppError('badResponse', {
      field: user === undefined ? 'user' : 'token',
      message: 'The upstream reports a successful sign-in without a user or without a token.',
    });
  }
  if (user.email === null) return { type: 'rejected', code: 'userNotFound' };
  return {
    type: 'signedIn',
    identity: {
      username: user.sub,
      name: user.name,
      email: user.email,
      gender: user.gender,
      pictureUrl: user.picture === null ? null : client.resolveUrl(user.picture),
    },
    ...toAccessToken(accessToken, expires_in, now),
  };
}

/**
 * Requests a new access token (`POST /mauth/refresh`, an extension).
 * @throws AppError `unauthenticated` or `tokenExpired` when the session has ended
 */
export async function refreshSignIn(
  client: ApiClient,
  now: number,
  signal?: AbortSignal,
): Promise<RefreshOutcome> {
  const call = client.auth.POST('/mauth/refresh', { signal: signal ?? null });
  return orNotSupported(async () => {
    const { access_token, expires_in } = await readAnswer(call, refreshResult);
    return { type: 'refreshed', ...toAccessToken(access_token, expires_in, now) };
  });
}

/** Ends the session on the server (`POST /mauth/signout`, an extension). */
export async function signOut(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<{ type: 'ended' } | { type: 'notSupported' }> {
  const call = client.auth.POST('/mauth/signout', { signal: signal ?? null });
  return orNotSupported(async () => {
    await awaitCall(call);
    return { type: 'ended' };
  });
}

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1));

const signInResult = v.object({
  success: v.boolean(),
  user: v.optional(
    v.object({
      sub: name,
      name: optionalText,
      email: optionalText,
      gender: optionalText,
      picture: optionalUrl,
      access_token: v.optional(name),
    }),
  ),
  token: v.optional(name),
  expires_in: v.optional(seconds),
  error: v.optional(v.string()),
});

const refreshResult = v.object({ access_token: name, expires_in: seconds });

function toAccessToken(
  accessToken: string,
  expiresIn: number | undefined,
  now: number,
): AccessToken {
  return createAccessToken(accessToken, now, getTokenExpiry(accessToken, expiresIn, now) - now);
}

/** Returns `notSupported` when the server answers 404, because it does not have the extension. */
async function orNotSupported<Outcome>(
  send: () => Promise<Outcome>,
): Promise<Outcome | { readonly type: 'notSupported' }> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return { type: 'notSupported' };
    throw error;
  }
}

/** The assumed lifetime of a token whose expiry is unknown, in ms. A 401 ends it earlier. */
export const ASSUMED_LIFETIME_MS = 24 * 60 * 60_000;

/**
 * Returns when an access token expires, in ms since the epoch: from the lifetime that the server
 * sends (an extension), else from the `exp` claim of a JWT, else `ASSUMED_LIFETIME_MS` from now.
 * This only determines when to refresh; the server decides whether a token is valid.
 * @param expiresIn in seconds
 */
export function getTokenExpiry(token: string, expiresIn: number | undefined, now: number): number {
  if (expiresIn !== undefined) return now + expiresIn * 1000;
  const exp = expClaim(token);
  return exp === null ? now + ASSUMED_LIFETIME_MS : exp * 1000;
}

function expClaim(token: string): number | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp =
      typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
  } catch {
    return null;
  }
}
