/** Licences that require little more than naming the authors. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages that are loaded unchanged as separate libraries, as their licences require: libvips by
 * sharp, and elkjs by the tool that draws machines.
 */
const loadedAsLibraries = [
  { name: /^@img\/sharp-/, licence: /^LGPL-/ },
  { name: /^elkjs$/, licence: /^EPL-2\.0$/ },
];

/**
 * Returns the packages of a lock file whose licence is not allowed. Ignores development packages.
 * @param {Record<string, { license?: string, dev?: boolean, link?: boolean }>} packages as in
 * package-lock.json
 * @returns {{ name: string, licence: string }[]}
 */
export function findForbiddenLicences(packages) {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .map(([path, entry]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      licence: entry.license ?? 'none',
    }))
    .filter(({ name, licence }) => !isAllowed(licence, name));
}

/**
 * @param {string} expression an SPDX expression without nesting
 * @param {string} name of the package
 * @returns {boolean}
 */
function isAllowed(expression, name) {
  const unwrapped = expression.replace(/^\((.*)\)$/, '$1');
  if (unwrapped.includes(' OR '))
    return unwrapped.split(' OR ').some((part) => isAllowed(part, name));
  return unwrapped.split(' AND ').every((part) => allowed.has(part) || isLibraryUnder(part, name));
}

/**
 * @param {string} licence
 * @param {string} name of the package
 */
function isLibraryUnder(licence, name) {
  return loadedAsLibraries.some(
    (library) => library.name.test(name) && library.licence.test(licence),
  );
}
