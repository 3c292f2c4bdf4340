import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/Database.ts';
import type { JobData } from './jobData.ts';

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
   * again when nobody recorded it: because the process ended, the effect took too long or was
   * aborted, or the record failed. When a part throws, the job is tried again after a growing pause,
   * for about a day.
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
