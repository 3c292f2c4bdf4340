import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from './support/signInFlow.ts';
import { type SignInServer, startSignInServer } from './support/startSignInServer.ts';

const appOrigin = 'http://localhost:4123';
const otherOrigin = 'https://other.example';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignInServer({ APP_ORIGINS: appOrigin });
});
afterAll(() => server.close());

const start = async (origin: string | undefined) => {
  const response = await fetch(`${server.url}/mauth/signin`, {
    headers: origin === undefined ? {} : { origin },
  });
  const { login_url } = (await response.json()) as { login_url: string };
  return { loginUrl: new URL(login_url), cookie: response.headers.getSetCookie()[0] ?? '' };
};

/** Sends only the name and value of cookies, as a browser does. */
const pairsOf = (lines: string[]) => lines.map((line) => line.split(';', 1)[0]).join('; ');

/** Chooses an account on the provider's page; returns the address to which it leads. */
async function chooseAccount(loginUrl: URL): Promise<URL> {
  let next = loginUrl;
  let cookies: string[] = [];
  let options: RequestInit = {};
  for (let hops = 0; hops < 10; hops += 1) {
    const response = await fetch(next, {
      ...options,
      redirect: 'manual',
      headers: { cookie: pairsOf(cookies) },
    });
    cookies = [...cookies, ...response.headers.getSetCookie()];
    const location = response.headers.get('location');
    if (location !== null) next = new URL(location, next);
    if (next.pathname === '/auth' && next.origin !== server.url) return next;
    options =
      location === null
        ? { method: 'POST', body: new URLSearchParams({ account: 'demo-ratna' }) }
        : {};
  }
  throw new Error('The sign-in did not lead to the app.');
}

describe('an app on another origin', () => {
  it('R192 signs in, and gets the callback page and cookies of its own', async () => {
    const { loginUrl, cookie } = await start(appOrigin);
    expect(loginUrl.searchParams.get('redirect_uri')).toBe(`${appOrigin}/auth`);
    expect(cookie).toMatch(
      /^dukacita_signin_[0-9a-f]{16}=[\w-]{43}; Max-Age=600; Path=\/mauth; HttpOnly; Secure; Partitioned; SameSite=None$/,
    );

    const callback = await chooseAccount(loginUrl);
    expect(callback.origin).toBe(appOrigin);
    const completed = await fetch(`${server.url}/mauth/auth${callback.search}`, {
      headers: { origin: appOrigin, cookie: pairsOf([cookie]) },
    });
    expect(completed.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(completed.headers.get('access-control-allow-credentials')).toBe('true');
    expect((await completed.json()) as SignInResult).toMatchObject({
      success: true,
      user: { sub: 'demo-ratna' },
    });
    const refresh = completed.headers
      .getSetCookie()
      .find((line) => line.startsWith('dukacita_refresh='));
    expect(refresh).toMatch(/; HttpOnly; Secure; Partitioned; SameSite=None$/);

    const refreshed = await fetch(`${server.url}/mauth/refresh`, {
      method: 'POST',
      headers: {
        origin: appOrigin,
        'sec-fetch-site': 'cross-site',
        cookie: pairsOf([refresh ?? '']),
      },
    });
    expect(refreshed.status).toBe(200);
  });

  it.each(['refresh', 'signout'])(
    'cannot call /mauth/%s unless it serves the app',
    async (path) => {
      const rejected = await fetch(`${server.url}/mauth/${path}`, {
        method: 'POST',
        headers: { origin: otherOrigin, 'sec-fetch-site': 'cross-site' },
      });
      expect([rejected.status, ((await rejected.json()) as { code: string }).code]).toEqual([
        403,
        'forbidden',
      ]);
    },
  );

  it.each([undefined, otherOrigin])('is not assumed for the origin %s', async (origin) => {
    const { loginUrl, cookie } = await start(origin);
    expect(loginUrl.searchParams.get('redirect_uri')).toBe(`${server.url}/auth`);
    expect(cookie).toMatch(/; Path=\/mauth; HttpOnly; SameSite=Lax$/);
  });
});
