/**
 * @typedef {object} Fault
 * @property {number} line counted from 1
 * @property {string} what
 */

const kinds = [
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.:/~$}-])\/(?:home|Users|root|work|mnt|media)\/[\w.-]+|\b[A-Z]:\\{1,2}Users\\/,
  },
  {
    what: 'the address of a package registry',
    pattern:
      /\b(?:registry\.(?:npmjs\.org|yarnpkg\.com)|npm\.pkg\.github\.com)\b|"resolved":\s*"https?:/,
  },
  { what: 'an authorisation token', pattern: /_authToken\s*=|\bnpm_[A-Za-z0-9]{36}\b/ },
];

/**
 * Looks in a text for what is true on one machine only, or belongs to nobody else.
 * @param {string} text
 * @returns {Fault[]}
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
 * Finds dependencies in a manifest that are not pinned to one version. Peer dependencies are ranges by nature.
 * @param {string} manifest the text of a package.json
 * @returns {string[]} such as `"fast-check": "^4"`
 */
export function rangedDependencies(manifest) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(manifest);
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
    .map(([name, version]) => `"${name}": "${version}"`);
}
