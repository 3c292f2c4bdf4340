import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptLifetimeSeconds } from './signInAttempts.ts';

const path = '/mauth';
const refreshName = 'dukacita_refresh';

export interface SignInCookies {
  attempt: {
    set(reply: FastifyReply, state: string, browserSecret: string): void;
    read(request: FastifyRequest, state: string): string | undefined;
    clear(reply: FastifyReply, state: string): void;
  };
  refresh: {
    set(reply: FastifyReply, token: string, expiresAt: Date): void;
    read(request: FastifyRequest): string | undefined;
    clear(reply: FastifyReply): void;
  };
}

/**
 * Creates the accessors of the sign-in cookies. Both cookies are `httpOnly` and restricted to
 * `/mauth`. Each attempt has its own cookie, so that sign-ins in two tabs do not interfere.
 */
export function createSignInCookies(publicUrl: string): SignInCookies {
  const secure = publicUrl.startsWith('https:');
  const attempt: CookieSerializeOptions = { path, httpOnly: true, sameSite: 'lax', secure };
  const refresh: CookieSerializeOptions = { path, httpOnly: true, sameSite: 'strict', secure };
  return {
    attempt: {
      set: (reply, state, browserSecret) =>
        void reply.setCookie(attemptName(state), browserSecret, {
          ...attempt,
          maxAge: attemptLifetimeSeconds,
        }),
      read: (request, state) => request.cookies[attemptName(state)],
      clear: (reply, state) => void reply.clearCookie(attemptName(state), attempt),
    },
    refresh: {
      set: (reply, token, expiresAt) =>
        void reply.setCookie(refreshName, token, { ...refresh, expires: expiresAt }),
      read: (request) => request.cookies[refreshName],
      clear: (reply) => void reply.clearCookie(refreshName, refresh),
    },
  };
}

function attemptName(state: string): string {
  return `dukacita_signin_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
}
