import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';

/**
 * Creates the plugin for the security headers of all responses. Scripts and styles are limited to
 * files of this server; pictures may come from other hosts, because listings and advertisements
 * refer to them. The opener policy allows the popup of the sign-in.
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
      // They are for browsers and plug-ins that no longer exist, or only slow links down.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    });
  });
}

/**
 * Returns a content security policy that also allows the inline script and the inline style with
 * these hashes.
 */
export function withHashes(policy: string, hashes: { script: string; style: string }): string {
  return policy
    .replace("script-src 'self'", (allowed) => `${allowed} '${hashes.script}'`)
    .replace("style-src 'self'", (allowed) => `${allowed} '${hashes.style}'`);
}
