import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import * as interactionPolicy from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import type { Secrets } from '../../http/auth/secrets.ts';
import type { Accounts } from './accounts.ts';
import { idTokenAlgorithm, issuerClientId, issuerPath } from './issuerConstants.ts';
import type { createPayloadAdapter } from './payloadAdapter.ts';

interface ProviderOptions {
  publicUrl: string;
  /** Other origins that serve the app. */
  appOrigins: readonly string[];
  secrets: Secrets;
  accounts: Accounts;
  adapter: ReturnType<typeof createPayloadAdapter>;
  /** Returns the page for an error that cannot be reported by a redirect. */
  renderError(): string;
  errorHeaders: Record<string, string>;
}

/**
 * Creates the embedded OpenID Connect provider: authorization code flow with PKCE for one
 * confidential client, this server. No session outlives a sign-in, so the account chooser is always
 * shown.
 */
export function createProvider(options: ProviderOptions): Provider {
  const { publicUrl, appOrigins, secrets, accounts } = options;
  const provider = new Provider(`${publicUrl}${issuerPath}`, {
    adapter: options.adapter,
    clients: [
      {
        client_id: issuerClientId,
        client_secret: secrets.issuerClientSecret,
        redirect_uris: [publicUrl, ...appOrigins].map((address) => `${address}/auth`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: idTokenAlgorithm,
      },
    ],
    jwks: { keys: [secrets.issuerSigningKey as never] },
    cookies: {
      keys: [secrets.issuerCookieKey],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: issuerPath },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    responseTypes: ['code'],
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture', 'gender'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    clientBasedCORS: () => false,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 300,
      Interaction: 600,
      Session: 600,
    },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) => `${issuerPath}/sign-in/${interaction.uid}`,
    },
    loadExistingGrant,
    async findAccount(_ctx, sub) {
      const account = await accounts.find(sub);
      if (!account) return undefined;
      const { name, email, picture, gender } = account;
      const claims = {
        name,
        picture,
        gender,
        ...(email === null ? {} : { email, email_verified: true }),
      };
      return {
        accountId: sub,
        claims: () => ({
          sub,
          ...Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null)),
        }),
      };
    },
    renderError(ctx) {
      ctx.set(options.errorHeaders);
      ctx.type = 'html';
      ctx.body = options.renderError();
    },
  } satisfies Configuration);
  provider.proxy = true;
  return provider;
}

/**
 * Adds a prompt for the account chooser and removes consent, since the only client is this server.
 */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

/** Grants the requested scopes without consent; there are only three. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider, requestParamScopes } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamScopes].join(' '));
  await grant.save();
  return grant;
}
