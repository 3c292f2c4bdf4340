/** Addresses the upstream answers besides the calls in the contract: pictures, uploads, sign-in pages, health. */
const besidesTheContract = ['/images', '/files', '/oidc', '/unduh', '/healthz', '/readyz'];

/**
 * Turns the paths of an OpenAPI document into regular expressions (as strings) that match exactly the
 * addresses an upstream answers, so that a development server can pass those on and keep all others.
 * @param {Iterable<string>} contractPaths path templates such as `/persons/{id}/messages`
 * @returns {string[]} each begins with `^`; query strings are allowed for
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
  const below = besidesTheContract.map((path) => `^${escapeForPattern(path)}(?:[/?].*)?$`);
  return [...new Set([...exact, ...below])];
}

/** @param {string} text */
function escapeForPattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
