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
   * Registers the handler of a job that only changes the database. The job is taken, handled and
   * completed in one transaction, so its changes are stored exactly once, whenever a process ends.
   * When the handler throws, its changes are rolled back and the job is tried again after a growing
   * pause, for about a day.
   * @param handler must wait for nothing but its transaction
   * @param options.repeat adds the job at these times: five fields of cron, time of Jakarta; the
   *   data is null
   * @throws {Error} when the job has a handler already
   */
  handle: <Name extends keyof Data & string>(
    name: Name,
    handler: (tx: Database, data: Data[Name]) => Promise<void>,
    options?: { repeat?: string },
  ) => void;
  /**
   * Registers the handler of a job that acts outside of the database: it happens at least once, and
   * twice only when a process ends between its effect and the record of it. When a part throws, the
   * job is tried again after a growing pause, for about a day.
   * @throws {Error} when the job has a handler already
   */
  handleOutside: <Name extends keyof Data & string, Task, Outcome>(
    name: Name,
    handler: OutsideHandler<Data[Name], Task, Outcome>,
  ) => void;
  /** Runs the jobs that are due, one after another, until none is. Returns what ran. */
  runDue: () => Promise<JobRun[]>;
  /** Starts to run jobs whenever they are due, and to add the repeated ones; once per process. */
  start: (log: JobLog) => Promise<void>;
  /**
   * Starts no other jobs and waits for running ones; effects outside of the database are aborted
   * after a moment, and tried again later. Call it before the database is closed.
   */
  stop: () => Promise<void>;
}

/** The parts of a job that acts outside of the database. Only the first and last see a transaction. */
export interface OutsideHandler<Data, Task, Outcome> {
  /**
   * Reads what is to be done; undefined completes the job.
   * @param jobId the same for every attempt
   */
  prepare: (tx: Database, data: Data, jobId: string) => Promise<Task | undefined>;
  /**
   * Does it, outside of any transaction. No other process does the same meanwhile.
   * @param signal is aborted when it takes too long
   */
  perform: (task: Task, signal: AbortSignal) => Promise<Outcome>;
  /** Records the outcome in the transaction that completes the job. */
  record: (tx: Database, task: Task, outcome: Outcome) => Promise<void>;
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
  /** Runs the next due job. Returns undefined when none is due. */
  runNext: () => Promise<JobRun | undefined>;
  repeat: string | undefined;
}

/** How long an effect outside of the database may take, in ms. */
const performMs = 10_000;

/** How long `stop` waits for such effects before it aborts them, in ms. */
const graceMs = 3_000;

/** After which time a job whose effect was never recorded is due again, in ms. */
const leaseMs = 60_000;

/** How often the outcome of an effect is recorded before the job counts as failed. */
const maxRecordings = 3;

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
  const boss = await database.exclusively(() => openBoss(database, names));
  const registrations = new Map<string, Registration>();
  const stopping = new AbortController();
  const performing = new Set<AbortController>();
  let runner: PgBoss | undefined;
  let starting: Promise<void> = Promise.resolve();
  let loops: Promise<void>[] = [];

  const register = (name: string, registration: Registration) => {
    if (registrations.has(name)) throw new Error(`The job ${name} has a handler already.`);
    registrations.set(name, registration);
  };

  /** Takes the next due job for the duration of a transaction. */
  const take = async (tx: Database, name: string) => {
    // pg-boss takes jobs that were due before its time; the job of this very moment is due too.
    const dueNow = onTransaction(tx, new Date(now().getTime() + 1));
    const [job] = await boss.fetch<never>(name, { db: dueNow });
    return job;
  };
  const complete = (tx: Database, name: string, id: string) =>
    boss.complete(name, id, undefined, { db: onTransaction(tx, now()), includeQueued: true });
  const fail = (tx: Database, name: string, id: string) =>
    boss.fail(name, id, undefined, { db: onTransaction(tx, now()) });

  const runInside = (
    name: string,
    handler: (tx: Database, data: never) => Promise<void>,
  ): Promise<JobRun | undefined> =>
    database.db.transaction(async (tx) => {
      const job = await take(tx, name);
      if (!job) return undefined;
      try {
        await tx.transaction((savepoint) => handler(savepoint, job.data));
      } catch (error) {
        await fail(tx, name, job.id);
        return { name, error };
      }
      await complete(tx, name, job.id);
      return { name };
    });

  const runOutside = async <Task, Outcome>(
    name: string,
    { prepare, perform, record }: OutsideHandler<never, Task, Outcome>,
  ): Promise<JobRun | undefined> => {
    const taken = await database.db.transaction(async (tx) => {
      const job = await take(tx, name);
      if (!job) return undefined;
      try {
        const task = await tx.transaction((savepoint) => prepare(savepoint, job.data, job.id));
        if (task === undefined) await complete(tx, name, job.id);
        else await lease(tx, name, job.id, now());
        return { id: job.id, task };
      } catch (error) {
        await fail(tx, name, job.id);
        return { id: job.id, error };
      }
    });
    if (!taken) return undefined;
    const { id, task } = taken;
    if (task === undefined) return 'error' in taken ? { name, error: taken.error } : { name };
    try {
      const outcome = await withinTime((signal) => perform(task, signal), performing);
      await repeatedly(() =>
        database.db.transaction(async (tx) => {
          await record(tx, task, outcome);
          await complete(tx, name, id);
        }),
      );
      return { name };
    } catch (error) {
      await database.db.transaction((tx) => fail(tx, name, id));
      return { name, error };
    }
  };

  const runQueue = async (name: string, { runNext }: Registration, log: JobLog): Promise<void> => {
    while (!stopping.signal.aborted) {
      const run = await runNext().catch((error: unknown) => {
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
      register(name, { runNext: () => runInside(name, handler), repeat });
    },
    handleOutside(name, handler) {
      register(name, { runNext: () => runOutside(name, handler), repeat: undefined });
    },
    async runDue() {
      const runs: JobRun[] = [];
      for (const { runNext } of registrations.values())
        for (let run = await runNext(); run; run = await runNext()) runs.push(run);
      return runs;
    },
    start(log) {
      starting = start(log);
      return starting;
    },
    async stop() {
      stopping.abort();
      await starting.catch(() => undefined);
      const abort = setTimeout(() => {
        for (const controller of performing) controller.abort(new Error('The server stops.'));
      }, graceMs);
      await Promise.all(loops);
      clearTimeout(abort);
      await runner?.stop();
    },
  };
}

/**
 * Makes a job due again after the lease, so that no process takes it before, and another one does if
 * this one ends.
 */
async function lease(tx: Database, name: string, id: string, moment: Date): Promise<void> {
  const until = new Date(moment.getTime() + leaseMs).toISOString();
  await tx.execute(
    sql`update pgboss.job set state = 'retry', start_after = ${until}::timestamptz where name = ${name} and id = ${id}`,
  );
}

/** Aborts and rejects when work takes too long, or when its controller in the set is aborted. */
async function withinTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  controllers: Set<AbortController>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(
    () => controller.abort(new Error(`It took longer than ${performMs} ms.`)),
    performMs,
  );
  controllers.add(controller);
  try {
    return await Promise.race([
      work(signal),
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    controllers.delete(controller);
  }
}

/** Tries again at once what failed because of a lost connection: its effect has happened already. */
async function repeatedly(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxRecordings) throw error;
    }
  }
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
