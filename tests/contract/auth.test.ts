import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/src/db/schema/users.ts';
import { demoAccounts } from '../../server/src/issuer/demoAccounts.ts';
import { Browser } from './support/Browser.ts';
import { choose, complete, openChooser, signIn } from './support/signInFlow.ts';
import { type SignInServer, startSignInServer } from './support/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignInServer();
});
afterAll(() => server.close());

describe('beginning a sign-in', () => {
  it('R20 asks for a code with PKCE, state and nonce, and always for the account chooser', async () => {
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

  it('ties the attempt to the browser by a cookie no script can read', async () => {
    const response = await new Browser().request(`${server.url}/mauth/signin`);
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^dukacita_signin_[0-9a-f]{16}=[\w-]{43}; Max-Age=600; Path=\/mauth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('uses other secrets each time', async () => {
    const browser = new Browser();
    const begin = async () => {
      const answer = (await (await browser.request(`${server.url}/mauth/signin`)).json()) as {
        login_url: string;
      };
      return new URL(answer.login_url).searchParams;
    };
    const [one, other] = [await begin(), await begin()];
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.get(name)).not.toBe(other.get(name));
  });
});

describe('completing a sign-in', () => {
  it('answers the person, an access token and its lifetime', async () => {
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
      sub: 'demo-ratna',
    });
  });

  it('gives the id of a person who is a user already', async () => {
    const [row] = await server.deps.db
      .insert(users)
      .values({ username: 'demo-meilani' })
      .returning({ id: users.id });
    const result = await signIn(new Browser(), server.url, { account: 'demo-meilani' });
    expect(result.user?.id).toBe(row?.id);
  });

  it('gives no e-mail when the person has none', async () => {
    const result = await signIn(new Browser(), server.url, { account: 'demo-hendra' });
    expect(result).toMatchObject({ success: true, user: { sub: 'demo-hendra', email: null } });
  });

  it('refuses a disabled user, and opens no session', async () => {
    await server.deps.db.insert(users).values({ username: 'demo-agus', disabledAt: new Date() });
    const browser = new Browser();
    expect(await signIn(browser, server.url, { account: 'demo-agus' })).toEqual({
      success: false,
      error: 'user_disabled',
    });
    expect(await browser.cookie(`${server.url}/mauth`, 'dukacita_refresh')).toBeUndefined();
  });

  it('tells a cancelled sign-in as refused, once', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
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

  it('takes an answer once, also when it comes twice at the same time', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    const results = await Promise.all([1, 2, 3, 4].map(() => complete(browser, server.url, query)));
    expect(results.filter((result) => result.success)).toHaveLength(1);
    expect(results.filter((result) => result.error === 'signin_state_invalid')).toHaveLength(3);
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('refuses the answer in another browser, and leaves it good for the right one', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    const stranger = new Browser();
    await stranger.request(`${server.url}/mauth/signin`);
    expect(await complete(stranger, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
    const [own] = await browser.jar.getCookies(`${server.url}/mauth`);
    await stranger.jar.setCookie(
      `${own?.key}=${'x'.repeat(43)}; Path=/mauth`,
      `${server.url}/mauth`,
    );
    expect(await complete(stranger, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
    expect(await complete(browser, server.url, query)).toMatchObject({ success: true });
  });

  it('refuses a state that was never given out, and one that is missing', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
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

  it('refuses an answer that comes after ten minutes', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    server.advance(600);
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_state_invalid',
    });
  });

  it('refuses a code the provider did not give, and one from another sign-in', async () => {
    const browser = new Browser();
    const first = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, first.page, { account: 'demo-ratna' });
    const second = await openChooser(browser, server.url);
    const other = await choose(browser, server.url, second.page, { account: 'demo-budi' });
    const swapped = new URLSearchParams(query);
    swapped.set('code', other.get('code') ?? '');
    expect(await complete(browser, server.url, swapped)).toEqual({
      success: false,
      error: 'signin_refused',
    });
    const third = await openChooser(browser, server.url);
    const invented = await choose(browser, server.url, third.page, { account: 'demo-ratna' });
    invented.set('code', 'invented');
    expect(await complete(browser, server.url, invented)).toEqual({
      success: false,
      error: 'signin_refused',
    });
  });

  it('refuses an answer that names another issuer', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, page, { account: 'demo-ratna' });
    query.set('iss', 'https://issuer.example');
    expect(await complete(browser, server.url, query)).toEqual({
      success: false,
      error: 'signin_refused',
    });
  });

  it('lets sign-ins of two tabs go on side by side, for different people', async () => {
    const browser = new Browser();
    const one = await openChooser(browser, server.url);
    const other = await openChooser(browser, server.url);
    const otherQuery = await choose(browser, server.url, other.page, { account: 'demo-budi' });
    const oneQuery = await choose(browser, server.url, one.page, { account: 'demo-ratna' });
    expect((await complete(browser, server.url, oneQuery)).user?.sub).toBe('demo-ratna');
    expect((await complete(browser, server.url, otherQuery)).user?.sub).toBe('demo-budi');
  });

  it('keeps secrets and people out of the log', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const query = await choose(browser, server.url, page, {
      name: 'Melati Rahasia',
      email: 'melati.rahasia@example.com',
    });
    const result = await complete(browser, server.url, query);
    const log = server.logged.join('');
    expect(log).toContain('/mauth/auth');
    const told = [
      query.get('code'),
      query.get('state'),
      result.token,
      'Rahasia',
      'rahasia',
      result.user?.sub,
    ];
    for (const secret of told) expect(log).not.toContain(secret);
  });
});

describe('the sign-in page', () => {
  it('is always shown, with every demo account, and says that it is a demo', async () => {
    const browser = new Browser();
    await signIn(browser, server.url, { account: 'demo-ratna' });
    const { html } = await openChooser(browser, server.url);
    for (const { sub, name } of demoAccounts) {
      expect(html).toContain(`value="${sub}"`);
      expect(html).toContain(name);
    }
    expect(html).toContain('Layanan masuk demo bawaan');
  });

  it('forbids scripts and foreign things, and is kept out of indexes and caches', async () => {
    const browser = new Browser();
    const { page, html } = await openChooser(browser, server.url);
    const { headers } = await browser.request(page);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  it('makes an account for another e-mail, the same one for the same address', async () => {
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

  it('shows what is wrong with the form, keeps what was typed, and treats it as text', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
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

  it('offers itself again for an account nobody has', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const body = new URLSearchParams({ account: 'demo-nobody' });
    expect((await browser.request(page, { method: 'POST', body })).status).toBe(422);
  });

  it('says that it is over in a browser without the sign-in', async () => {
    const { page } = await openChooser(new Browser(), server.url);
    const response = await new Browser().request(page);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Proses masuk sudah berakhir');
  });

  it('is no page of another sign-in, whatever cookie comes along', async () => {
    const browser = new Browser();
    const { page } = await openChooser(browser, server.url);
    const other = await openChooser(new Browser(), server.url);
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

  it('refuses to be used by a client or for an address it does not know', async () => {
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

  it('serves the faces and typefaces it shows', async () => {
    for (const { picture } of demoAccounts) {
      const response = await fetch(`${server.url}${picture}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const font = await new Browser().request(`${server.url}/oidc/assets/serif-500.woff2`);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect((await new Browser().request(`${server.url}/oidc/assets/other.woff2`)).status).toBe(404);
  });
});

describe('limits', () => {
  it('stops who begins or submits sign-ins too often', async () => {
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
