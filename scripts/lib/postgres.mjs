import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} PrivatePostgres
 * @property {string} url connection URL of an empty database
 * @property {() => void} stop stops the server and removes its folder
 */

/**
 * Starts a private PostgreSQL server for tests, in a temporary folder, on a free port of 127.0.0.1,
 * without durable writes. When this process is root, the server runs as another user, because
 * PostgreSQL refuses to run as root.
 * @param {string} binaries folder that contains PostgreSQL's programs
 * @returns {Promise<PrivatePostgres>}
 * @throws {Error} with the output of the server when it does not start within 60 s
 */
export async function startPrivatePostgres(binaries) {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dukacita-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder, PGDATA: `${folder}/data` };
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...parameters) =>
    execFileSync(join(binaries, program), parameters, {
      ...owner,
      cwd: folder,
      env,
      stdio: 'pipe',
    });
  const stop = () => {
    process.off('exit', stop);
    run('pg_ctl', 'stop', '--mode=immediate');
    rmSync(folder, { recursive: true, force: true });
  };

  // The set-up imports this module before any package is installed.
  const { default: getPort } = await import('get-port');
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await getPort({ host: '127.0.0.1' }),
    unix_socket_directories: "''",
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '64MB',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  try {
    run(
      'initdb',
      '--username=dukacita',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    );
    run('pg_ctl', 'start', '--timeout=60', '--log=log', `--options=${options.join(' ')}`);
  } catch (error) {
    const log = existsSync(`${folder}/log`) ? readFileSync(`${folder}/log`, 'utf8') : '';
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${error}\n${log}`, { cause: error });
  }
  process.once('exit', stop);
  return { url: `postgres://dukacita@127.0.0.1:${settings.port}/postgres`, stop };
}

/**
 * Finds the folder of PostgreSQL's server programs: on the PATH, or the newest version that Debian
 * has installed.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findPostgresBinaries(env = process.env) {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

function unprivilegedUser() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error(
      'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody". Create one, or set TEST_DATABASE_URL.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
