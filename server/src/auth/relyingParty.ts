import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import type { Identity } from './identity.ts';

export interface RelyingParty {
  /**
   * The provider's page on which the person signs in.
   * @param state opaque value that comes back with the answer
   * @param browserSecret value only this browser holds; nonce and PKCE verifier are derived from it
   * @throws ProviderUnavailable
   */
  loginUrl(state: string, browserSecret: string): Promise<URL>;
  /**
   * Turns the provider's answer into the person: exchanges the code, verifies ID token and nonce, reads userinfo.
   * @param answer the query of the callback page
   * @throws SignInRefused, ProviderUnavailable
   */
  identify(answer: SignInAnswer, browserSecret: string): Promise<Identity>;
}

/** What the provider sends back to the callback page. */
export interface SignInAnswer {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

export interface RelyingPartyOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** Signature the provider is known to use; none is what its discovery document says, else RS256. */
  idTokenAlgorithm?: string;
  /** Reaches the provider; the embedded one is called within the process. */
  fetch?: client.CustomFetch;
  /** Plain http to other hosts than loopback; only for an issuer within the process. */
  allowPlainHttp?: boolean;
}

/** The provider or the person refused, or the answer does not hold up. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** The provider cannot be reached or answers nonsense; later it may do better. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

const scope = 'openid profile email';
const timeoutSeconds = 10;

/**
 * Our side of OpenID Connect towards any issuer: authorization code with PKCE S256, state and nonce.
 * The issuer is discovered when first needed, and asked again after a failure.
 */
export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  let discovered: Promise<client.Configuration> | undefined;

  const configuration = (): Promise<client.Configuration> => {
    discovered ??= discover(options).catch((cause: unknown) => {
      discovered = undefined;
      throw new ProviderUnavailable(
        `The identity provider ${options.issuer} cannot be discovered.`,
        {
          cause,
        },
      );
    });
    return discovered;
  };

  return {
    async loginUrl(state, browserSecret) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope,
        state,
        nonce: derive(browserSecret, 'nonce'),
        code_challenge: await client.calculatePKCECodeChallenge(derive(browserSecret, 'verifier')),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },

    async identify(answer, browserSecret) {
      const provider = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(
          provider,
          callbackUrl(options.redirectUri, answer),
          {
            expectedState: answer.state,
            expectedNonce: derive(browserSecret, 'nonce'),
            pkceCodeVerifier: derive(browserSecret, 'verifier'),
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new SignInRefused('The identity provider sent no ID token.');
        const info = provider.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
          : {};
        return toIdentity({ ...claims, ...info });
      } catch (cause) {
        throw toSignInError(cause);
      }
    },
  };
}

async function discover(options: RelyingPartyOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  const plainHttp =
    issuer.protocol === 'http:' && (options.allowPlainHttp === true || isLoopback(issuer.hostname));
  const algorithm = options.idTokenAlgorithm;
  return client.discovery(
    issuer,
    options.clientId,
    algorithm ? { id_token_signed_response_alg: algorithm } : {},
    client.ClientSecretPost(options.clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        ...(plainHttp ? [client.allowInsecureRequests] : []),
      ],
      ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
    },
  );
}

/** Only what we know is handed on: a provider's other parameters (Google sends several) play no part. */
function callbackUrl(redirectUri: string, answer: SignInAnswer): URL {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

/** Nonce and verifier need no storage: the browser that began the sign-in brings what they are made from. */
function derive(browserSecret: string, purpose: 'nonce' | 'verifier'): string {
  return createHmac('sha256', browserSecret).update(purpose).digest('base64url');
}

function toIdentity(claims: client.UserInfoResponse): Identity {
  return {
    sub: claims.sub,
    name: text(claims.name),
    email: text(claims.email),
    picture: text(claims.picture),
    gender: text(claims.gender),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Parts what the provider said no to, or what does not hold up, from what may work later. */
function toSignInError(cause: unknown): Error {
  if (cause instanceof SignInRefused) return cause;
  if (cause instanceof client.AuthorizationResponseError) {
    return temporary.has(cause.error)
      ? new ProviderUnavailable('The identity provider is not at work.', { cause })
      : new SignInRefused('The identity provider refused the sign-in.', { cause });
  }
  if (cause instanceof client.ResponseBodyError) {
    return cause.error === 'invalid_grant'
      ? new SignInRefused('The identity provider does not accept the code.', { cause })
      : new ProviderUnavailable(`The identity provider answered ${cause.error}.`, { cause });
  }
  if (
    cause instanceof client.ClientError &&
    cause.code !== undefined &&
    untrustworthy.has(cause.code)
  ) {
    return new SignInRefused('The answer of the identity provider does not hold up.', { cause });
  }
  return new ProviderUnavailable('The identity provider cannot be reached or understood.', {
    cause,
  });
}

const temporary = new Set(['server_error', 'temporarily_unavailable']);

/** Codes of openid-client for an answer or a token that fails verification. */
const untrustworthy = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
