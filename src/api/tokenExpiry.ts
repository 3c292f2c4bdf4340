/** How long a token is trusted to live when nothing says how long it does: 24 hours, in ms. A 401 ends it sooner. */
export const ASSUMED_LIFETIME_MS = 24 * 60 * 60_000;

/**
 * When an access token expires, in ms since the epoch: by the lifetime the server names (an extension), else by the
 * `exp` claim if the token is a JWT, else by assumption. Only a hint for renewing in time; the server decides.
 * @param expiresIn in seconds
 */
export function tokenExpiry(token: string, expiresIn: number | undefined, now: number): number {
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
