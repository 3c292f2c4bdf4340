import { asc, gt, sum } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import { fieldFigures } from '../../data/db/schema/fieldFigures.ts';
import type { ServerDeps } from '../../deps.ts';
import { upperBoundOf } from './figureBuckets.ts';
import { jakartaDay } from './jakartaDay.ts';

const dayMs = 24 * 3_600_000;

/** Returns the counts of the last days, today included, added up over the days. */
export async function readFigures(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  days: number,
): Promise<Wire['FieldFigureCounts'][]> {
  const before = jakartaDay(new Date(now().getTime() - days * dayMs));
  const { page, name, bucket } = fieldFigures;
  const rows = await db
    .select({ page, name, bucket, count: sum(fieldFigures.count).mapWith(Number) })
    .from(fieldFigures)
    .where(gt(fieldFigures.day, before))
    .groupBy(page, name, bucket)
    .orderBy(asc(page), asc(name), asc(bucket));
  const results: Wire['FieldFigureCounts'][] = [];
  for (const row of rows) {
    let counts = results.at(-1);
    if (counts?.page !== row.page || counts.name !== row.name) {
      counts = { page: row.page, name: row.name, count: 0, buckets: [] };
      results.push(counts);
    }
    counts.count += row.count;
    counts.buckets.push({
      from: row.bucket,
      below: upperBoundOf(row.name, row.bucket),
      count: row.count,
    });
  }
  return results;
}
