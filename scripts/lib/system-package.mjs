import { spawnSync } from 'node:child_process';

/**
 * Installs a package of the distribution with apt-get, as root or through `sudo -n`.
 * @param {string} name
 * @returns {string | undefined} the reason for a failure; undefined when the package is installed
 */
export function installSystemPackage(name) {
  if (!succeeds('apt-get', ['--version'])) return 'this computer has no apt-get';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !succeeds('sudo', ['-n', 'true']))
    return 'apt-get needs root, and sudo asks for a password';

  console.log(`Installing the system package ${name} …`);
  // RUNLEVEL=1 keeps Debian packages from starting their services.
  const settings = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const [command, prefix] = isRoot ? ['env', settings] : ['sudo', ['-n', 'env', ...settings]];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, error } = spawnSync(command ?? 'env', [...(prefix ?? []), 'apt-get', ...step], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0 && step[0] === 'install')
      return `apt-get ${step[0]} failed (${error?.message ?? status})`;
  }
  return undefined;
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
function succeeds(command, parameters) {
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}
