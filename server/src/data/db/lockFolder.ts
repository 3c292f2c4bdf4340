import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The longest path of a socket that all systems allow, in bytes. */
const longestSocketPath = 100;

/**
 * Locks a folder for this process by listening on a socket next to it. The operating system closes
 * the socket when the process ends, so that a lock never outlives its owner.
 * @returns a function that releases the lock
 * @throws {Error} when another running process has the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(resolve(folder));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const server = await listen(path);
    if (server) return () => new Promise((done) => server.close(() => done()));
    if (await isListening(path)) break;
    await removeDeadSocket(path);
  }
  throw new Error(
    `Another process uses the database in ${folder}. Stop it first, choose another DATA_DIR, ` +
      'or set DATABASE_URL: any number of processes can use a PostgreSQL server.',
  );
}

function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\dukacita-${name}`;
  const path = join(dirname(folder), 'db.lock');
  return Buffer.byteLength(path) <= longestSocketPath
    ? path
    : join(tmpdir(), `dukacita-${name}.lock`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * Renames the socket before removing it; if another process listens on it by now, renames it back.
 */
async function removeDeadSocket(path: string): Promise<void> {
  const renamed = `${path}.${process.pid}`;
  try {
    await rename(path, renamed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (await isListening(renamed)) await rename(renamed, path);
  else await rm(renamed, { force: true });
}
