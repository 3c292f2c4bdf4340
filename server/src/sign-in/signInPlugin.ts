import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import type { ServerPlugin, ServerDeps } from '../deps.ts';
import { demoPictures } from '../issuer/demoPictures.ts';
import type { EmbeddedIssuer } from '../issuer/createEmbeddedIssuer.ts';
import { idTokenAlgorithm, issuerClientId, issuerPath } from '../issuer/issuerConstants.ts';
import { createAuthHandlers } from './signInOperations.ts';
import { createRelyingParty } from './relyingParty.ts';

/**
 * Serves sign-in below `/mauth`, and the embedded issuer below `/oidc` unless another one is set.
 */
export const identityPlugin: ServerPlugin = {
  name: 'identity',
  handlers: (deps) => createAuthHandlers(deps, createServerRelyingParty(deps)),
  routes: (deps) =>
    fp(async (app) => {
      await app.register(cookie);
      await app.register(demoPictures);
      if (!deps.config.oidc) await app.register((await getEmbeddedIssuer(deps)).routes);
    }),
};

function createServerRelyingParty(deps: ServerDeps) {
  const { publicUrl, oidc } = deps.config;
  const redirectUri = `${publicUrl}/auth`;
  if (oidc) return createRelyingParty({ ...oidc, redirectUri });
  return createRelyingParty({
    issuer: `${publicUrl}${issuerPath}`,
    clientId: issuerClientId,
    clientSecret: deps.secrets.issuerClientSecret,
    redirectUri,
    idTokenAlgorithm,
    allowPlainHttp: true,
    fetch: async (...request) => (await getEmbeddedIssuer(deps)).fetch(...request),
  });
}

const issuers = new WeakMap<ServerDeps, Promise<EmbeddedIssuer>>();

/** Returns the embedded issuer of a server. Its code is imported on first use. */
function getEmbeddedIssuer(deps: ServerDeps): Promise<EmbeddedIssuer> {
  let issuer = issuers.get(deps);
  if (!issuer) {
    issuer = import('../issuer/createEmbeddedIssuer.ts').then((module) =>
      module.createEmbeddedIssuer(deps),
    );
    issuers.set(deps, issuer);
  }
  return issuer;
}
