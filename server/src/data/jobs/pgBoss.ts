import { PgBoss, type SendOptions } from 'pg-boss';
import type { OpenDatabase } from '../db/Database.ts';
import type { JobLog } from './Jobs.ts';

const timeZone = 'Asia/Jakarta';

/** Pauses of 5 s to 1 h between attempts, for about a day; a job waits for up to a year. */
export const sendOptions = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 365 * 24 * 3600,
} satisfies SendOptions;

/** Creates or migrates the tables of pg-boss and adds missing queues. Leaves no timers. */
export async function openBoss(database: OpenDatabase, names: readonly string[]): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of names.filter((each) => !queues.has(each))) {
    // The policy that accepts one waiting job for each key.
    await boss.createQueue(name, { policy: 'short' });
    // Lets pg-boss read the queue now: later it would do so outside of the caller's transaction,
    // for which the embedded database waits for ever.
    await boss.getQueueStats(name);
  }
  await boss.stop();
  return boss;
}

/**
 * Starts what pg-boss does in the background: adds repeated jobs, and deletes old ones.
 * @param repeats the times of repeated jobs by name: five fields of cron, time of Jakarta
 */
export async function startRunner(
  database: OpenDatabase,
  repeats: ReadonlyMap<string, string>,
  log: JobLog,
): Promise<PgBoss> {
  const runner = new PgBoss({ db: { executeSql: database.execute } });
  runner.on('error', (error) => log.error(error, 'the job queue failed'));
  runner.on('warning', (warning) => log.warn(warning, 'the job queue warns'));
  await updateSchedules(runner, repeats);
  await runner.start();
  return runner;
}

/** Stores the times of repeated jobs, and removes those of jobs that are not repeated any more. */
async function updateSchedules(
  runner: PgBoss,
  repeats: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { name } of await runner.getSchedules())
    if (!repeats.has(name)) await runner.unschedule(name);
  for (const [name, cron] of repeats)
    await runner.schedule(name, cron, null, { ...sendOptions, tz: timeZone });
}
