import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/src/db/Database.ts';
import { openDatabase } from '../../server/src/db/openDatabase.ts';
import { persons } from '../../server/src/db/schema/persons.ts';
import { provinces } from '../../server/src/db/schema/places.ts';
import { loadInitialData } from '../../server/src/demo/loadInitialData.ts';
import { openInMemory } from '../../server/src/testing/openInMemory.ts';
import { createTestDatabase, type TestDatabase } from './support/openTestDatabase.ts';

const instances = 4;

let own: TestDatabase | undefined;
let opened: OpenDatabase[];
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await own?.drop();
});

it('several instances start at once on one empty database, and it is filled once', async () => {
  const url = own?.url;
  opened = url
    ? await Promise.all(
        Array.from({ length: instances }, () => openDatabase({ dataDir: null, databaseUrl: url })),
      )
    : [await openInMemory()];
  const today = new Date('2026-11-21T10:30:00+07:00');
  const turns = Array.from({ length: instances }, (_, turn) => opened[turn % opened.length]);
  await Promise.all(
    turns.map((database) => database && loadInitialData(database.db, today, { demoData: true })),
  );
  for (const { db } of opened) {
    expect(await db.select({ n: count() }).from(provinces)).toEqual([{ n: 38 }]);
    expect(await db.select({ n: count() }).from(persons)).toEqual([{ n: 64 }]);
  }
});
