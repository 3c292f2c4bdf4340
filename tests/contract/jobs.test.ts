import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { cities } from '../../server/src/data/db/schema/places.ts';
import { openJobs } from '../../server/src/data/jobs/openJobs.ts';
import type { JobLog, Jobs } from '../../server/src/data/jobs/Jobs.ts';
import { openTestDatabase } from './support/openTestDatabase.ts';

interface TestJobs {
  'add-city': { id: number; name: string };
  'fail-once': null;
}

const quiet: JobLog = { warn: () => undefined, error: () => undefined };
const bandung = { id: 1, name: 'Bandung' };
const bogor = { id: 2, name: 'Bogor' };

let database: OpenDatabase;
let jobs: Jobs<TestJobs>;
let now: Date;
beforeEach(async () => {
  database = await openTestDatabase();
  now = new Date('2026-11-21T10:30:00+07:00');
  jobs = await open();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

function open(): Promise<Jobs<TestJobs>> {
  return openJobs<TestJobs>({
    database,
    now: () => now,
    names: ['add-city', 'fail-once'],
    pollMs: 20,
  });
}

const storedCities = () => database.db.select().from(cities).orderBy(cities.id);
const advanceSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const addCities = (target = jobs) =>
  target.handle('add-city', async (tx, city) => {
    await tx.insert(cities).values(city);
  });

/** Starts to run jobs. @param unused the job that the test does not need */
function start(unused: keyof TestJobs, target = jobs): Promise<void> {
  target.handle(unused, async () => undefined);
  return target.start(quiet);
}

it('runs a job once after the commit of the transaction that added it', async () => {
  addCities();
  await database.db.transaction(async (tx) => {
    await jobs.schedule(tx, 'add-city', bandung);
    await jobs.schedule(tx, 'add-city', bogor);
  });
  expect(await storedCities()).toEqual([]);
  expect(await jobs.runDue()).toEqual([{ name: 'add-city' }, { name: 'add-city' }]);
  expect(await jobs.runDue()).toEqual([]);
  expect(await storedCities()).toEqual([bandung, bogor]);
});

it('has no job when the transaction that added it is rolled back', async () => {
  addCities();
  const rolledBack = database.db.transaction(async (tx) => {
    await jobs.schedule(tx, 'add-city', bandung);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await jobs.runDue()).toEqual([]);
});

it('runs a job at its time by the clock of the server, not before', async () => {
  addCities();
  const runAt = new Date(now.getTime() + 24 * 3600 * 1000);
  await jobs.schedule(database.db, 'add-city', bandung, { runAt });
  now = new Date(runAt.getTime() - 1);
  expect(await jobs.runDue()).toEqual([]);
  now = runAt;
  expect(await jobs.runDue()).toEqual([{ name: 'add-city' }]);
});

it('rolls the changes of a failed handler back and tries again after a growing pause', async () => {
  const failure = new Error('failed after its change');
  let attempts = 0;
  jobs.handle('fail-once', async (tx) => {
    attempts += 1;
    await tx.insert(cities).values({ id: attempts, name: `Attempt ${attempts}` });
    if (attempts < 3) throw failure;
  });
  await jobs.schedule(database.db, 'fail-once', null);
  expect(await jobs.runDue()).toEqual([{ name: 'fail-once', error: failure }]);
  expect(await storedCities()).toEqual([]);
  expect(await jobs.runDue()).toEqual([]);
  advanceSeconds(10);
  expect(await jobs.runDue()).toEqual([{ name: 'fail-once', error: failure }]);
  advanceSeconds(9);
  expect(await jobs.runDue()).toEqual([]);
  advanceSeconds(11);
  expect(await jobs.runDue()).toEqual([{ name: 'fail-once' }]);
  expect(await storedCities()).toEqual([{ id: 3, name: 'Attempt 3' }]);
});

it('keeps a job whose handler broke its transaction', async () => {
  let attempts = 0;
  jobs.handle('fail-once', async (tx) => {
    attempts += 1;
    if (attempts === 1) await tx.execute(sql`select 1 / 0`);
  });
  await jobs.schedule(database.db, 'fail-once', null);
  expect(await jobs.runDue()).toMatchObject([
    { error: { cause: { message: 'division by zero' } } },
  ]);
  advanceSeconds(3600);
  expect(await jobs.runDue()).toEqual([{ name: 'fail-once' }]);
});

describe('a job that acts outside of the database', () => {
  /** Handles 'add-city': the city is added when the effect is recorded. */
  const handle = (
    perform: (name: string, signal: AbortSignal) => Promise<void>,
    target = jobs,
    record = async () => undefined as void,
  ) =>
    target.handleOutside('add-city', {
      prepare: async (_, { id, name }) => (name === 'Nothing' ? undefined : { id, name }),
      perform: ({ name }, signal) => perform(name, signal),
      record: async (tx, city) => {
        await tx.insert(cities).values(city);
        await record();
      },
    });

  it('acts while the database serves others, and is recorded and completed together', async () => {
    const seen: unknown[] = [];
    handle(async (name) => {
      seen.push(name, await storedCities());
      await database.db.transaction((tx) => tx.execute(sql`select 1`));
    });
    await jobs.schedule(database.db, 'add-city', bandung);
    expect(await jobs.runDue()).toEqual([{ name: 'add-city' }]);
    expect([seen, await storedCities()]).toEqual([['Bandung', []], [bandung]]);
    advanceSeconds(3600);
    expect(await jobs.runDue()).toEqual([]);
  });

  it('is completed when there is nothing to do', async () => {
    handle(() => Promise.reject(new Error('was performed')));
    await jobs.schedule(database.db, 'add-city', { id: 1, name: 'Nothing' });
    expect(await jobs.runDue()).toEqual([{ name: 'add-city' }]);
  });

  it('is tried again when its effect fails', async () => {
    const failure = new Error('no answer');
    let attempts = 0;
    handle(async () => {
      attempts += 1;
      if (attempts === 1) throw failure;
    });
    await jobs.schedule(database.db, 'add-city', bandung);
    expect(await jobs.runDue()).toEqual([{ name: 'add-city', error: failure }]);
    advanceSeconds(10);
    expect(await jobs.runDue()).toEqual([{ name: 'add-city' }]);
    expect(await storedCities()).toEqual([bandung]);
  });

  it('does not act again when only the record of it fails once', async () => {
    let effects = 0;
    let recordings = 0;
    const act = async () => void (effects += 1);
    handle(act, jobs, async () => {
      recordings += 1;
      if (recordings === 1) throw new Error('connection lost');
    });
    await jobs.schedule(database.db, 'add-city', bandung);
    expect(await jobs.runDue()).toEqual([{ name: 'add-city' }]);
    expect([effects, recordings, await storedCities()]).toEqual([1, 2, [bandung]]);
  });

  it('is done by one process at a time, and by another one a minute after the first ended', async () => {
    const acting = new Promise<void>((isActing) =>
      handle(() => {
        isActing();
        return new Promise(() => undefined);
      }),
    );
    await jobs.schedule(database.db, 'add-city', bandung);
    await start('fail-once');
    await acting;
    const other = await open();
    handle(async () => undefined, other);
    advanceSeconds(59);
    expect(await other.runDue()).toEqual([]);
    advanceSeconds(1);
    expect(await other.runDue()).toEqual([{ name: 'add-city' }]);
    expect(await storedCities()).toEqual([bandung]);
  });

  it('is aborted when the process stops, and tried again', async () => {
    const acting = new Promise<AbortSignal>((isActing) =>
      handle((_, aborted) => {
        isActing(aborted);
        return new Promise(() => undefined);
      }),
    );
    await jobs.schedule(database.db, 'add-city', bandung);
    await start('fail-once');
    const signal = await acting;
    await jobs.stop();
    expect(signal.aborted).toBe(true);
    const later = await open();
    handle(async () => undefined, later);
    advanceSeconds(10);
    expect(await later.runDue()).toEqual([{ name: 'add-city' }]);
  });
});

it('adds a second job with the same key only after the first has run', async () => {
  addCities();
  await jobs.schedule(database.db, 'add-city', bandung, { key: 'city' });
  await jobs.schedule(database.db, 'add-city', bogor, { key: 'city' });
  expect(await jobs.runDue()).toHaveLength(1);
  await jobs.schedule(database.db, 'add-city', bogor, { key: 'city' });
  expect(await jobs.runDue()).toHaveLength(1);
  expect(await storedCities()).toEqual([bandung, bogor]);
});

it('lets a handler add the next job', async () => {
  jobs.handle('add-city', async (tx, city) => {
    await tx.insert(cities).values(city);
    if (city.id < 3) await jobs.schedule(tx, 'add-city', { id: city.id + 1, name: 'Next' });
  });
  await jobs.schedule(database.db, 'add-city', bandung);
  expect(await jobs.runDue()).toHaveLength(3);
});

it('starts to run jobs and stops', async () => {
  addCities();
  await start('fail-once');
  await jobs.schedule(database.db, 'add-city', bandung);
  await expect.poll(storedCities).toEqual([bandung]);
  await jobs.stop();
  await jobs.schedule(database.db, 'add-city', bogor);
  expect(await jobs.runDue()).toHaveLength(1);
});

it('stops while it starts', async () => {
  addCities();
  const starting = start('fail-once');
  await jobs.stop();
  await starting;
  await jobs.schedule(database.db, 'add-city', bandung);
  expect(await jobs.runDue()).toHaveLength(1);
});

it('adds a repeated job at its times, and no more when it is not repeated', async () => {
  const ran: unknown[] = [];
  jobs.handle(
    'fail-once',
    (_, data) => {
      ran.push(data);
      return Promise.resolve();
    },
    { repeat: '* * * * *' },
  );
  now = new Date();
  // Another test may have looked for repeated jobs within the last 30 seconds.
  await database.execute('update pgboss.version set cron_on = null');
  await start('add-city');
  await expect
    .poll(() => {
      now = new Date();
      return ran;
    })
    .toEqual([null]);
  await jobs.stop();
  const later = await open();
  addCities(later);
  await start('fail-once', later);
  await later.stop();
  const schedules = await database.execute('select name from pgboss.schedule');
  expect(schedules.rows).toEqual([]);
});

it('does not start without a handler for each job', async () => {
  addCities();
  await expect(jobs.start(quiet)).rejects.toThrow('No handler for the jobs fail-once.');
});

it('rejects a second handler', () => {
  addCities();
  expect(() => addCities()).toThrow('The job add-city has a handler already.');
});

it('opens again and beside other instances with the same queues', async () => {
  const others = await Promise.all([open(), open(), open()]);
  for (const other of others) addCities(other);
  for (const id of Array.from({ length: 30 }, (_, index) => index + 1))
    await jobs.schedule(database.db, 'add-city', { id, name: `City ${id}` });
  const runs = await Promise.all(others.map((other) => other.runDue()));
  expect(runs.flat()).toEqual(Array.from({ length: 30 }, () => ({ name: 'add-city' })));
  expect(await storedCities()).toHaveLength(30);
});
