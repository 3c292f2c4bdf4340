import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * Throws when this Node is older than package.json allows.
 * @param {string} version such as `v20.19.0`
 * @param {string} range such as `>=20.19`
 * @throws {UserError}
 */
export function checkNodeVersion(version, range) {
  const required = range.replace(/^>=\s*/, '');
  if (isOlder(version.replace(/^v/, ''), required)) {
    throw new UserError(
      `This is Node ${version}, but the project needs Node ${required} or newer. Install it, for example with: nvm install`,
    );
  }
}

/**
 * Installs the packages of package-lock.json, unless they are installed already.
 * @param {string} [folder] the repository
 * @param {() => Promise<number>} [install]
 * @returns {Promise<boolean>} whether packages were installed
 * @throws {UserError} when the installation fails
 */
export async function ensureDependencies(folder = root, install = () => runNpm(['ci'])) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const marker = join(folder, 'node_modules', '.installed');
  const fingerprint = fingerprintOf(lock);
  if (readIfExists(marker) === fingerprint) return false;

  const installed = readIfExists(join(folder, 'node_modules', '.package-lock.json'));
  const matches =
    installed !== undefined && matchesLockFile(JSON.parse(lock), JSON.parse(installed));
  if (!matches) {
    console.log('Installing dependencies (npm ci) …');
    const code = await install();
    if (code !== 0) {
      throw new UserError(
        `npm ci failed with exit code ${code}; its messages are above. Check that the npm registry is reachable ` +
          'and that package-lock.json matches package.json.',
      );
    }
  }
  if (existsSync(join(folder, 'node_modules'))) writeFileSync(marker, fingerprint);
  return !matches;
}

/**
 * Returns whether the packages that npm recorded in node_modules are those of the lock file.
 * Optional packages may be missing, because npm skips those of other platforms.
 * @param {LockFile} lock
 * @param {LockFile} installed
 */
export function matchesLockFile(lock, installed) {
  const required = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const isComplete = required.every(([path, entry]) => {
    const actual = installed.packages[path];
    if (!actual) return entry.optional === true || entry.devOptional === true;
    return actual.version === entry.version && actual.integrity === entry.integrity;
  });
  return isComplete && Object.keys(installed.packages).every((path) => path in lock.packages);
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
function readIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * @param {string} version
 * @param {string} required
 */
function isOlder(version, required) {
  const [actualParts, requiredParts] = [version, required].map((text) =>
    text.split('.').map(Number),
  );
  for (const [index, number] of (requiredParts ?? []).entries()) {
    const actual = actualParts?.[index] ?? 0;
    if (actual !== number) return actual < number;
  }
  return false;
}
