import { and, count, gt, inArray, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../data/db/Database.ts';
import { demoListings } from '../../data/db/schema/demo.ts';
import { personEvents, personMessages, persons } from '../../data/db/schema/persons.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Moves the demo listings to today when none of them is live any more: all of their times by the same
 * number of whole days, so that the latest death is less than a day ago. Other listings are not
 * changed.
 */
export async function refreshDemoDates(db: Database, now: Date): Promise<void> {
  const ids = db.select({ id: demoListings.personId }).from(demoListings);
  const isDemo = inArray(persons.id, ids);
  const [live] = await db
    .select({ n: count() })
    .from(persons)
    .where(and(isDemo, gt(persons.liveUntil, now)));
  if (live?.n !== 0) return;
  const [latest] = await db
    .select({ deathTime: max(persons.deathTime) })
    .from(persons)
    .where(isDemo);
  if (!latest?.deathTime) return;
  const days = Math.floor((now.getTime() - latest.deathTime.getTime()) / dayMs);
  if (days < 1) return;

  const moved = (column: PgColumn) => sql`${column} + make_interval(days => ${days})`;
  await db
    .update(personEvents)
    .set({ eventDate: moved(personEvents.eventDate) })
    .where(inArray(personEvents.personId, ids));
  // The messages of orders are younger than the demo data, and must not get into the future.
  await db
    .update(personMessages)
    .set({
      messageDate: sql`least(${moved(personMessages.messageDate)}, ${now.toISOString()}::timestamptz)`,
    })
    .where(inArray(personMessages.personId, ids));
  await db
    .update(persons)
    .set({
      deathTime: moved(persons.deathTime),
      funeralTime: moved(persons.funeralTime),
      burialTime: moved(persons.burialTime),
      liveUntil: moved(persons.liveUntil),
    })
    .where(isDemo);
}
