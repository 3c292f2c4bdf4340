import { createHash } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { appOriginOf } from './appOrigin.ts';
import { attemptLifetimeSeconds } from './signInAttempts.ts';

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
 * Creates the accessors of the sign-in cookies, which are `httpOnly`. Each attempt has its own
 * cookie, so that sign-ins in two tabs do not interfere. Over HTTPS the prefix `__Host-` keeps other
 * hosts of the domain from setting them; it requires the path `/`. Over HTTP they are restricted to
 * `/mauth`.
 *
 * An app on another origin gets cookies that browsers send from there, in a partition for that app.
 * Browsers accept them over HTTPS, and on the own computer.
 */
export function createSignInCookies({
  publicUrl,
  appOrigins,
}: Pick<Config, 'publicUrl' | 'appOrigins'>): SignInCookies {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  const own = { path: secure ? '/' : '/mauth', httpOnly: true, secure } as const;
  const elsewhere = { ...own, secure: true, sameSite: 'none', partitioned: true } as const;
  const refreshName = `${prefix}dukacita_refresh`;
  const attemptName = (state: string): string =>
    `${prefix}dukacita_signin_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
  const optionsFor = (
    { request }: FastifyReply,
    sameSite: 'lax' | 'strict',
  ): CookieSerializeOptions =>
    appOriginOf(request, appOrigins) === undefined ? { ...own, sameSite } : elsewhere;
  return {
    attempt: {
      set: (reply, state, browserSecret) =>
        void reply.setCookie(attemptName(state), browserSecret, {
          ...optionsFor(reply, 'lax'),
          maxAge: attemptLifetimeSeconds,
        }),
      read: (request, state) => request.cookies[attemptName(state)],
      clear: (reply, state) => void reply.clearCookie(attemptName(state), optionsFor(reply, 'lax')),
    },
    refresh: {
      set: (reply, token, expiresAt) =>
        void reply.setCookie(refreshName, token, {
          ...optionsFor(reply, 'strict'),
          expires: expiresAt,
        }),
      read: (request) => request.cookies[refreshName],
      clear: (reply) => void reply.clearCookie(refreshName, optionsFor(reply, 'strict')),
    },
  };
}
