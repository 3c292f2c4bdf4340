import { searchable } from '@dukacita/shared/text';
import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';
import { persons } from './schema/persons.ts';
import { funeralHouses } from './schema/places.ts';

/**
 * Fills every empty `search_name`. A migration empties them when the rules of `searchable` change.
 */
export async function fillSearchNames(db: Database): Promise<void> {
  for (const table of [persons, funeralHouses]) {
    const rows = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(sql`${table.searchName} = ''`);
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      const names = sql.join(
        batch.map(({ id, name }) => sql`(${id}::integer, ${searchable(name)}::text)`),
        sql`, `,
      );
      await db.execute(
        sql`update ${table} set search_name = filled.search_name from (values ${names}) as filled (id, search_name) where ${table.id} = filled.id`,
      );
    }
  }
}

/** How many rows one statement fills. */
const BATCH = 1000;
