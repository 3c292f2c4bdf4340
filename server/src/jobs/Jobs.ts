import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, type SendOptions } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/Database.ts';
import type { JobData } from './jobData.ts';
import { onTransaction } from './onTransaction.ts';

/** Work that the server does later than a request, stored in the database until it is done. */
export interface Jobs<Data = JobData> {
  /**
   * Adds a job in the caller's transaction; it runs after the commit.
   * @param options.runAt the earliest time by the server's clock; by default at once
   * @param options.key while a job with the same name and key has never been tried, no second one
   *   is added
   */
  schedule: <Name extends keyof Data & string>(
    tx: Database,
    name: Name,
    data: Data[Name],
    options?: { runAt?: Date; key?: string },
  ) => Promise<void>;
  /**
   * Deletes the waiting jobs of a name whose data contains these values, in the caller's transaction.
   */
  withdraw: <Name extends keyof Data & string>(
    tx: Database,
    name: Name,
    data: Partial<Data[Name]>,
  ) => Promise<void>;
  /**
   * Registers the handler of a job. The job is taken, handled and completed in one transaction, so
   * its changes are stored exactly once, whenever a process ends. When the handler throws, its
   * changes are rolled back and the job is tried again after a growing pause, for about a day.
   * @param handler must change the database through its transaction only
   * @param options.repeat adds the job at these times: five fields of cron, time of Jakarta; the
   *   data is null
   * @throws {Error} when the job has a handler already
   */
  handle: <Name extends keyof Data & string>(
    name: Name,
    handler: (tx: Database, data: Data[Name]) => Promise<void>,
    options?: { repeat?: string },
  ) => void;
  /** Runs the jobs that are due, one after another, until none is. Returns what ran. */
  runDue: () => Promise<JobRun[]>;
  /** Starts to run jobs whenever they are due, and to add the repeated ones; once per process. */
  start: (log: JobLog) => Promise<void>;
  /** Waits for running jobs and starts no others. Call it before the database is closed. */
  stop: () => Promise<void>;
}

/** One attempt to run a job; `error` is what its handler threw. */
export interface JobRun {
  name: string;
  error?: unknown;
}

export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

interface JobOptions<Data> {
  database: OpenDatabase;
  /** The clock that decides when a job is due. */
  now: () => Date;
  names: readonly (keyof Data & string)[];
  /** How long an idle process waits before it looks for due jobs again, in ms. */
  pollMs: number;
}

interface Registration {
  handler: (tx: Database, data: never) => Promise<void>;
  repeat: string | undefined;
}

const timeZone = 'Asia/Jakarta';

/** Pauses of 5 s to 1 h between attempts, for about a day; a job waits for up to a year. */
const sendOptions = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: 365 * 24 * 3600,
} satisfies SendOptions;

/**
 * Opens the jobs in the database, with pg-boss: creates or migrates its tables and adds a queue for
 * each name. Runs no job before `start` or `runDue`.
 */
export async function openJobs<Data = JobData>({
  database,
  now,
  names,
  pollMs,
}: JobOptions<Data>): Promise<Jobs<Data>> {
  const boss = await openBoss(database, names);
  const registrations = new Map<string, Registration>();
  const stopping = new AbortController();
  let runner: PgBoss | undefined;
  let starting: Promise<void> = Promise.resolve();
  let loops: Promise<void>[] = [];

  /** Runs the next due job of a queue. Returns undefined when none is due. */
  const runNext = (name: string, { handler }: Registration): Promise<JobRun | undefined> =>
    database.db.transaction(async (tx) => {
      // pg-boss takes jobs that were due before its time; the job of this very moment is due too.
      const moment = now();
      const db = onTransaction(tx, moment);
      const dueNow = onTransaction(tx, new Date(moment.getTime() + 1));
      const [job] = await boss.fetch<never>(name, { db: dueNow });
      if (!job) return undefined;
      try {
        await tx.transaction((savepoint) => handler(savepoint, job.data));
      } catch (error) {
        await boss.fail(name, job.id, undefined, { db });
        return { name, error };
      }
      await boss.complete(name, job.id, undefined, { db });
      return { name };
    });

  const runQueue = async (name: string, registration: Registration, log: JobLog): Promise<void> => {
    while (!stopping.signal.aborted) {
      const run = await runNext(name, registration).catch((error: unknown) => {
        log.error({ err: error, job: name }, 'running jobs failed');
        return undefined;
      });
      if (run?.error !== undefined) log.warn({ err: run.error, job: name }, 'a job failed');
      if (!run) await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const start = async (log: JobLog): Promise<void> => {
    runner = createRunner(database, log);
    await updateSchedules(runner, registrations);
    await runner.start();
    loops = [...registrations].map(([name, registration]) => runQueue(name, registration, log));
  };

  return {
    async schedule(tx, name, data, { runAt, key = randomUUID() } = {}) {
      await boss.send(name, data as object, {
        ...sendOptions,
        ...(runAt ? { startAfter: runAt } : {}),
        singletonKey: key,
        db: onTransaction(tx, now()),
      });
    },
    async withdraw(tx, name, data) {
      await tx.execute(
        sql`delete from pgboss.job where name = ${name} and state < 'active' and data @> ${JSON.stringify(data)}::jsonb`,
      );
    },
    handle(name, handler, { repeat } = {}) {
      if (registrations.has(name)) throw new Error(`The job ${name} has a handler already.`);
      registrations.set(name, { handler, repeat });
    },
    async runDue() {
      const runs: JobRun[] = [];
      for (const [name, registration] of registrations) {
        for (
          let run = await runNext(name, registration);
          run;
          run = await runNext(name, registration)
        )
          runs.push(run);
      }
      return runs;
    },
    start(log) {
      starting = start(log);
      return starting;
    },
    async stop() {
      stopping.abort();
      await starting.catch(() => undefined);
      await Promise.all(loops);
      await runner?.stop();
    },
  };
}

/** Creates or migrates the tables of pg-boss and adds missing queues. Leaves no timers. */
async function openBoss(database: OpenDatabase, names: readonly string[]): Promise<PgBoss> {
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

/** Creates what pg-boss does in the background: adds repeated jobs, and deletes old ones. */
function createRunner(database: OpenDatabase, log: JobLog): PgBoss {
  const runner = new PgBoss({ db: { executeSql: database.execute } });
  runner.on('error', (error) => log.error(error, 'the job queue failed'));
  runner.on('warning', (warning) => log.warn(warning, 'the job queue warns'));
  return runner;
}

/** Stores the times of repeated jobs, and removes those of jobs that are not repeated any more. */
async function updateSchedules(
  runner: PgBoss,
  registrations: ReadonlyMap<string, Registration>,
): Promise<void> {
  for (const { name } of await runner.getSchedules()) {
    if (registrations.get(name)?.repeat === undefined) await runner.unschedule(name);
  }
  for (const [name, { repeat }] of registrations) {
    if (repeat !== undefined)
      await runner.schedule(name, repeat, null, { ...sendOptions, tz: timeZone });
  }
}
