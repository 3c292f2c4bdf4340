import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Longest path a socket may have on every system, in bytes. */
const longestSocketPath = 100;

/**
 * Takes a folder for this process alone, by listening on a socket beside it: the system closes that socket when
 * the process dies in whatever way, so that a lock never outlives its owner.
 * @returns what gives the folder back
 * @throws {Error} when a living process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(resolve(folder));
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const server = await listen(path);
    if (server) return () => new Promise((done) => server.close(() => done()));
    if (await answers(path)) break;
    await removeDeadSocket(path);
  }
  throw new Error(
    `Another process has the database in ${folder}. Stop it first, choose another DATA_DIR, ` +
      'or set DATABASE_URL: a PostgreSQL server takes any number of processes.',
  );
}

function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\dukacita-${name}`;
  const beside = join(dirname(folder), 'db.lock');
  return Buffer.byteLength(beside) <= longestSocketPath
    ? beside
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

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/** Moves the socket aside first: should it have come alive meanwhile, it goes back to its place. */
async function removeDeadSocket(path: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (await answers(aside)) await rename(aside, path);
  else await rm(aside, { force: true });
}
