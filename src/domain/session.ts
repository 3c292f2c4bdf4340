export interface SessionUser {
  /** The upstream's id of the user; orders name it as the buyer. */
  readonly id: number;
  /** The identity provider's `sub`, which is the upstream's `username`. */
  readonly username: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly gender: string | null;
  readonly pictureUrl: string | null;
}

/** An access token with its lifetime; times are in ms since the epoch. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: number;
  /** When to request the next token. */
  readonly refreshAt: number;
}

/** A signed-in user and the access token that proves it. */
export interface Session extends AccessToken {
  readonly user: SessionUser;
}

/** How long before its expiry a token is refreshed, in ms. */
export const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;

/**
 * Creates an AccessToken received at `now` and valid for `lifetime` ms. A token that is valid for
 * less than ten minutes is refreshed after half its lifetime.
 */
export function createAccessToken(accessToken: string, now: number, lifetime: number): AccessToken {
  const refreshLead = Math.min(REFRESH_BEFORE_EXPIRY_MS, lifetime / 2);
  return { accessToken, expiresAt: now + lifetime, refreshAt: now + lifetime - refreshLead };
}
