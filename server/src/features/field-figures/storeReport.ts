import { sql } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import { fieldFigures } from '../../data/db/schema/fieldFigures.ts';
import type { ServerDeps } from '../../deps.ts';
import { bucketOf } from './figureBuckets.ts';
import { jakartaDay } from './jakartaDay.ts';

/** Adds the figures and errors of a visit to the counts of today. Stores nothing else of it. */
export async function storeReport(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  { figures = [], errors = [] }: Wire['FieldReport'],
): Promise<void> {
  const seen = [
    ...figures.map((figure) => ({
      page: figure.page,
      name: figure.name,
      bucket: bucketOf(figure),
    })),
    ...errors.map((error) => ({ page: error.page, name: error.name, bucket: 0 })),
  ];
  if (seen.length === 0) return;
  const day = jakartaDay(now());
  const rows = new Map<string, typeof fieldFigures.$inferInsert>();
  for (const each of seen) {
    const key = JSON.stringify(each);
    rows.set(key, { ...each, day, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  // Always in the same order, so that reports at the same time do not wait for each other in a circle.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insert(fieldFigures)
    .values(sorted.map(([, row]) => row))
    .onConflictDoUpdate({
      target: [fieldFigures.day, fieldFigures.page, fieldFigures.name, fieldFigures.bucket],
      set: { count: sql`${fieldFigures.count} + excluded.count` },
    });
}
