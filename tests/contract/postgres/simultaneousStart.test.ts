import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/src/data/db/openDatabase.ts';
import { openJobs } from '../../../server/src/data/jobs/openJobs.ts';
import { jobNames } from '../../../server/src/data/jobs/jobData.ts';
import { createDatabase } from '../support/openTestDatabase.ts';

it('creates all tables once when four instances start at the same time, ten times', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { url, drop } = await createDatabase('template1');
    const start = async () => {
      const database = await openDatabase({ dataDir: null, databaseUrl: url });
      await openJobs({ database, now: () => new Date(), names: jobNames, pollMs: 1000 });
      const { rows } = await database.execute('select name from pgboss.queue');
      await database.close();
      return rows.length;
    };
    expect(await Promise.all([start(), start(), start(), start()])).toEqual(
      Array.from({ length: 4 }, () => jobNames.length),
    );
    await drop();
  }
}, 180_000);
