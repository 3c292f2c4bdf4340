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
