import { and, asc, eq, gt, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { funeralHouses } from '../db/schema/places.ts';
import { persons } from '../db/schema/persons.ts';
import { searchPattern, searchText } from '../wire/searchText.ts';

export interface PersonFilter {
  /** 0 or undefined for all cities. */
  cityId?: number | undefined;
  /** Part of the name of the person or the funeral house. */
  text?: string | undefined;
  /** 1 excludes withdrawn listings. */
  active?: 0 | 1 | undefined;
  /** 1 excludes listings that are no longer live. */
  isLive?: 0 | 1 | undefined;
  orderBy?: 'deathTime' | 'burialTime' | 'name' | undefined;
}

/** The columns that lists and details have in common. */
export const personColumns = {
  id: persons.id,
  name: persons.name,
  age: persons.age,
  photoPath: persons.photoPath,
  room: persons.room,
  deathTime: persons.deathTime,
  funeralTime: persons.funeralTime,
  burialTime: persons.burialTime,
  funeralHouseId: persons.funeralHouseId,
  senderCount: persons.senderCount,
};

export type PersonSummary = Awaited<ReturnType<typeof findPersons>>[number];

/** Returns at most `limit` matching persons. There is an index for every filter. */
export async function findPersons(db: Database, filter: PersonFilter, now: Date, limit: number) {
  const conditions: (SQL | undefined)[] = [
    filter.cityId ? eq(persons.cityId, filter.cityId) : undefined,
    filter.active === 1 ? eq(persons.active, true) : undefined,
    filter.isLive === 1 ? gt(persons.liveUntil, now) : undefined,
    await textCondition(db, filter.text),
  ];
  return db
    .select({ ...personColumns, houseName: funeralHouses.name })
    .from(persons)
    .leftJoin(funeralHouses, eq(funeralHouses.id, persons.funeralHouseId))
    .where(and(...conditions))
    .orderBy(...orders[filter.orderBy ?? 'deathTime'])
    .limit(limit);
}

const orders = {
  deathTime: [sql`${persons.deathTime} desc nulls last`, asc(persons.id)],
  burialTime: [sql`${persons.burialTime} asc nulls last`, asc(persons.id)],
  name: [asc(persons.searchName), asc(persons.id)],
} as const;

/**
 * Creates the condition for the search text. The matching funeral houses are queried first: with a
 * list of their ids, the database can use both indexes.
 */
async function textCondition(db: Database, text: string | undefined): Promise<SQL | undefined> {
  if (text === undefined || searchText(text) === '') return undefined;
  const pattern = searchPattern(text);
  const houses = await db
    .select({ id: funeralHouses.id })
    .from(funeralHouses)
    .where(like(funeralHouses.searchName, pattern));
  const byName = like(persons.searchName, pattern);
  return houses.length === 0
    ? byName
    : or(
        byName,
        inArray(
          persons.funeralHouseId,
          houses.map(({ id }) => id),
        ),
      );
}
