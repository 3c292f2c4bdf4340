import { sql } from 'drizzle-orm';
import { type Demo, isDemoBuilt } from './config/decideDemo.ts';
import { provinces } from './data/db/schema/places.ts';
import type { ServerDeps } from './deps.ts';
import { loadReferenceData } from './features/catalogue/loadReferenceData.ts';

/**
 * Key of the advisory lock that lets one instance load data at a time; a number not used elsewhere.
 */
const loadingLock = 734_110_265;

/**
 * Fills an empty database in one transaction. In a database with data, only the dates of the demo
 * listings are moved to today, when none of them is live any more.
 * @param today the day to which the dates of the demo data are relative
 */
export async function loadInitialData(
  { db, artwork }: Pick<ServerDeps, 'db' | 'artwork'>,
  today: Date,
  demo: Pick<Demo, 'data' | 'signIn'>,
): Promise<void> {
  const demoData = isDemoBuilt ? await import('./demo/data/demoData.ts') : undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    const [found] = await tx.select({ id: provinces.id }).from(provinces).limit(1);
    if (!found) await loadReferenceData(tx);
    await demoData?.loadDemo(tx, { boards: artwork.boards, today, demo, isEmpty: !found });
  });
}
