import { isBlank } from '@dukacita/shared/text';
import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import type { Identity } from '../../http/auth/identity.ts';

export interface RelyingParty {
  /**
   * Returns the URL of the provider's page on which the user signs in.
   * @param state opaque value that the provider sends back to the callback page
   * @param browserSecret known only to this browser; nonce and PKCE verifier are derived from it
   * @param redirectUri the callback page; by default the one of the options
   * @throws {ProviderUnavailableError} when the provider cannot be discovered
   */
  loginUrl(state: string, browserSecret: string, redirectUri?: string): Promise<URL>;
  /**
   * Returns the identity of the user who signed in: exchanges the code, verifies the ID token and
   * its nonce, and reads userinfo.
   * @param answer the query of the callback page
   * @param redirectUri the callback page with which the sign-in began
   * @throws {SignInRejectedError | ProviderUnavailableError}
   */
  identify(
    answer: AuthorizationResponse,
    browserSecret: string,
    redirectUri?: string,
  ): Promise<Identity>;
}

/** The query with which the provider redirects to the callback page. */
export interface AuthorizationResponse {
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
  /**
   * The signature algorithm of ID tokens; by default the one of the discovery document, else RS256.
   */
  idTokenAlgorithm?: string;
  /** Sends requests to the provider; the embedded one is called inside the process. */
  fetch?: client.CustomFetch;
  /** Allows unencrypted HTTP to hosts other than loopback; only for the embedded issuer. */
  allowPlainHttp?: boolean;
}

/**
 * Thrown when the provider or the user declined the sign-in, or the response is not trustworthy.
 */
export class SignInRejectedError extends Error {
  override readonly name = 'SignInRejectedError';
}

/**
 * Thrown when the provider cannot be reached or its response is not understood; a retry may help.
 */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

const scope = 'openid profile email';
const timeoutSeconds = 10;

/**
 * Creates an OpenID Connect client: authorization code flow with PKCE S256, state and nonce. The
 * issuer is discovered on first use, and again after a failure.
 */
export function createRelyingParty(options: RelyingPartyOptions): RelyingParty {
  let discovered: Promise<client.Configuration> | undefined;

  const configuration = (): Promise<client.Configuration> => {
    discovered ??= discover(options).catch((cause: unknown) => {
      discovered = undefined;
      throw new ProviderUnavailableError(
        `The identity provider ${options.issuer} cannot be discovered.`,
        {
          cause,
        },
      );
    });
    return discovered;
  };

  return {
    async loginUrl(state, browserSecret, redirectUri = options.redirectUri) {
      return client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce: derive(browserSecret, 'nonce'),
        code_challenge: await client.calculatePKCECodeChallenge(derive(browserSecret, 'verifier')),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },

    async identify(answer, browserSecret, redirectUri = options.redirectUri) {
      const provider = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(
          provider,
          callbackUrl(redirectUri, answer),
          {
            expectedState: answer.state,
            expectedNonce: derive(browserSecret, 'nonce'),
            pkceCodeVerifier: derive(browserSecret, 'verifier'),
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new SignInRejectedError('The identity provider sent no ID token.');
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

/** Builds the callback URL from known parameters only; providers such as Google send others too. */
function callbackUrl(redirectUri: string, answer: AuthorizationResponse): URL {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'string') url.searchParams.set(name, value);
  }
  return url;
}

/** Derives nonce and verifier from the cookie of the browser, so that they need not be stored. */
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
    // Amazon Cognito and Apple send a text.
    ...(String(claims.email_verified) === 'true' && { emailVerified: true as const }),
  };
}

function text(value: unknown): string | null {
  return typeof value === 'string' && !isBlank(value) ? value : null;
}

/** Maps errors of openid-client: a declined or invalid sign-in, or one that may succeed later. */
function toSignInError(cause: unknown): Error {
  if (cause instanceof SignInRejectedError) return cause;
  if (cause instanceof client.AuthorizationResponseError) {
    return temporaryErrors.has(cause.error)
      ? new ProviderUnavailableError('The identity provider is temporarily unavailable.', { cause })
      : new SignInRejectedError('The identity provider refused the sign-in.', { cause });
  }
  if (cause instanceof client.ResponseBodyError) {
    return cause.error === 'invalid_grant'
      ? new SignInRejectedError('The identity provider rejected the code.', { cause })
      : new ProviderUnavailableError(`The identity provider responded with ${cause.error}.`, {
          cause,
        });
  }
  if (
    cause instanceof client.ClientError &&
    cause.code !== undefined &&
    verificationFailures.has(cause.code)
  ) {
    return new SignInRejectedError('The response of the identity provider is not valid.', {
      cause,
    });
  }
  return new ProviderUnavailableError(
    'The identity provider cannot be reached, or its response is not understood.',
    {
      cause,
    },
  );
}

const temporaryErrors = new Set(['server_error', 'temporarily_unavailable']);

/** Codes of openid-client for a response or a token that fails verification. */
const verificationFailures = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
