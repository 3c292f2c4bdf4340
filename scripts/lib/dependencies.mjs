import { statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

/**
 * Throws when this Node is older than package.json allows.
 * @param {string} version such as `20.19.0`
 * @param {string} range such as `>=20.19`
 * @throws {UserError}
 */
export function checkNodeVersion(version, range) {
  const required = range.replace('>=', '');
  if (version.localeCompare(required, 'en', { numeric: true }) < 0)
    throw new UserError(
      `This is Node ${version}, but the project needs Node ${required} or newer. Install it, for example with: nvm install`,
    );
}

/**
 * Installs the packages of package-lock.json, unless npm did so after the file was last changed.
 * @param {string} [folder] the repository
 * @param {() => Promise<number>} [install]
 * @throws {UserError} when the installation fails
 */
export async function ensureDependencies(folder = root, install = () => runNpm(['ci'])) {
  const installed = timeOf(join(folder, 'node_modules/.package-lock.json'));
  if (installed >= timeOf(join(folder, 'package-lock.json'))) return;
  console.log('Installing dependencies (npm ci) …');
  const code = await install();
  if (code !== 0)
    throw new UserError(
      `npm ci failed with exit code ${code}; its messages are above. Check that the npm registry is reachable ` +
        'and that package-lock.json matches package.json.',
    );
}

/**
 * Returns when a file was last changed, in ms; 0 when it does not exist.
 * @param {string} path
 */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
