/** Licences whose only duty towards people is to name the authors. */
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
 * Loaded unchanged as libraries of their own, which is what these licences ask for: libvips by sharp, and elkjs by the
 * tool that draws machines; what it draws carries nothing of it.
 */
const loadedAsLibraries = [
  { name: /^@img\/sharp-/, licence: /^LGPL-/ },
  { name: /^elkjs$/, licence: /^EPL-2\.0$/ },
];

/**
 * Which packages of a lock file, besides those for development, come under a licence that is not on the list.
 * @param {Record<string, { license?: string, dev?: boolean, link?: boolean }>} packages as in package-lock.json
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
 * @param {string} name the package
 * @returns {boolean}
 */
function isAllowed(expression, name) {
  const noPayload = expression.replace(/^\((.*)\)$/, '$1');
  if (noPayload.includes(' OR '))
    return noPayload.split(' OR ').some((part) => isAllowed(part, name));
  return noPayload.split(' AND ').every((part) => allowed.has(part) || isLoadedUnder(part, name));
}

/**
 * @param {string} licence
 * @param {string} name the package
 */
function isLoadedUnder(licence, name) {
  return loadedAsLibraries.some((loaded) => loaded.name.test(name) && loaded.licence.test(licence));
}
