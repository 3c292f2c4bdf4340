import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../db/Database.ts';
import type { JobData } from './jobData.ts';
import type { JobLog, JobRun, Jobs, OutsideHandler } from './Jobs.ts';
import { onTransaction } from './onTransaction.ts';
import { openBoss, sendOptions, startRunner } from './pgBoss.ts';

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

/** The pause before an outcome is recorded again, in ms; it grows by as much each time. */
const recordingPauseMs = 250;

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
  let polling: Promise<void> | undefined;

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

  /** Runs the due jobs of a name, one after another. */
  const runQueue = async (name: string, { runNext }: Registration, log: JobLog): Promise<void> => {
    try {
      for (let run = await runNext(); run; run = await runNext()) {
        if (run.error !== undefined) log.warn({ err: run.error, job: name }, 'a job failed');
        if (stopping.signal.aborted) return;
      }
    } catch (error) {
      log.error({ err: error, job: name }, 'running jobs failed');
    }
  };

  /** Looks for due jobs until the server stops, and runs those of different names side by side. */
  const poll = async (log: JobLog): Promise<void> => {
    const running = new Map<string, Promise<void>>();
    while (!stopping.signal.aborted) {
      const due = await findDueNames(database.db, names, now()).catch((error: unknown) => {
        log.error({ err: error }, 'looking for due jobs failed');
        return [];
      });
      for (const name of due) {
        const registration = registrations.get(name);
        if (!registration || running.has(name)) continue;
        running.set(
          name,
          runQueue(name, registration, log).finally(() => running.delete(name)),
        );
      }
      await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await Promise.all(running.values());
  };

  const start = async (log: JobLog): Promise<void> => {
    const unhandled = names.filter((name) => !registrations.has(name));
    if (unhandled.length > 0) throw new Error(`No handler for the jobs ${unhandled.join(', ')}.`);
    const repeats = [...registrations].flatMap(([name, { repeat }]) =>
      repeat === undefined ? [] : [[name, repeat] as const],
    );
    runner = await startRunner(database, new Map(repeats), log);
    polling = poll(log);
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
      await polling;
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

/** Tries again what failed because of a lost connection: its effect has happened already. */
async function repeatedly(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxRecordings) throw error;
      await wait(recordingPauseMs * attempt);
    }
  }
}

/** Returns the names of which a job is due, in one query. */
async function findDueNames(
  db: Database,
  names: readonly string[],
  moment: Date,
): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where exists (
      select from pgboss.job
      where job.name = name.name and state < 'active' and start_after <= ${moment.toISOString()}::timestamptz)`,
  )) as unknown as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
