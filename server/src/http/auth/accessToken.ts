import { errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../errors/ApiError.ts';
import type { Identity } from './identity.ts';

export interface AccessTokens {
  /**
   * Signs a token for a user. `expiresIn` is in seconds.
   * @param signedInAt when the user signed in; by default now
   * @param roles for the pages that a client offers; the server reads the roles from the database
   */
  issue(
    identity: Identity,
    roles?: readonly string[],
    signedInAt?: Date,
  ): Promise<{ token: string; expiresIn: number }>;
  /**
   * Returns the identity in a token, and when the token expires.
   * @throws {ApiError} `token_expired` if it was valid before, otherwise `unauthenticated`
   */
  verify(token: string): Promise<VerifiedToken>;
}

export interface VerifiedToken {
  identity: Identity;
  /** When the user signed in; long ago for a token that does not tell. */
  signedInAt: Date;
  expiresAt: Date;
}

interface AccessTokenOptions {
  /** 32 bytes from the secrets. */
  key: Uint8Array;
  /** The public address of the server; tokens of another issuer are rejected. */
  issuer: string;
  now?: () => Date;
}

const lifetimeSeconds = 15 * 60;
const audience = 'dukacita';
const type = 'at+jwt';

/**
 * Creates the issuer and verifier of access tokens: JWTs signed with HS256, valid for 15 minutes.
 */
export function createAccessTokens({
  key,
  issuer,
  now = () => new Date(),
}: AccessTokenOptions): AccessTokens {
  return {
    async issue(
      { sub, name, email, picture, gender, emailVerified },
      roles = [],
      signedInAt = now(),
    ) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const token = await new SignJWT({
        name,
        email,
        picture,
        gender,
        email_verified: emailVerified,
        auth_time: Math.floor(signedInAt.getTime() / 1000),
        roles,
      })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(sub)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
      return { token, expiresIn: lifetimeSeconds };
    },

    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: type,
          issuer,
          audience,
          currentDate: now(),
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        const identity = {
          sub: payload.sub ?? '',
          name: textOrNull(payload['name']),
          email: textOrNull(payload['email']),
          picture: textOrNull(payload['picture']),
          gender: textOrNull(payload['gender']),
          ...(payload['email_verified'] === true && { emailVerified: true as const }),
        };
        return {
          identity,
          signedInAt: new Date(Number(payload['auth_time'] ?? 0) * 1000),
          expiresAt: new Date((payload.exp ?? 0) * 1000),
        };
      } catch (error) {
        throw error instanceof errors.JWTExpired
          ? new ApiError('token_expired', 401, 'The access token has expired.')
          : new ApiError('unauthenticated', 401, 'The access token is not valid.');
      }
    },
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
