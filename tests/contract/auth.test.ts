import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/src/data/db/schema/users.ts';
import { demoAccounts } from '../../server/src/demo/issuer/demoAccounts.ts';
import { grantRole } from '../../server/src/features/users/roles.ts';
import { Browser } from './support/Browser.ts';
import { choose, complete, openSignInPage, signIn } from './support/signInFlow.ts';
import { type SignInServer, startSignInServer } from './support/startSignInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignInServer();
});
afterAll(() => server.close());

describe('starting a sign-in', () => {
  it('R20 requests a code with PKCE, state and nonce, and always the account chooser', async () => {
    const response = await new Browser().request(`${server.url}/mauth/signin`);
    const { login_url } = (await response.json()) as { login_url: string };
    const { origin, pathname, searchParams } = new URL(login_url);
    expect(`${origin}${pathname}`).toBe(`${server.url}/oidc/auth`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'dukacita',
      redirect_uri: `${server.url}/auth`,
      scope: 'openid profile email',
      prompt: 'select_account',
      code_challenge_method: 'S256',
    });
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('binds the attempt to the browser with an HttpOnly cookie', async () => {
    const response = await new Browser().request(`${server.url}/mauth/signin`);
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^dukacita_signin_[0-9a-f]{16}=[\w-]{43}; Max-Age=600; Path=\/mauth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('uses new secrets for each attempt', async () => {
    const browser = new Browser();
    const start = async () => {
      const answer = (await (await browser.request(`${server.url}/mauth/signin`)).json()) as {
        login_url: string;
      };
      return new URL(answer.login_url).searchParams;
    };
    const [one, other] = [await start(), await start()];
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.get(name)).not.toBe(other.get(name));
  });
});

describe('completing a sign-in', () => {
  it('returns the user, an access token and its lifetime', async () => {
    const result = await signIn(new Browser(), server.url, { account: 'demo-ratna' });
    expect(result).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_in: 900,
      user: {
        sub: 'demo-ratna',
        name: 'Ratna Kusumawardani',
        email: 'ratna@example.com',
        gender: 'female',
        picture: `${server.url}/oidc/pictures/ratna.webp`,
        access_token: result.token,
      },
    });
    expect(await server.deps.accessTokens.verify(result.token ?? '')).toMatchObject({
      identity: { sub: 'demo-ratna' },
    });
  });

  it('returns the id of an existing user', async () => {
    const [row] = await server.deps.db
      .insert(users)
      .values({ username: 'demo-meilani' })
      .returning({ id: users.id });
    const result = await signIn(new Browser(), server.url, { account: 'demo-meilani' });
    expect(result.user?.id).toBe(row?.id);
  });

  it('returns a null e-mail when the account has none', async () => {
    const result = await signIn(new Browser(), server.url, { account: 'demo-hendra' });
    expect(result).toMatchObject({ success: true, user: { sub: 'demo-hendra', email: null } });
  });

  it('rejects a disabled user, and opens no session', async () => {
    await server.deps.db.insert(users).values({ username: 'demo-agus', disabledAt: new Date() });
    const browser = new Browser();
    expect(await signIn(browser, server.url, { account: 'demo-agus' })).toEqual({
      success: false,
      error: 'user_disabled',
    });
    expect(await browser.cookie(`${server.url}/mauth`, 'dukacita_refresh')).toBeUndefined();
  });

  it('reports a cancelled sign-in once', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { cancel: '1' });
    expect(query.get('error')).toBe('access_denied');
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_refused',
    });
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('accepts an authorization response once, also when it arrives several times at once', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    const results = await Promise.all([1, 2, 3, 4].map(() => complete(browser, server.url, query)));
    expect(results.filter((result) => result.success)).toHaveLength(1);
    expect(results.filter((result) => result.error === 'signin_state_invalid')).toHaveLength(3);
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('rejects the authorization response in another browser, and still accepts it in the right one', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    const otherBrowser = new Browser();
    await otherBrowser.request(`${server.url}/mauth/signin`);
    expect(await complete(otherBrowser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
    const [attemptCookie] = await browser.jar.getCookies(`${server.url}/mauth`);
    await otherBrowser.jar.setCookie(
      `${attemptCookie?.key}=${'x'.repeat(43)}; Path=/mauth`,
      `${server.url}/mauth`,
    );
    expect(await complete(otherBrowser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
    expect(await complete(browser, server.url, query)).toMatchObject({ success: true });
  });

  it('rejects an unknown state and a missing one', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    const wrong = new URLSearchParams(query);
    wrong.set('state', 'x'.repeat(43));
    expect(await complete(browser, server.url, wrong)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
    wrong.delete('state');
    expect(await complete(browser, server.url, wrong)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('rejects an authorization response after ten minutes', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    server.advance(600);
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('rejects an invented code and a code from another sign-in', async () => {
    const browser = new Browser();
    const first = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, first.page, { account: 'demo-ratna' });
    const second = await openSignInPage(browser, server.url);
    const other = await choose(browser, server.url, second.page, { account: 'demo-budi' });
    const swapped = new URLSearchParams(query);
    swapped.set('code', other.get('code') ?? '');
    expect(await complete(browser, server.url, swapped)).toEqual({
      success: false,
      error: 'signin_refused',
    });
    const third = await openSignInPage(browser, server.url);
    const invented = await choose(browser, server.url, third.page, { account: 'demo-ratna' });
    invented.set('code', 'invented');
    expect(await complete(browser, server.url, invented)).toEqual({
      success: false,
      error: 'signin_refused',
    });
  });

  it('rejects an authorization response of another issuer', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    query.set('iss', 'https://issuer.example');
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_refused',
    });
  });

  it('completes simultaneous sign-ins of two tabs with different accounts', async () => {
    const browser = new Browser();
    const one = await openSignInPage(browser, server.url);
    const other = await openSignInPage(browser, server.url);
    const otherQuery = await choose(browser, server.url, other.page, { account: 'demo-budi' });
    const oneQuery = await choose(browser, server.url, one.page, { account: 'demo-ratna' });
    expect((await complete(browser, server.url, oneQuery)).user?.sub).toBe('demo-ratna');
    expect((await complete(browser, server.url, otherQuery)).user?.sub).toBe('demo-budi');
  });

  it('logs no secrets and no personal data', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const query = await choose(browser, server.url, page, {
      name: 'Melati Rahasia',
      email: 'melati.rahasia@example.com',
    });
    const result = await complete(browser, server.url, query);
    const log = server.logLines.join('');
    expect(log).toContain('/mauth/auth');
    const secrets = [
      query.get('code'),
      query.get('state'),
      result.token,
      'Rahasia',
      'rahasia',
      result.user?.sub,
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

it('puts the roles of staff into their tokens, for the pages that they see', async () => {
  const rolesOf = async (account: string) => {
    const { token = '' } = await signIn(new Browser(), server.url, { account });
    const [, payload = ''] = token.split('.');
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { roles: unknown }).roles;
  };
  const { db } = server.deps;
  await db.insert(users).values({ username: 'demo-ade' }).onConflictDoNothing();
  await grantRole(db, {
    username: 'demo-ade',
    role: 'admin',
    grantedBy: null,
    grantedAt: new Date('2026-01-01T00:00:00Z'),
  });
  expect(await rolesOf('demo-ade')).toEqual(['admin']);
  expect(await rolesOf('demo-ratna')).toEqual([]);
});

describe('the sign-in page', () => {
  it('is always shown, lists every demo account, and says that it is a demo', async () => {
    const browser = new Browser();
    await signIn(browser, server.url, { account: 'demo-ratna' });
    const { html } = await openSignInPage(browser, server.url);
    for (const { sub, name } of demoAccounts) {
      expect(html).toContain(`value="${sub}"`);
      expect(html).toContain(name);
    }
    expect(html).toContain('Layanan masuk demo bawaan');
  });

  it('forbids scripts and content of other origins, and is not indexed or cached', async () => {
    const browser = new Browser();
    const { page, html } = await openSignInPage(browser, server.url);
    const { headers } = await browser.request(page);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  it('creates an account for a new e-mail address, and reuses it for the same address', async () => {
    const first = await signIn(new Browser(), server.url, {
      name: 'Melati',
      email: ' Melati@Example.com ',
    });
    expect(first).toMatchObject({
      success: true,
      user: { name: 'Melati', email: 'melati@example.com', picture: null },
    });
    const again = await signIn(new Browser(), server.url, {
      name: 'Melati Anggraini',
      email: 'melati@example.com',
    });
    expect(again.user).toMatchObject({ sub: first.user?.sub, name: 'Melati Anggraini' });
    const other = await signIn(new Browser(), server.url, {
      name: 'Melati',
      email: 'melati2@example.com',
    });
    expect(other.user?.sub).not.toBe(first.user?.sub);
  });

  it('shows the validation error of the form, keeps the input, and escapes it', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const body = new URLSearchParams({ name: '"><script>alert(1)</script>', email: 'salah' });
    const response = await browser.request(page, { method: 'POST', body });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Alamat e-mail ini belum benar');
    expect(html).toContain('value="salah"');
    expect(html).not.toContain('<script');
    expect(
      (await choose(browser, server.url, page, { account: 'demo-ratna' })).get('code'),
    ).toMatch(/.+/);
  });

  it('is shown again for an unknown account', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const body = new URLSearchParams({ account: 'demo-nobody' });
    expect((await browser.request(page, { method: 'POST', body })).status).toBe(422);
  });

  it('says that the sign-in has ended in a browser that did not start it', async () => {
    const { page } = await openSignInPage(new Browser(), server.url);
    const response = await new Browser().request(page);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Proses masuk sudah berakhir');
  });

  it('rejects the cookie of another sign-in', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    const other = await openSignInPage(new Browser(), server.url);
    const cookie = await browser.jar.getCookieString(page);
    expect((await new Browser().request(page, { headers: { cookie } })).status).toBe(200);
    const body = new URLSearchParams({ account: 'demo-ratna' });
    const response = await new Browser().request(other.page, {
      method: 'POST',
      body,
      headers: { cookie },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Proses masuk sudah berakhir');
  });

  it('rejects an unknown client and an unknown redirect address', async () => {
    const ask = (changes: Record<string, string>) => {
      const query = {
        client_id: 'dukacita',
        redirect_uri: `${server.url}/auth`,
        response_type: 'code',
        scope: 'openid',
      };
      return new Browser().request(
        `${server.url}/oidc/auth?${new URLSearchParams({ ...query, ...changes }).toString()}`,
        {
          headers: { accept: 'text/html' },
        },
      );
    };
    for (const changes of [{ redirect_uri: 'https://evil.example/auth' }, { client_id: 'evil' }]) {
      const response = await ask(changes);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('Permintaan masuk tidak dapat diproses');
    }
  });

  it('serves its pictures', async () => {
    for (const { picture } of demoAccounts) {
      const response = await fetch(`${server.url}${picture}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
  });
});

describe('the rate limit of sign-ins', () => {
  it('rejects a client that starts or submits sign-ins too often', async () => {
    const strict = await startSignInServer({ RATE_LIMIT_SIGN_IN: '3' });
    try {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) {
        statuses.push((await new Browser().request(`${strict.url}/mauth/signin`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      const post = () =>
        new Browser().request(`${strict.url}/oidc/sign-in/any`, {
          method: 'POST',
          body: new URLSearchParams(),
        });
      const submitted = [await post(), await post(), await post(), await post()];
      expect(submitted.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
      expect(await submitted[3]?.text()).toContain('Terlalu banyak percobaan');
      const open = () => new Browser().request(`${strict.url}/oidc/auth?client_id=dukacita`);
      const opened = await Promise.all(Array.from({ length: 7 }, open));
      expect(opened.filter(({ status }) => status === 429)).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});
