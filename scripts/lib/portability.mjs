/**
 * @typedef {object} PortabilityError
 * @property {number} line counted from 1
 * @property {string} what the kind of the error
 */

const kinds = [
  {
    what: 'an absolute path of one computer',
    pattern: /(?<![\w.:/~$}-])\/(?:home|Users|root|work|mnt|media)\/[\w.-]+|\b[A-Z]:\\{1,2}Users\\/,
  },
  {
    what: 'the address of a package registry',
    pattern:
      /\b(?:registry\.(?:npmjs\.org|yarnpkg\.com)|npm\.pkg\.github\.com)\b|"resolved":\s*"https?:/,
  },
  { what: 'an authorization token', pattern: /_authToken\s*=|\bnpm_[A-Za-z0-9]{36}\b/ },
];

/**
 * Finds the lines of a text that contain a path of one computer, the address of a registry, or a
 * token.
 * @param {string} text
 * @returns {PortabilityError[]}
 */
export function findPortabilityErrors(text) {
  return text
    .split('\n')
    .flatMap((content, index) =>
      kinds
        .filter(({ pattern }) => pattern.test(content))
        .map(({ what }) => ({ line: index + 1, what })),
    );
}

/**
 * Returns the dependencies of a manifest that are not pinned to an exact version. Ignores peer
 * dependencies, which are ranges.
 * @param {string} manifest the text of a package.json
 * @returns {string[]} such as `"fast-check": "^4"`
 */
export function findUnpinnedDependencies(manifest) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(manifest);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `"${name}": "${version}"`);
}
