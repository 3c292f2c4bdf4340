import { pagePaths } from '@dukacita/shared/pagePaths';

/** How the worker handles a request; null passes it to the network. */
export type Handling = 'page' | 'asset' | 'data' | 'image' | null;

/** Paths of data that visitors read: the same for every user, and not part of an order. */
const data =
  /^\/(?:persons\/(?:search|carousel|regional|detail\/\d+|\d+\/messages)|cities|ads\/(?:top|bottom)|ucapan\/api\/get_(?:provinsi|kabupaten))\/?$/;

const images = /^\/images\/.+/;

/** Files of a build: their name has a hash of the content. */
const assets = /^\/assets\/.+/;

export interface ClassifiedRequest {
  readonly method: string;
  readonly url: URL;
  readonly cache: RequestCache;
  readonly isNavigation: boolean;
}

/** Returns whether a path is that of a page that needs no network. */
function isOfflinePage(path: string): boolean {
  return pagePaths.test(path) && !/^\/auth\/?$/.test(path);
}

/**
 * Returns how to handle a request. Only GET requests of the listed paths are cached, and none with
 * `no-store`. Orders and everything that belongs to them, users, histories, sign-in, uploads and
 * personal files always go to the network.
 * @param origin the origin of the app
 * @param upstream the base URL of the upstream without a trailing slash; it may be on another host
 */
export function classifyRequest(
  { method, url, cache, isNavigation }: ClassifiedRequest,
  origin: string,
  upstream: string,
): Handling {
  if (method !== 'GET' || cache === 'no-store') return null;
  if (isNavigation) return url.origin === origin && isOfflinePage(url.pathname) ? 'page' : null;
  if (url.origin === origin && assets.test(url.pathname)) return 'asset';
  if (url.origin === origin && images.test(url.pathname)) return 'image';
  return isBelow(url, upstream) &&
    data.test(url.pathname.slice(new URL(upstream).pathname.replace(/\/$/, '').length))
    ? 'data'
    : null;
}

function isBelow({ origin, pathname }: URL, base: string): boolean {
  return `${origin}${pathname}`.startsWith(`${base}/`);
}
