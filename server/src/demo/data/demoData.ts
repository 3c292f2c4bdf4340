import type { Demo } from '../../config/decideDemo.ts';
import type { Database } from '../../data/db/Database.ts';
import type { Artwork } from '../../drawing/artwork/loadArtwork.ts';
import { grantDemoRoles, revokeDemoRoles } from './demoRoles.ts';
import { loadDemoData } from './loadDemoData.ts';
import { refreshDemoDates } from './refreshDemoDates.ts';

/**
 * Fills a database that was empty with the data of the demo; in another one, moves the dates of the
 * demo listings to today. Without the demo's sign-in, its accounts have no roles.
 */
export async function loadDemo(
  db: Database,
  options: {
    boards: Artwork['boards'];
    /** The day to which the dates are relative. */
    today: Date;
    demo: Pick<Demo, 'data' | 'signIn'>;
    isEmpty: boolean;
  },
): Promise<void> {
  const { boards, today, demo, isEmpty } = options;
  if (!demo.signIn) await revokeDemoRoles(db);
  if (!demo.data) return;
  if (!isEmpty) return refreshDemoDates(db, today);
  await loadDemoData(db, boards, today);
  if (demo.signIn) await grantDemoRoles(db, today);
}
