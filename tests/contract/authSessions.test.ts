import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/src/data/db/schema/users.ts';
import { Browser } from './support/Browser.ts';
import { signIn } from './support/signInFlow.ts';
import { type SignInServer, startSignInServer } from './support/startSignInServer.ts';

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
const getBearerToken = async (browser: Browser) =>
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

describe('refreshing a session', () => {
  it('returns a new access token and rotates the cookie each time', async () => {
    const browser = await signedIn();
    const first = await getBearerToken(browser);
    const response = await refresh(browser);
    const { access_token, expires_in } = (await response.json()) as {
      access_token: string;
      expires_in: number;
    };
    expect(response.status).toBe(200);
    expect(expires_in).toBe(900);
    expect(await server.deps.accessTokens.verify(access_token)).toMatchObject({
      identity: { sub: 'demo-ratna', email: 'ratna@example.com' },
    });
    const second = await getBearerToken(browser);
    expect(second).not.toBe(first);
    expect((await refresh(browser)).status).toBe(200);
    expect(new Set([first, second, await getBearerToken(browser)]).size).toBe(3);
  });

  it('hides the cookie from scripts, other sites and other paths', async () => {
    const browser = await signedIn();
    const [cookie] = (await refresh(browser)).headers.getSetCookie();
    expect(cookie).toMatch(
      /^dukacita_refresh=[\w-]{43}; Path=\/mauth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('stores only hashes of tokens in the database', async () => {
    const browser = await signedIn('demo-wayan');
    const token = await getBearerToken(browser);
    const rows = await server.deps.db.query.refreshTokens.findMany({
      where: (row, { eq }) => eq(row.sub, 'demo-wayan'),
    });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives tabs that refresh at once the same next cookie, and accepts it', async () => {
    const browser = await signedIn();
    const token = await getBearerToken(browser);
    const answers = await Promise.all([refreshWith(token), refreshWith(token), refreshWith(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const cookies = answers.map((answer) => answer.headers.getSetCookie()[0]?.split(';')[0]);
    expect(new Set(cookies).size).toBe(1);
    expect((await refreshWith(cookies[0]?.split('=')[1] ?? '')).status).toBe(200);
  });

  it('repeats the same next cookie for two minutes, in case the answer was lost', async () => {
    const token = await getBearerToken(await signedIn());
    const lost = await refreshWith(token);
    server.advance(119);
    const again = await refreshWith(token);
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie()[0]?.split(';')[0]).toBe(
      lost.headers.getSetCookie()[0]?.split(';')[0],
    );
  });

  it('ends the session when a replaced cookie is used after two minutes', async () => {
    const browser = await signedIn();
    const token = await getBearerToken(browser);
    await refresh(browser);
    server.advance(121);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
    expect(await codeOf(await refresh(browser))).toEqual([401, 'unauthenticated']);
  });

  it('ends the session at once when a cookie is used whose successor was already used', async () => {
    const browser = await signedIn();
    const otherBrowser = await signedIn();
    const stolen = await getBearerToken(browser);
    await refresh(browser);
    await refresh(browser);
    expect(await codeOf(await refreshWith(stolen))).toEqual([401, 'unauthenticated']);
    const rejected = await refresh(browser);
    expect(await codeOf(rejected)).toEqual([401, 'unauthenticated']);
    expect(await getBearerToken(browser)).toBe('');
    expect((await refresh(otherBrowser)).status).toBe(200);
  });

  it('rejects a missing cookie and an invented one', async () => {
    expect(await codeOf(await refresh(new Browser()))).toEqual([401, 'unauthenticated']);
    expect(await codeOf(await refreshWith('x'.repeat(43)))).toEqual([401, 'unauthenticated']);
  });

  it('expires a session after 30 days without use', async () => {
    const token = await getBearerToken(await signedIn());
    server.advance(30 * day);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'token_expired']);
  });

  it('expires a session after 90 days, even when it is used', async () => {
    const browser = await signedIn();
    let token = await getBearerToken(browser);
    for (let days = 0; days < 87; days += 29) {
      server.advance(29 * day);
      const response = await refreshWith(token);
      expect(response.status).toBe(200);
      token = response.headers.getSetCookie()[0]?.match(/=([\w-]+)/)?.[1] ?? '';
    }
    server.advance(3 * day);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'token_expired']);
  });

  it('ends the session of a user who has been disabled', async () => {
    const browser = await signedIn('demo-siti');
    const token = await getBearerToken(browser);
    await server.deps.db
      .insert(users)
      .values({ username: 'demo-siti', disabledAt: server.deps.now() });
    expect(await codeOf(await refresh(browser))).toEqual([403, 'user_disabled']);
    expect(await getBearerToken(browser)).toBe('');
    await server.deps.db.delete(users);
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
  });
});

describe('the access token', () => {
  it('expires after 15 minutes, and the session issues another', async () => {
    const browser = new Browser();
    const { token = '' } = await signIn(browser, server.url, { account: 'demo-ratna' });
    server.advance(901);
    await expect(server.deps.accessTokens.verify(token)).rejects.toMatchObject({
      code: 'token_expired',
    });
    const { access_token } = (await (await refresh(browser)).json()) as { access_token: string };
    const { identity } = await server.deps.accessTokens.verify(access_token);
    expect(identity.sub).toBe('demo-ratna');
  });
});

describe('signing out', () => {
  const signOut = (browser: Browser) =>
    browser.request(`${server.url}/mauth/signout`, { method: 'POST' });

  it('ends the session and removes the cookie', async () => {
    const browser = await signedIn();
    const token = await getBearerToken(browser);
    const response = await signOut(browser);
    expect(response.status).toBe(204);
    expect(await getBearerToken(browser)).toBe('');
    expect(await codeOf(await refreshWith(token))).toEqual([401, 'unauthenticated']);
  });

  it('ends the session also for a tab that is refreshing at that moment', async () => {
    const browser = await signedIn();
    const token = await getBearerToken(browser);
    const [refreshed] = await Promise.all([refreshWith(token), signOut(browser)]);
    const next = refreshed.headers.getSetCookie()[0]?.match(/=([\w-]+)/)?.[1] ?? token;
    expect(await codeOf(await refreshWith(next))).toEqual([401, 'unauthenticated']);
  });

  it('succeeds without a session', async () => {
    expect((await signOut(new Browser())).status).toBe(204);
  });
});
