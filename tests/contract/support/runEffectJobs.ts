/**
 * Runs jobs in a process of its own until it is killed; prints a line for each. The database is in
 * the folder `DATA_DIR`, or on the server of `DATABASE_URL`.
 */
import { openDatabase } from '../../../server/src/data/db/openDatabase.ts';
import { openEffectJobs } from './effectJobs.ts';

const database = await openDatabase({
  dataDir: process.env['DATA_DIR'] ?? null,
  databaseUrl: process.env['DATABASE_URL'],
});
const jobs = await openEffectJobs(database, (id) => process.stdout.write(`${id}\n`));
await jobs.start({
  warn: (...values: unknown[]) => process.stderr.write(`${JSON.stringify(values)}\n`),
  error: (...values: unknown[]) => process.stderr.write(`${JSON.stringify(values)}\n`),
});
