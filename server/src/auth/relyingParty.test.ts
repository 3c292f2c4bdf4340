import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRelyingParty, type RelyingPartyOptions } from './relyingParty.ts';

const issuer = 'https://issuer.example';
const answer = { state: 'the-state', code: 'the-code' };

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let strangerKeys: Keys;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  strangerKeys = await generateKeyPair('RS256');
});

interface Behaviour {
  claims?: JWTPayload;
  signer?: Keys;
  userinfo?: Record<string, unknown>;
  /** Replaces the answer of one endpoint. */
  instead?: (path: string) => Response | undefined;
}

/** An issuer by the book on which single things can be made wrong; it checks PKCE as a real one does. */
function fakeIssuer(behaviour: Behaviour = {}) {
  const asked: string[] = [];
  const seen: { nonce: string; challenge: string } = { nonce: '', challenge: '' };
  const fetch: NonNullable<RelyingPartyOptions['fetch']> = async (url, { body }) => {
    const path = new URL(url).pathname;
    asked.push(path);
    const replaced = behaviour.instead?.(path);
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
    if ((await challengeOf(verifier)) !== seen.challenge)
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const idToken = await new SignJWT({ nonce: seen.nonce, name: 'Ratna', ...behaviour.claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('client')
      .setSubject('g-1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((behaviour.signer ?? keys).privateKey);
    return Response.json({ access_token: 'at', token_type: 'bearer', id_token: idToken });
  };
  return { fetch, asked, seen };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}

const partyOf = (fetch: RelyingPartyOptions['fetch'], at = issuer) =>
  createRelyingParty({
    issuer: at,
    clientId: 'client',
    clientSecret: 'secret',
    redirectUri: 'https://duka.example/auth',
    ...(fetch ? { fetch } : {}),
  });

/** Begins a sign-in as a browser would and completes it. */
async function dance(
  behaviour: Behaviour = {},
  given: Parameters<ReturnType<typeof partyOf>['identify']>[0] = answer,
) {
  const provider = fakeIssuer(behaviour);
  const party = partyOf(provider.fetch);
  const url = await party.loginUrl('the-state', 'browser-secret');
  provider.seen.nonce = url.searchParams.get('nonce') ?? '';
  provider.seen.challenge = url.searchParams.get('code_challenge') ?? '';
  return party.identify(given, 'browser-secret');
}

describe('the relying party', () => {
  it('works with an issuer known by its address alone', async () => {
    expect(await dance()).toEqual({
      sub: 'g-1',
      name: 'Ratna',
      email: 'ratna@example.com',
      picture: null,
      gender: null,
    });
  });

  it('asks for what the person is called, their e-mail and a choice of accounts', async () => {
    const url = await partyOf(fakeIssuer().fetch).loginUrl('the-state', 'browser-secret');
    expect(url.origin + url.pathname).toBe(`${issuer}/authorize`);
    expect(url.searchParams.get('scope')).toBe('openid profile email');
    expect(url.searchParams.get('prompt')).toBe('select_account');
    expect(url.searchParams.get('state')).toBe('the-state');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.href).not.toContain('browser-secret');
  });

  it('discovers the issuer once, not before it is needed, and anew after a failure', async () => {
    let away = true;
    const provider = fakeIssuer({
      instead: () => (away ? new Response('down', { status: 502 }) : undefined),
    });
    const party = partyOf(provider.fetch);
    expect(provider.asked).toEqual([]);
    await expect(party.loginUrl('s', 'b')).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    away = false;
    await party.loginUrl('s', 'b');
    await party.loginUrl('s', 'b');
    expect(provider.asked).toHaveLength(2);
  });

  it.each<[string, Behaviour]>([
    ['an ID token with another nonce', { claims: { nonce: 'another' } }],
    [
      'an ID token signed by somebody else',
      {
        get signer() {
          return strangerKeys;
        },
      },
    ],
    ['userinfo about somebody else', { userinfo: { sub: 'g-2', email: 'x@example.com' } }],
    [
      'a code the issuer does not accept',
      {
        instead: (path) =>
          path === '/token'
            ? Response.json({ error: 'invalid_grant' }, { status: 400 })
            : undefined,
      },
    ],
  ])('refuses %s', async (_what, behaviour) => {
    await expect(dance(behaviour)).rejects.toMatchObject({ name: 'SignInRefused' });
  });

  it('refuses the sign-in of a browser that did not begin it', async () => {
    const provider = fakeIssuer();
    const party = partyOf(provider.fetch);
    const url = await party.loginUrl('the-state', 'browser-secret');
    provider.seen.nonce = url.searchParams.get('nonce') ?? '';
    provider.seen.challenge = url.searchParams.get('code_challenge') ?? '';
    await expect(party.identify(answer, 'another-secret')).rejects.toMatchObject({
      name: 'SignInRefused',
    });
  });

  it('tells a refusal of the person from an issuer that is not at work', async () => {
    await expect(dance({}, { state: 'the-state', error: 'access_denied' })).rejects.toMatchObject({
      name: 'SignInRefused',
    });
    for (const error of ['temporarily_unavailable', 'server_error']) {
      await expect(dance({}, { state: 'the-state', error })).rejects.toMatchObject({
        name: 'ProviderUnavailable',
      });
    }
    const broken: Behaviour[] = [
      { instead: (path) => (path === '/token' ? new Response('no', { status: 500 }) : undefined) },
      {
        instead: (path) =>
          path === '/token'
            ? Response.json({ error: 'invalid_client' }, { status: 401 })
            : undefined,
      },
      {
        instead: (path) =>
          path === '/userinfo' ? new Response('<html>', { status: 200 }) : undefined,
      },
      {
        instead: (path) => {
          if (path === '/token') throw new TypeError('fetch failed');
          return undefined;
        },
      },
    ];
    for (const behaviour of broken)
      await expect(dance(behaviour)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });

  it('speaks plain http with loopback only', async () => {
    const provider = fakeIssuer();
    await expect(
      partyOf(provider.fetch, 'http://issuer.example').loginUrl('s', 'b'),
    ).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    expect(provider.asked).toEqual([]);
    await expect(partyOf(provider.fetch, 'http://127.0.0.1:9').loginUrl('s', 'b')).rejects.toThrow(
      /cannot be discovered/,
    );
    expect(provider.asked).toEqual(['/.well-known/openid-configuration']);
  });
});
