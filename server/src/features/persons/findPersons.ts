import { and, asc, count, eq, gt, inArray, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import { searchable } from '@dukacita/shared/text';
import type { Database } from '../../data/db/Database.ts';
import { funeralHouses } from '../../data/db/schema/places.ts';
import { persons } from '../../data/db/schema/persons.ts';

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

/**
 * Returns at most `limit` matching persons, behind the person with the id `after` if there is one.
 * There is an index for every filter and for every order.
 */
export async function findPersons(
  db: Database,
  filter: PersonFilter,
  now: Date,
  limit: number,
  after?: number,
) {
  const { key, order } = orders[filter.orderBy ?? 'deathTime'];
  const condition = await filterCondition(db, filter, now);
  const select = (position: SQL | undefined, length: number) =>
    db
      .select({ ...personColumns, houseName: funeralHouses.name })
      .from(persons)
      .leftJoin(funeralHouses, eq(funeralHouses.id, persons.funeralHouseId))
      .where(and(condition, position))
      .orderBy(...order)
      .limit(length);
  if (after === undefined) return select(undefined, limit);
  const [last] = await db
    .select({ isWithoutKey: sql<boolean>`${key} is null` })
    .from(persons)
    .where(eq(persons.id, after));
  if (last === undefined) return [];
  const withoutKey = isNull(key);
  if (last.isWithoutKey) return select(and(withoutKey, gt(persons.id, after)), limit);
  // Two queries, because an index serves neither one's condition combined with `or`.
  const found = await select(behind(filter.orderBy ?? 'deathTime', after), limit);
  return found.length === limit
    ? found
    : [...found, ...(await select(withoutKey, limit - found.length))];
}

/** Returns how many persons match. */
export async function countPersons(db: Database, filter: PersonFilter, now: Date) {
  const [row] = await db
    .select({ total: count() })
    .from(persons)
    .where(await filterCondition(db, filter, now));
  return row?.total ?? 0;
}

/** The sort order of each list: its key, whose nulls come last, then the id. */
const orders = {
  deathTime: {
    key: persons.deathTime,
    order: [sql`${persons.deathTime} desc nulls last`, asc(persons.id)],
  },
  burialTime: {
    key: persons.burialTime,
    order: [sql`${persons.burialTime} asc nulls last`, asc(persons.id)],
  },
  name: { key: persons.searchName, order: [asc(persons.searchName), asc(persons.id)] },
} as const;

/** Creates the condition for the persons with a key behind the person with the id `after`. */
function behind(orderBy: keyof typeof orders, after: number): SQL {
  const { key } = orders[orderBy];
  const last = sql`(select last.${sql.identifier(key.name)} from ${persons} as last where last.id = ${after})`;
  return orderBy === 'deathTime'
    ? sql`${key} <= ${last} and (${key} < ${last} or ${persons.id} > ${after})`
    : sql`(${key}, ${persons.id}) > (${last}, ${after})`;
}

async function filterCondition(db: Database, filter: PersonFilter, now: Date) {
  return and(
    filter.cityId ? eq(persons.cityId, filter.cityId) : undefined,
    filter.active === 1 ? eq(persons.active, true) : undefined,
    filter.isLive === 1 ? gt(persons.liveUntil, now) : undefined,
    await textCondition(db, filter.text),
  );
}

/** Matches what surrounds a name in a message: signs such as those of bold, and "Alm." before it. */
const surroundings =
  /^[^\p{L}\p{N}]*(?:(?:almh?|almarhum(?:ah)?)[. ]+(?=\p{L}))?|[^\p{L}\p{N}]+$/gu;

/** Returns a LIKE pattern that matches a text anywhere in a name; wildcards in it are escaped. */
function searchPattern(text: string): string {
  const wanted = searchable(text);
  const pattern = wanted.replace(surroundings, '') || wanted;
  return `%${pattern.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Creates the condition for the search text. The matching funeral houses are queried first: with a
 * list of their ids, the database can use both indexes.
 */
async function textCondition(db: Database, text: string | undefined): Promise<SQL | undefined> {
  if (text === undefined || searchable(text) === '') return undefined;
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
