import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { createOlderDatabase } from './support/olderDatabase.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

let database: SharedDatabase;
beforeEach(async () => {
  database = await createSharedDatabase();
});
afterEach(() => database.drop());

it('R11 recounts the approved messages in a database whose counter included all messages', async () => {
  const older = await createOlderDatabase(
    database,
    '0002_person_order',
    `insert into cities (id, name) values (1, 'Bandung');
     insert into persons (id, name, search_name, city_id, live_until, sender_count) values
       (1, 'Some approved', 'some approved', 1, now(), 3), (2, 'None approved', 'none approved', 1, now(), 2),
       (3, 'No messages', 'no messages', 1, now(), 5), (4, 'All approved', 'all approved', 1, now(), 1);
     insert into person_messages (person_id, message_date, from_name, approved) values
       (1, now(), 'a', true), (1, now(), 'b', false), (1, now(), 'c', true),
       (2, now(), 'd', false), (2, now(), 'e', false), (4, now(), 'f', true)`,
  );
  const { db, close } = await openDatabase(older);
  const counted = await db.execute(sql`select id, sender_count from persons order by id`);
  await close();
  expect((counted as { rows: unknown[] }).rows).toEqual([
    { id: 1, sender_count: 2 },
    { id: 2, sender_count: 0 },
    { id: 3, sender_count: 0 },
    { id: 4, sender_count: 1 },
  ]);
});

it('R705 folds the names of an older database again', async () => {
  const older = await createOlderDatabase(
    database,
    '0011_proof_declined',
    `insert into cities (id, name) values (1, 'Bandung');
     insert into persons (id, name, search_name, city_id, live_until) values
       (1, 'Maʼruf Al‑Amin', 'maʼruf al‐amin', 1, now())`,
  );
  const { db, close } = await openDatabase(older);
  const names = await db.execute(sql`select search_name from persons`);
  await close();
  expect((names as { rows: unknown[] }).rows).toEqual([{ search_name: "ma'ruf al-amin" }]);
});
