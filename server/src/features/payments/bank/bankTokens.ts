import { errors, jwtVerify, SignJWT } from 'jose';

const audience = 'snap';

/** How long a token is valid, in seconds. */
export const lifetimeSeconds = 900;

/** Issues and verifies the access tokens of banks: JWTs that name the client. */
export interface BankTokens {
  issue: (clientKey: string) => Promise<string>;
  /** Returns whether a token is valid for a client. */
  isValid: (token: string, clientKey: string) => Promise<boolean>;
}

/**
 * @param key 32 bytes from the secrets
 * @param issuer the public address of the server
 */
export function createBankTokens(key: Uint8Array, issuer: string, now: () => Date): BankTokens {
  return {
    issue: (clientKey) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(clientKey)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    async isValid(token, clientKey) {
      try {
        await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          subject: clientKey,
          currentDate: now(),
        });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}
