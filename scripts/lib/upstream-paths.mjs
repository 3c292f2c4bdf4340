/**
 * Paths of the upstream that are not in the app's contract: pictures, uploads, sign-in pages, health
 * checks, the staff's calls, the demo parts, the links in e-mails and the fonts of the server's pages.
 */
const otherPaths = [
  '/images',
  '/files',
  '/oidc',
  '/unduh',
  '/healthz',
  '/readyz',
  '/api/v1.0/staff',
  '/demo-bank',
  '/demo-mailbox',
  '/email',
  '/own-pages',
];

/**
 * Converts the paths of an OpenAPI document to regular expressions, as strings, that match exactly
 * the addresses of the upstream. The development server proxies these and serves all others itself.
 * @param {Iterable<string>} contractPaths path templates such as `/persons/{id}/messages`
 * @returns {string[]} each begins with `^` and allows a query string
 */
export function upstreamPatterns(contractPaths) {
  const exact = [...contractPaths].map((path) => {
    const pattern = path
      .replace(/\/+$/, '')
      .split(/(\{[^}]*\})/)
      .map((part) => (part.startsWith('{') ? '[^/?]+' : escapeForPattern(part)))
      .join('');
    return `^${pattern}/?(?:\\?.*)?$`;
  });
  const below = otherPaths.map((path) => `^${escapeForPattern(path)}(?:[/?].*)?$`);
  return [...new Set([...exact, ...below])];
}

/** @param {string} text */
function escapeForPattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
