import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

/**
 * Headers of every answer. Scripts and styles come from files of this server only; pictures may come from other
 * hosts, because listings and advertisements name them. Sign-in opens a popup, so the opener must be kept.
 */
export function securityHeaders({
  publicUrl,
  extraScriptOrigins,
}: Pick<Config, 'publicUrl' | 'extraScriptOrigins'>) {
  return fp(async (app) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...extraScriptOrigins],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", new URL(publicUrl).origin, 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...extraScriptOrigins],
          frameSrc: extraScriptOrigins.length > 0 ? extraScriptOrigins : ["'none'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
      xFrameOptions: { action: 'deny' },
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    });
  });
}
