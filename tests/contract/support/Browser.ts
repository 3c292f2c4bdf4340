import { type Cookie, CookieJar } from 'tough-cookie';

/**
 * A minimal browser for sign-in tests: keeps cookies by their rules, and follows redirects on
 * request.
 */
export class Browser {
  readonly jar = new CookieJar();

  /** Sends a request with the browser's cookies; does not follow redirects. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = await this.jar.getCookieString(url);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    // An unread body would keep the connection open and block the server from closing.
    await response.clone().arrayBuffer();
    for (const line of response.headers.getSetCookie()) await this.jar.setCookie(line, url);
    return response;
  }

  /**
   * Follows redirects until a page is answered or an address that starts with `until` is reached.
   */
  async follow(
    url: string,
    until: string,
    init: RequestInit = {},
  ): Promise<{ url: string; response: Response | undefined }> {
    let next = url;
    let options = init;
    for (let hops = 0; hops < 10; hops += 1) {
      if (next.startsWith(until)) return { url: next, response: undefined };
      const response = await this.request(next, options);
      const location = response.headers.get('location');
      if (location === null) return { url: next, response };
      next = new URL(location, next).href;
      options = {};
    }
    throw new Error(`More than 10 redirects from ${url}.`);
  }

  /** Returns the cookie with this name for the address. */
  async cookie(url: string, name: string): Promise<Cookie | undefined> {
    return (await this.jar.getCookies(url)).find((cookie) => cookie.key === name);
  }
}
