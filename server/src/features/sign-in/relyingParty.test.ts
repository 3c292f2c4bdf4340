import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRelyingParty, type RelyingPartyOptions } from './relyingParty.ts';

const issuer = 'https://issuer.example';
const answer = { state: 'the-state', code: 'the-code' };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let otherKeys: Keys;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  otherKeys = await generateKeyPair('RS256');
});

interface Behaviour {
  claims?: JWTPayload;
  signer?: Keys;
  userinfo?: Record<string, unknown>;
  /** Replaces the response of a path; undefined keeps the regular one. */
  override?: (path: string) => Response | undefined;
}

/** Creates a correct issuer that verifies PKCE; `behaviour` makes single responses wrong. */
function fakeIssuer(behaviour: Behaviour = {}) {
  const requestedPaths: string[] = [];
  const authorization: { nonce: string; challenge: string } = { nonce: '', challenge: '' };
  const fetch: NonNullable<RelyingPartyOptions['fetch']> = async (url, { body }) => {
    const path = new URL(url).pathname;
    requestedPaths.push(path);
    const replaced = behaviour.override?.(path);
    if (replaced) return replaced;
    if (path === '/.well-known/openid-configuration') {
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (path === '/jwks')
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256' }] });
    if (path === '/userinfo')
      return Response.json(behaviour.userinfo ?? { sub: 'g-1', email: 'ratna@example.com' });
    const verifier = new URLSearchParams(String(body)).get('code_verifier') ?? '';
    if ((await challengeOf(verifier)) !== authorization.challenge)
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const idToken = await new SignJWT({
      nonce: authorization.nonce,
      name: 'Ratna',
      ...behaviour.claims,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('client')
      .setSubject('g-1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((behaviour.signer ?? keys).privateKey);
    return Response.json({ access_token: 'at', token_type: 'bearer', id_token: idToken });
  };
  return { fetch, requestedPaths, authorization };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

const createParty = (fetch: RelyingPartyOptions['fetch'], at = issuer) =>
  createRelyingParty({
    issuer: at,
    clientId: 'client',
    clientSecret: 'secret',
    redirectUri: 'https://duka.example/auth',
    ...(fetch ? { fetch } : {}),
  });

/** Starts and completes a sign-in as a browser would. */
async function signIn(
  behaviour: Behaviour = {},
  callback: Parameters<ReturnType<typeof createParty>['identify']>[0] = answer,
) {
  const provider = fakeIssuer(behaviour);
  const party = createParty(provider.fetch);
  const url = await party.loginUrl('the-state', 'browser-secret');
  provider.authorization.nonce = url.searchParams.get('nonce') ?? '';
  provider.authorization.challenge = url.searchParams.get('code_challenge') ?? '';
  return party.identify(callback, 'browser-secret');
}

describe('the relying party', () => {
  it('needs only the address of an issuer', async () => {
    expect(await signIn()).toEqual({
      sub: 'g-1',
      name: 'Ratna',
      email: 'ratna@example.com',
      picture: null,
      gender: null,
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, undefined],
    ['false', undefined],
    [undefined, undefined],
    [1, undefined],
  ])('takes an address whose email_verified is %j as verified: %s', async (claim, isVerified) => {
    const claims = claim === undefined ? {} : { email_verified: claim };
    const userinfo = { sub: 'g-1', email: 'ratna@example.com' };
    const inUserinfo = await signIn({ userinfo: { ...userinfo, ...claims } });
    const inToken = await signIn({ userinfo, claims });
    expect([inUserinfo.emailVerified, inToken.emailVerified]).toEqual([isVerified, isVerified]);
  });

  it('requests profile, e-mail and the account chooser', async () => {
    const url = await createParty(fakeIssuer().fetch).loginUrl('the-state', 'browser-secret');
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    expect(url.searchParams.get('scope')).toBe('openid profile email');
    expect(url.searchParams.get('prompt')).toBe('select_account');
    expect(url.searchParams.get('state')).toBe('the-state');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.href).not.toContain('browser-secret');
  });

  it('discovers the issuer on first use, once, and again after a failure', async () => {
    let isDown = true;
    const provider = fakeIssuer({
      override: () => (isDown ? new Response('down', { status: 502 }) : undefined),
    });
    const party = createParty(provider.fetch);
    expect(provider.requestedPaths).toEqual([]);
    await expect(party.loginUrl('s', 'b')).rejects.toMatchObject({
      name: 'ProviderUnavailableError',
    });
    isDown = false;
    await party.loginUrl('s', 'b');
    await party.loginUrl('s', 'b');
    expect(provider.requestedPaths).toHaveLength(2);
  });

  it.each<[string, Behaviour]>([
    ['an ID token with another nonce', { claims: { nonce: 'another' } }],
    [
      'an ID token signed with another key',
      {
        get signer() {
          return otherKeys;
        },
      },
    ],
    ['userinfo about another user', { userinfo: { sub: 'g-2', email: 'x@example.com' } }],
    [
      'a code that the issuer rejects',
      {
        override: (path) =>
          path === '/token'
            ? Response.json({ error: 'invalid_grant' }, { status: 400 })
            : undefined,
      },
    ],
  ])('rejects %s', async (_description, behaviour) => {
    await expect(signIn(behaviour)).rejects.toMatchObject({ name: 'SignInRejectedError' });
  });

  it('rejects a sign-in that another browser started', async () => {
    const provider = fakeIssuer();
    const party = createParty(provider.fetch);
    const url = await party.loginUrl('the-state', 'browser-secret');
    provider.authorization.nonce = url.searchParams.get('nonce') ?? '';
    provider.authorization.challenge = url.searchParams.get('code_challenge') ?? '';
    await expect(party.identify(answer, 'another-secret')).rejects.toMatchObject({
      name: 'SignInRejectedError',
    });
  });

  it('distinguishes a sign-in that the user declined from an unavailable issuer', async () => {
    await expect(signIn({}, { state: 'the-state', error: 'access_denied' })).rejects.toMatchObject({
      name: 'SignInRejectedError',
    });
    for (const error of ['temporarily_unavailable', 'server_error']) {
      await expect(signIn({}, { state: 'the-state', error })).rejects.toMatchObject({
        name: 'ProviderUnavailableError',
      });
    }
    const outages: Behaviour[] = [
      { override: (path) => (path === '/token' ? new Response('no', { status: 500 }) : undefined) },
      {
        override: (path) =>
          path === '/token'
            ? Response.json({ error: 'invalid_client' }, { status: 401 })
            : undefined,
      },
      {
        override: (path) =>
          path === '/userinfo' ? new Response('<html>', { status: 200 }) : undefined,
      },
      {
        override: (path) => {
          if (path === '/token') throw new TypeError('fetch failed');
          return undefined;
        },
      },
    ];
    for (const behaviour of outages)
      await expect(signIn(behaviour)).rejects.toMatchObject({ name: 'ProviderUnavailableError' });
  });

  it('uses unencrypted HTTP only with loopback addresses', async () => {
    const provider = fakeIssuer();
    await expect(
      createParty(provider.fetch, 'http://issuer.example').loginUrl('s', 'b'),
    ).rejects.toMatchObject({
      name: 'ProviderUnavailableError',
    });
    expect(provider.requestedPaths).toEqual([]);
    await expect(
      createParty(provider.fetch, 'http://127.0.0.1:9').loginUrl('s', 'b'),
    ).rejects.toThrow(/cannot be discovered/);
    expect(provider.requestedPaths).toEqual(['/.well-known/openid-configuration']);
  });
});
