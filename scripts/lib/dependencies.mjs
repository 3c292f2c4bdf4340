import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * Ends with a complaint when this Node is older than package.json allows.
 * @param {string} version such as `v20.19.0`
 * @param {string} range of the form `>=20.19`
 */
export function checkNodeVersion(version, range) {
  const wanted = range.replace(/^>=\s*/, '');
  if (isOlder(version.replace(/^v/, ''), wanted)) {
    throw new UserError(
      `This is Node ${version}; the project needs ${wanted} or newer. Install it (with nvm: "nvm install").`,
    );
  }
}

/**
 * Installs what package-lock.json names, unless it is installed already.
 * @param {string} [folder] the repository
 * @param {() => Promise<number>} [install]
 * @returns {Promise<boolean>} whether something had to be installed
 */
export async function ensureDependencies(folder = root, install = () => runNpm(['ci'])) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const marker = join(folder, 'node_modules', '.installed');
  const fingerprint = fingerprintOf(lock);
  if (readIfThere(marker) === fingerprint) return false;

  const installed = readIfThere(join(folder, 'node_modules', '.package-lock.json'));
  const agrees = installed !== undefined && agreesWith(JSON.parse(lock), JSON.parse(installed));
  if (!agrees) {
    console.log('Installing dependencies (npm ci) …');
    const code = await install();
    if (code !== 0) {
      throw new UserError(
        `npm ci ended with code ${code}; its own words are above. It needs the npm registry to be reachable ` +
          'and package-lock.json to agree with package.json.',
      );
    }
  }
  if (existsSync(join(folder, 'node_modules'))) writeFileSync(marker, fingerprint);
  return !agrees;
}

/**
 * Whether the packages npm recorded in node_modules are those of the lock file. Optional packages, which npm
 * leaves out on platforms they are not made for, may be absent.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function agreesWith(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const complete = wanted.every(([path, entry]) => {
    const present = installed.packages[path];
    if (!present) return entry.optional === true || entry.devOptional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
  return complete && Object.keys(installed.packages).every((path) => path in lock.packages);
}

/**
 * @typedef {object} LockFile
 * @property {Record<string, LockEntry>} packages
 *
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/** @param {string} lock */
function fingerprintOf(lock) {
  const major = process.versions.node.split('.')[0];
  return createHash('sha256')
    .update(`${lock}\0${major} ${process.platform} ${process.arch}`)
    .digest('hex');
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isOlder(version, wanted) {
  const [mine, theirs] = [version, wanted].map((text) => text.split('.').map(Number));
  for (const [index, number] of (theirs ?? []).entries()) {
    const own = mine?.[index] ?? 0;
    if (own !== number) return own < number;
  }
  return false;
}
