import { randomBytes } from 'node:crypto';
import { loadArtwork } from '../../../server/src/drawing/artwork/loadArtwork.ts';
import { openDatabase } from '../../../server/src/data/db/openDatabase.ts';
import { loadInitialData } from '../../../server/src/loadInitialData.ts';
import { createDatabase, templateName } from './openTestDatabase.ts';
import { testNow } from './testNow.ts';

/**
 * Global setup of Vitest for the tests on PostgreSQL: creates a migrated database without data and
 * one with the demo data of `testNow`. Copying them is faster than filling a database for each test.
 */
export async function setup(): Promise<() => Promise<void>> {
  process.env['TEST_TEMPLATES'] = randomBytes(8).toString('hex');
  const empty = await createDatabase('template1', templateName('empty'));
  await (await openDatabase({ dataDir: null, databaseUrl: empty.url })).close();
  const demo = await createDatabase(templateName('empty'), templateName('demo'));
  const { db, close } = await openDatabase({ dataDir: null, databaseUrl: demo.url });
  await loadInitialData({ db, artwork: await loadArtwork() }, testNow, {
    data: true,
    signIn: true,
  });
  await close();
  return async () => {
    await empty.drop();
    await demo.drop();
  };
}
