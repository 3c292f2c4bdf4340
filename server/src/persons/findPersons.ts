import { and, asc, eq, gt, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { funeralHouses } from '../db/schema/places.ts';
import { persons } from '../db/schema/persons.ts';
import { searchPattern, searchText } from '../wire/searchText.ts';

export interface PersonFilter {
  /** 0 or undefined is every city. */
  cityId?: number | undefined;
  /** Part of the person's or the funeral house's name. */
  text?: string | undefined;
  /** 1 leaves out withdrawn listings. */
  active?: 0 | 1 | undefined;
  /** 1 leaves out listings whose burial is long past. */
  isLive?: 0 | 1 | undefined;
  orderBy?: 'deathTime' | 'burialTime' | 'name' | undefined;
}

/** What lists and details share, as it is stored. */
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

/** People that match, at most `limit`. Every filter has an index, so that the cost follows the result. */
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

/** Houses are few and looked up first: a list of their ids lets the database use both indexes at once. */
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
