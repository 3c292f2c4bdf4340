/** What the worker does with an address; null leaves it to the network alone, as if there were no worker. */
export type Handling = 'page' | 'part' | 'read' | 'picture' | null;

/** Addresses with a page of the app, as the server knows them. `/auth` is left out: it is only of use with a network. */
const pages = /^\/(?:home|history|help|duka(?:\/.*)?|order(?:\/.*)?|profile(?:\/.*)?)?\/?$/;

/** What visitors read: the same for everybody, and of no order. */
const reads =
  /^\/(?:persons\/(?:search|carousel|regional|detail\/\d+|\d+\/messages)|cities|ads\/(?:top|bottom)|ucapan\/api\/get_(?:provinsi|kabupaten))\/?$/;

const pictures = /^\/images\/.+/;

/** Files of a build: their name changes whenever their content does. */
const parts = /^\/assets\/.+/;

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly cache: RequestCache;
  /** A whole page is asked for, not something within one. */
  readonly isNavigation: boolean;
}

/**
 * Sorts what a page asks for. Everything but a GET of what is named here passes by, and all that is asked for with `no-store`: orders and all that belongs to
 * them, users, histories, sign-in, uploads and the files made for one person.
 * @param origin of the app
 * @param upstream where the upstream's paths begin, without a trailing slash; it may be on another host
 */
export function classifyRequest(
  { method, url, cache, isNavigation }: Asked,
  origin: string,
  upstream: string,
): Handling {
  if (method !== 'GET' || cache === 'no-store') return null;
  if (isNavigation) return url.origin === origin && pages.test(url.pathname) ? 'page' : null;
  if (url.origin === origin && parts.test(url.pathname)) return 'part';
  if (url.origin === origin && pictures.test(url.pathname)) return 'picture';
  return isBelow(url, upstream) &&
    reads.test(url.pathname.slice(new URL(upstream).pathname.replace(/\/$/, '').length))
    ? 'read'
    : null;
}

function isBelow({ origin, pathname }: URL, base: string): boolean {
  return `${origin}${pathname}`.startsWith(`${base}/`);
}
