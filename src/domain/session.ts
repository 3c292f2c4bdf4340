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

/** A signed-in user and what proves it. */
export interface Session {
  readonly user: SessionUser;
  readonly accessToken: string;
  /** When the token expires, in ms since the epoch. */
  readonly expiresAt: number;
}

/** The token is renewed this long before it expires, in ms. */
export const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;
