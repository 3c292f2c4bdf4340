import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/src/db/schema/users.ts';
import { Browser } from './support/Browser.ts';
import { signIn } from './support/signInFlow.ts';
import { type SignInServer, startSignInServer } from './support/signInServer.ts';

const day = 24 * 3600;

let server: SignInServer;
beforeAll(async () => {
  server = await startSignInServer();
});
afterAll(() => server.close());

const refresh = (browser: Browser) =>
  browser.request(`${server.url}/mauth/refresh`, { method: 'POST' });
const refreshWith = (token: string) =>
  new Browser().request(`${server.url}/mauth/refresh`, {
    method: 'POST',
    headers: { cookie: `dukacita_refresh=${token}` },
  });
const tokenOf = async (browser: Browser) =>
  (await browser.cookie(`${server.url}/mauth`, 'dukacita_refresh'))?.value ?? '';
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

async function signedIn(account = 'demo-ratna'): Promise<Browser> {
  const browser = new Browser();
  expect((await signIn(browser, server.url, { account })).success).toBe(true);
  return browser;
}

describe('refreshing a sign-in', () => {
  it('answers a new access token and changes the cookie each time', async () => {
    const browser = await signedIn();
    const first = await tokenOf(browser);
    const response = await refresh(browser);
    const { access_token, expires_in } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    expect(response.status).toBe(200);
    expect(expires_in).toBe(900);
    expect(await server.deps.accessTokens.verify(access_token)).toMatchObject({
      sub: 'demo-ratna',
      email: 'ratna@example.com',
    });
    const second = await tokenOf(browser);
    expect(second).not.toBe(first);
    expect((await refresh(browser)).status).toBe(200);
    expect(new Set([first, second, await tokenOf(browser)]).size).toBe(3);
  });

  it('keeps the cookie from scripts, from other sites and from all calls but these', async () => {
    const browser = await signedIn();
    const [cookie] = (await refresh(browser)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^dukacita_refresh=[\w-]{43}; Path=\/mauth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('keeps no token in the database, only hashes', async () => {
    const browser = await signedIn('demo-wayan');
    const token = await tokenOf(browser);
    const rows = await server.deps.db.query.refreshTokens.findMany({
      where: (row, { eq }) => eq(row.sub, 'demo-wayan'),
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives two tabs that ask at once the same next cookie, and both go on', async () => {
    const browser = await signedIn();
    const token = await tokenOf(browser);
    const answers = await Promise.all([refreshWith(token), refreshWith(token), refreshWith(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cookies = answers.map((answer) => answer.headers.getSetCookie()[0]?.split(';')[0]);
    expect(new Set(cookies).size).toBe(1);
    expect((await refreshWith(cookies[0]?.split('=')[1] ?? '')).status).toBe(200);
  });

  it('gives a browser that lost the answer the same next cookie for two minutes', async () => {
    const token = await tokenOf(await signedIn());
    const lost = await refreshWith(token);
    server.advance(119);
    const again = await refreshWith(token);
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()[0]?.split(';')[0]).toBe(
      lost.headers.getSetCookie()[0]?.split(';')[0],
    );
  });

  it('ends the session of a cookie that comes back after that', async () => {
    const browser = await signedIn();
    const token = await tokenOf(browser);
    await refresh(browser);
    server.advance(121);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
    expect(await codeOf(await refresh(browser))).toEqual([401, 'unauthenticated']);
  });

  it('ends the session at once when a cookie comes back whose successor has been used', async () => {
    const browser = await signedIn();
    const bystander = await signedIn();
    const stolen = await tokenOf(browser);
    await refresh(browser);
    await refresh(browser);
    expect(await codeOf(await refreshWith(stolen))).toEqual([401, 'unauthenticated']);
    const refused = await refresh(browser);
    expect(await codeOf(refused)).toEqual([401, 'unauthenticated']);
    expect(await tokenOf(browser)).toBe('');
    expect((await refresh(bystander)).status).toBe(200);
  });

  it('refuses a browser without a cookie, and one with an invented cookie', async () => {
    expect(await codeOf(await refresh(new Browser()))).toEqual([401, 'unauthenticated']);
    expect(await codeOf(await refreshWith('x'.repeat(43)))).toEqual([401, 'unauthenticated']);
  });

  it('calls a session that nobody used for 30 days expired', async () => {
    const token = await tokenOf(await signedIn());
    server.advance(30 * day);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'token_expired']);
  });

  it('ends after 90 days however often it is used', async () => {
    const browser = await signedIn();
    let token = await tokenOf(browser);
    for (let passed = 0; passed < 87; passed += 29) {
      server.advance(29 * day);
      const response = await refreshWith(token);
      expect(response.status).toBe(200);
      token = response.headers.getSetCookie()[0]?.match(/=([\w-]+)/)?.[1] ?? '';
    }
    server.advance(3 * day);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'token_expired']);
  });

  it('ends the session of a user who was disabled meanwhile', async () => {
    const browser = await signedIn('demo-siti');
    const token = await tokenOf(browser);
    await server.deps.db
      .insert(users)
      .values({ username: 'demo-siti', disabledAt: server.deps.now() });
    expect(await codeOf(await refresh(browser))).toEqual([403, 'user_disabled']);
    expect(await tokenOf(browser)).toBe('');
    await server.deps.db.delete(users);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
  });
});

describe('the access token', () => {
  it('is called expired after 15 minutes, and the session gives another', async () => {
    const browser = new Browser();
    const { token = '' } = await signIn(browser, server.url, { account: 'demo-ratna' });
    server.advance(901);
    await expect(server.deps.accessTokens.verify(token)).rejects.toMatchObject({
      code: 'token_expired',
    });
    const { access_token } = (await (await refresh(browser)).json()) as { access_token: string };
    expect((await server.deps.accessTokens.verify(access_token)).sub).toBe('demo-ratna');
  });
});

describe('signing out', () => {
  const signOut = (browser: Browser) =>
    browser.request(`${server.url}/mauth/signout`, { method: 'POST' });

  it('ends the session and takes the cookie away', async () => {
    const browser = await signedIn();
    const token = await tokenOf(browser);
    const response = await signOut(browser);
    expect(response.status).toBe(204);
    expect(await tokenOf(browser)).toBe('');
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
  });

  it('ends it for a tab that is refreshing at that moment too', async () => {
    const browser = await signedIn();
    const token = await tokenOf(browser);
    const [refreshed] = await Promise.all([refreshWith(token), signOut(browser)]);
    const next = refreshed.headers.getSetCookie()[0]?.match(/=([\w-]+)/)?.[1] ?? token;
    expect(await codeOf(await refreshWith(next))).toEqual([401, 'unauthenticated']);
  });

  it('is done all the same where there is no session', async () => {
    expect((await signOut(new Browser())).status).toBe(204);
  });
});
