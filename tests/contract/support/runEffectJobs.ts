/**
 * Runs jobs in a process of its own until it is killed; prints a line for each. The database is in
 * the folder `DATA_DIR`, or on the server of `DATABASE_URL`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/src/db/openDatabase.ts';
import { openEffectJobs } from './effectJobs.ts';

const database = await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? null,
  databaseUrl: process.env['DATABASE_URL'],
});
const jobs = await openEffectJobs(database, async (id) => {
  process.stdout.write(`${id}\n`);
  await wait(1);
});
await jobs.start({
  warn: (...values: unknown[]) => process.stderr.write(`${JSON.stringify(values)}\n`),
  error: (...values: unknown[]) => process.stderr.write(`${JSON.stringify(values)}\n`),
});
