import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadArtwork } from '../../drawing/artwork/loadArtwork.ts';
import type { OpenDatabase } from '../../data/db/Database.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { findPersons } from '../../features/persons/findPersons.ts';
import { people } from './people.ts';
import { openInMemory } from '../../testing/openInMemory.ts';
import { loadInitialData } from '../../loadInitialData.ts';

const dayMs = 24 * 60 * 60 * 1000;
const firstDay = new Date('2026-11-21T03:30:00Z');
const after = (days: number, hours = 0) =>
  new Date(firstDay.getTime() + days * dayMs + hours * 60 * 60 * 1000);
const artwork = await loadArtwork();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const start = (now: Date, data = true) =>
  loadInitialData({ db: database.db, artwork }, now, { data, signIn: true });
const readLive = (now: Date) =>
  findPersons(database.db, { active: 1, isLive: 1 }, now, 1000).then((rows) =>
    rows.map(({ id, deathTime }) => ({ id, deathTime })),
  );

it('R190 shows the same number of demo listings after 40 days, with all of their times moved', async () => {
  await start(firstDay);
  const live = await readLive(firstDay);
  expect(live.length).toBeGreaterThan(20);
  const eventsBefore = await database.db.query.personEvents.findMany({
    orderBy: (table) => table.id,
  });

  await start(after(2));
  expect(await readLive(firstDay)).toEqual(live);
  expect(await readLive(after(40))).toEqual([]);
  await start(after(40), false);
  expect(await readLive(after(40))).toEqual([]);

  await start(after(40));
  expect(await readLive(after(40))).toEqual(
    live.map(({ id, deathTime }) => ({
      id,
      deathTime: deathTime && new Date(deathTime.getTime() + 40 * dayMs),
    })),
  );
  const events = await database.db.query.personEvents.findMany({ orderBy: (table) => table.id });
  expect(events.map(({ eventDate }) => eventDate)).toEqual(
    eventsBefore.map(({ eventDate }) => new Date(eventDate.getTime() + 40 * dayMs)),
  );
});

it('R190 moves no time into the future, and no listing that is not of the demo data', async () => {
  await start(firstDay);
  const [other] = await database.db
    .insert(persons)
    .values({
      name: people[0]?.name ?? '',
      searchName: 'of the same name',
      cityId: 3273,
      deathTime: firstDay,
      liveUntil: firstDay,
    })
    .returning();
  const now = after(100, -9);
  await start(now);
  const rows = await database.db.query.persons.findMany();
  const latest = Math.max(
    ...rows.map(({ deathTime }) => deathTime?.getTime() ?? 0),
    ...(await database.db.query.personMessages.findMany()).map(({ messageDate }) =>
      messageDate.getTime(),
    ),
  );
  expect(latest).toBeLessThanOrEqual(now.getTime());
  expect(latest).toBeGreaterThan(now.getTime() - dayMs);
  expect(
    await database.db.query.persons.findMany({ where: eq(persons.id, other?.id ?? 0) }),
  ).toEqual([other]);
});
