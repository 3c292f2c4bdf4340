import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArtwork } from '../../server/src/drawing/artwork/loadArtwork.ts';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { provinces } from '../../server/src/data/db/schema/places.ts';
import { loadInitialData } from '../../server/src/loadInitialData.ts';
import { openInMemory } from '../../server/src/testing/openInMemory.ts';
import { createTestDatabase, type TestDatabase } from './support/openTestDatabase.ts';

const instances = 4;

let testDatabase: TestDatabase | undefined;
let opened: OpenDatabase[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await testDatabase?.drop();
});

it('fills an empty database once when several instances start at the same time', async () => {
  const url = testDatabase?.url;
  opened = url
    ? await Promise.all(
        Array.from({ length: instances }, () => openDatabase({ dataDir: null, databaseUrl: url })),
      )
    : [await openInMemory()];
  const today = new Date('2026-11-21T10:30:00+07:00');
  const databases = Array.from({ length: instances }, (_, index) => opened[index % opened.length]);
  const artwork = await loadArtwork();
  await Promise.all(
    databases.map(
      (database) =>
        database &&
        loadInitialData({ db: database.db, artwork }, today, { data: true, signIn: true }),
    ),
  );
  for (const { db } of opened) {
    expect(await db.select({ n: count() }).from(provinces)).toEqual([{ n: 38 }]);
    expect(await db.select({ n: count() }).from(persons)).toEqual([{ n: 64 }]);
  }
});
