/** Who is signed in. */
export interface SessionUser {
  /** The upstream's number; orders are made in its name. */
  readonly id: number;
  /** The identity provider's `sub`, the upstream's `username`. */
  readonly username: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly gender: string | null;
  readonly pictureUrl: string | null;
}

/** A token and how long it lasts; instants in ms since the epoch. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: number;
  /** When to ask for the next one. */
  readonly refreshAt: number;
}

/** A signed-in user and what proves it. */
export interface Session extends AccessToken {
  readonly user: SessionUser;
}

/** The token is renewed this long before it expires, in ms. */
export const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;

/** A token received at `now` that lasts `lifetime` ms. One that lasts less than ten minutes is renewed at half-time. */
export function accessTokenFrom(accessToken: string, now: number, lifetime: number): AccessToken {
  const early = Math.min(REFRESH_BEFORE_EXPIRY_MS, lifetime / 2);
  return { accessToken, expiresAt: now + lifetime, refreshAt: now + lifetime - early };
}
