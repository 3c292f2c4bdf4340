import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AccessTokens } from './accessToken.ts';
import type { Identity } from './identity.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The identity in the verified access token; null if the operation requires none. */
    identity: Identity | null;
    /** When the user signed in, in the verified access token; null if the operation requires none. */
    signedInAt: Date | null;
    /** When the verified access token expires; null if the operation requires none. */
    tokenExpiresAt: Date | null;
  }
}

interface SecurityOptions {
  apiKeys: readonly string[];
  accessTokens: AccessTokens;
  /** Throws when an address sends too many invalid tokens. */
  countInvalidToken: (request: FastifyRequest) => Promise<void>;
}

/** Creates an `onRequest` hook for each security scheme of the contract. */
export function securityHandlers({
  apiKeys,
  accessTokens,
  countInvalidToken,
}: SecurityOptions): Record<string, onRequestAsyncHookHandler> {
  const keys = apiKeys.map(digest);
  return {
    async apiKey(request: FastifyRequest, _reply: FastifyReply) {
      const value = (request.query as Record<string, unknown>)['api_key'];
      const hash = typeof value === 'string' ? digest(value) : undefined;
      if (!hash || !keys.some((key) => timingSafeEqual(key, hash))) {
        throw new ApiError(
          'api_key_invalid',
          401,
          'The query parameter api_key is missing or unknown.',
          'api_key',
        );
      }
    },
    async bearer(request: FastifyRequest, _reply: FastifyReply) {
      const token = bearerToken(request);
      if (token === undefined)
        throw new ApiError('unauthenticated', 401, 'This operation requires an access token.');
      const { identity, signedInAt, expiresAt } = await accessTokens
        .verify(token)
        .catch(async (error: unknown) => {
          if (error instanceof ApiError && error.code === 'unauthenticated')
            await countInvalidToken(request);
          throw error;
        });
      request.identity = identity;
      request.signedInAt = signedInAt;
      request.tokenExpiresAt = expiresAt;
    },
  };
}

/**
 * Returns the identity of a request whose operation requires one.
 * @throws {ApiError} `unauthenticated` when there is none
 */
export function requireIdentity(request: FastifyRequest): Identity {
  if (!request.identity)
    throw new ApiError('unauthenticated', 401, 'This operation requires an access token.');
  return request.identity;
}

/** Returns the identity of a request with a valid token, for operations that do not require one. */
export async function optionalIdentity(
  request: FastifyRequest,
  accessTokens: AccessTokens,
): Promise<Identity | null> {
  const token = bearerToken(request);
  return token === undefined
    ? null
    : accessTokens
        .verify(token)
        .then(({ identity }) => identity)
        .catch(() => null);
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
