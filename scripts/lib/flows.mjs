import { ensurePackages } from './build.mjs';
import { runInstalled } from './run.mjs';

/**
 * Runs a command of flows, from a build that is up to date.
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 * @throws {import('./user-error.mjs').UserError} when the build fails
 */
export async function runFlows(parameters, options) {
  await ensurePackages();
  return runInstalled('@dukacita/flows/bin/flows.mjs', parameters, options);
}
