import { type Cookie, CookieJar } from 'tough-cookie';

/** A browser as far as sign-in can tell: keeps cookies by their rules, and follows redirects when told to. */
export class Browser {
  readonly jar = new CookieJar();

  /** Asks for an address with this browser's cookies; redirects are not followed. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = await this.jar.getCookieString(url);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    // An answer left unread keeps its connection busy, and with it a server that wants to close.
    await response.clone().arrayBuffer();
    for (const line of response.headers.getSetCookie()) await this.jar.setCookie(line, url);
    return response;
  }

  /** Follows redirects until a page answers, or an address that starts with `until` is reached. */
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

  /** The browser's cookie of that name for the address. */
  async cookie(url: string, name: string): Promise<Cookie | undefined> {
    return (await this.jar.getCookies(url)).find((cookie) => cookie.key === name);
  }
}
