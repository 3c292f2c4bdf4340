/** Turns addresses in answers into ones that a page can load. */
export type ResolveAddress = (address: string) => string;

/**
 * Makes addresses of pictures absolute. A path is one on the upstream; a plain-http address whose host is an IP
 * number is an old name of the secure host and is rewritten to it, path and query kept; all else stays.
 * @param upstreamUrl absolute, without a trailing slash
 * @param secureUpstreamUrl where old addresses lead now, absolute, without a trailing slash
 */
export function createResolveAddress(
  upstreamUrl: string,
  secureUpstreamUrl: string,
): ResolveAddress {
  const upstream = new URL(`${upstreamUrl}/`);
  const secure = new URL(`${secureUpstreamUrl}/`);
  return (address) => {
    const isPathOnUpstream = address.startsWith('/') && !address.startsWith('//');
    const url = isPathOnUpstream ? below(upstream, address) : new URL(address, upstream);
    return (
      isLegacy(url) && url.origin !== upstream.origin
        ? below(secure, url.pathname + url.search)
        : url
    ).href;
  };
}

/** Whether a text can be an address of the upstream: a path, or absolute by http or https. */
export function isAddress(text: string): boolean {
  const base = 'https://upstream.invalid/';
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

function below(base: URL, path: string): URL {
  return new URL(`.${path}`, base);
}

function isLegacy({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (/^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.startsWith('['))
  );
}
