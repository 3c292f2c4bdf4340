import { spawnSync } from 'node:child_process';

/**
 * Installs a package of the distribution by apt-get, as root or through `sudo -n`.
 * @param {string} name
 * @returns {string | undefined} why it could not be done; undefined when it is installed
 */
export function installSystemPackage(name) {
  if (!works('apt-get', ['--version'])) return 'there is no apt-get on this machine';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !works('sudo', ['-n', 'true']))
    return 'apt-get needs root, and sudo asks for a password';

  console.log(`Installing the system's package ${name} …`);
  // RUNLEVEL keeps Debian's packages from starting the service they bring.
  const settings = ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1'];
  const [command, before] = isRoot ? ['env', settings] : ['sudo', ['-n', 'env', ...settings]];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, error } = spawnSync(command ?? 'env', [...(before ?? []), 'apt-get', ...step], {
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
function works(command, parameters) {
  return spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
}
