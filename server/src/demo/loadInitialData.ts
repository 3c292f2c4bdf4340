import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { provinces } from '../db/schema/places.ts';
import { loadDemoData } from './loadDemoData.ts';
import { loadReferenceData } from './loadReferenceData.ts';

/** Holds off other instances that start at the same moment; any number that nothing else uses. */
const loadingLock = 734_110_265;

/**
 * Fills an empty database, whole or not at all; one that holds anything is left as it is.
 * @param today the day the demo data's dates are relative to
 */
export async function loadInitialData(
  db: Database,
  today: Date,
  { demoData }: { demoData: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    const [found] = await tx.select({ id: provinces.id }).from(provinces).limit(1);
    if (found) return;
    await loadReferenceData(tx);
    if (demoData) await loadDemoData(tx, today);
  });
}
