/** Converts an address in an answer to an absolute URL. */
export type ResolveUrl = (address: string) => string;

/**
 * Creates a function that makes addresses absolute. It resolves paths against the upstream, and
 * replaces legacy hosts (plain http, IP address) with the secure host, keeping path and query. It
 * returns any other address unchanged.
 * @param upstreamUrl absolute, without a trailing slash
 * @param secureUpstreamUrl the replacement of legacy hosts, absolute, without a trailing slash
 */
export function createUrlResolver(upstreamUrl: string, secureUpstreamUrl: string): ResolveUrl {
  const upstream = new URL(`${upstreamUrl}/`);
  const secure = new URL(`${secureUpstreamUrl}/`);
  return (address) => {
    const isPathOnUpstream = address.startsWith('/') && !address.startsWith('//');
    const url = isPathOnUpstream ? resolveBelow(upstream, address) : new URL(address, upstream);
    return (
      isLegacy(url) && url.origin !== upstream.origin
        ? resolveBelow(secure, url.pathname + url.search)
        : url
    ).href;
  };
}

/** Returns whether a text is a valid address: a path, or an absolute http or https URL. */
export function isAddress(text: string): boolean {
  const base = 'https://upstream.invalid/';
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

function resolveBelow(base: URL, path: string): URL {
  return new URL(`.${path}`, base);
}

function isLegacy({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'http:' && (/^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.startsWith('['))
  );
}
