import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { openEffectJobs } from './support/effectJobs.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

const jobCount = 300;
const kills = 2;
const script = fileURLToPath(new URL('./support/runEffectJobs.ts', import.meta.url));

/** The embedded database takes a second process only after the first has ended. */
const atOnce = process.env['TEST_STORAGE'] === 'postgres' ? 2 : 1;

let folder: string;
let shared: SharedDatabase;
let running: Set<ChildProcess>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
  shared = await createSharedDatabase(folder);
  running = new Set();
});
afterEach(async () => {
  await Promise.all([...running].map(kill));
  await shared.drop();
  await rm(folder, { recursive: true, force: true });
});

it('runs every job once although processes are killed while they run jobs', async () => {
  await withDatabase(async (database) => {
    await database.execute('create table effects (id integer not null)');
    const jobs = await openEffectJobs(database);
    await database.db.transaction(async (tx) => {
      for (let id = 1; id <= jobCount; id += 1) await jobs.schedule(tx, 'effect', { id });
    });
  });
  for (let killed = 0; killed < kills; killed += 1) {
    const processes = Array.from({ length: atOnce }, start);
    await Promise.all(
      processes.map(async (each) => {
        await untilLines(each, 10);
        await kill(each);
      }),
    );
  }
  await withDatabase(async (database) => {
    const { rows: before } = await database.execute('select id from effects');
    expect(before.length).toBeGreaterThan(0);
    const jobs = await openEffectJobs(database);
    const runs = await jobs.runDue();
    expect(runs).toEqual(
      Array.from({ length: jobCount - before.length }, () => ({ name: 'effect' })),
    );
    expect(runs.length).toBeGreaterThan(0);
    const { rows } = await database.execute('select id from effects order by id');
    expect(rows).toEqual(Array.from({ length: jobCount }, (_, index) => ({ id: index + 1 })));
  });
}, 120_000);

/** Opens the database under test in this process and closes it. */
async function withDatabase(work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: shared.settings['DATABASE_URL'],
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function start(): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...shared.settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  return child;
}

/** Waits until a process has printed this many lines, one for each job that it runs. */
function untilLines(child: ChildProcess, count: number): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    // Keeps reading afterwards: only the kill may end the process.
    child.stdout?.on('data', (text: Buffer) => {
      output += String(text);
      if (output.split('\n').length > count) resolve();
    });
    child.once('exit', () => reject(new Error('A process ended before it was killed.')));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await exit).toEqual([null, 'SIGKILL']);
}
