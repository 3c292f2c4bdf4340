import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} PrivatePostgres
 * @property {string} url connection URL of an empty database
 * @property {() => Promise<void>} stop stops the server and removes its folder
 */

/**
 * Starts a private PostgreSQL server for tests, in a temporary folder, on a free port of 127.0.0.1,
 * without durable writes. When this process is root, the server runs as another user, because
 * PostgreSQL refuses to run as root.
 * @param {string} binaries folder that contains `initdb` and `postgres`
 * @returns {Promise<PrivatePostgres>}
 * @throws {Error} with the output of the server when it does not start within 60 s
 */
export async function startPrivatePostgres(binaries) {
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'dukacita-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: folder } };

  const initialized = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'dukacita', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...run, encoding: 'utf8' },
  );
  if (initialized.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${initialized.error?.message ?? initialized.stderr}`);
  }

  // The set-up imports this module before any package is installed.
  const { default: getPort } = await import('get-port');
  const port = await getPort({ host: '127.0.0.1' });
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    shared_buffers: '64MB',
  };
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const killAtExit = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAtExit);

  const stop = async () => {
    process.off('exit', killAtExit);
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://dukacita@127.0.0.1:${port}/postgres`, stop };
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
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** @param {import('node:child_process').ChildProcess} server */
function waitUntilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timeout = setTimeout(
      () => reject(new Error(`PostgreSQL did not start within 60 s:\n${output}`)),
      60_000,
    );
    server.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-4_000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timeout);
      resolve(undefined);
    });
    server.once('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`PostgreSQL exited with code ${code}:\n${output}`));
    });
  });
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
