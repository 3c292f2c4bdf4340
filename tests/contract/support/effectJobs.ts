import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../server/src/data/db/Database.ts';
import { openJobs } from '../../../server/src/data/jobs/openJobs.ts';
import type { Jobs } from '../../../server/src/data/jobs/Jobs.ts';

interface EffectJobs {
  effect: { id: number };
}

/** Opens jobs that each add a row to the table `effects`, which the caller creates. */
export async function openEffectJobs(
  database: OpenDatabase,
  onEffect: (id: number) => void = () => undefined,
): Promise<Jobs<EffectJobs>> {
  const jobs = await openJobs<EffectJobs>({
    database,
    now: () => new Date(),
    names: ['effect'],
    pollMs: 20,
  });
  jobs.handle('effect', async (tx, { id }) => {
    await tx.execute(sql`insert into effects (id) values (${id})`);
    onEffect(id);
    // Time in which the process can be killed between effect and completion.
    await tx.execute(sql`select pg_sleep(0.001)`);
  });
  return jobs;
}
