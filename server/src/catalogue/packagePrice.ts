import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Wire } from '../contract/operations.ts';
import type { Database } from '../db/Database.ts';
import { packages } from '../db/schema/catalogue.ts';

export type PackageRow = typeof packages.$inferSelect;

/**
 * The packages that hold for a funeral house, the recommended one first: its own, or else those of every house.
 * @param funeralHouseId null for a person who lies in no known house
 */
export async function packagesOf(
  db: Database,
  funeralHouseId: number | null,
): Promise<PackageRow[]> {
  const own = funeralHouseId === null ? [] : await activePackages(db, funeralHouseId);
  return own.length > 0 ? own : activePackages(db, null);
}

/** A package's price as one buyer sees it; the greater of the two discounts, in whole rupiah. */
export function priceFor(row: PackageRow, isMember: boolean): Wire['Package'] {
  const discRp = Math.min(row.price, Math.max(row.discRp, isMember ? row.memberDiscRp : 0));
  const discPercentage = row.price === 0 ? 0 : Math.round((discRp / row.price) * 1000) / 10;
  return { id: row.id, price: row.price, discPercentage, discRp };
}

function activePackages(db: Database, funeralHouseId: number | null): Promise<PackageRow[]> {
  const house =
    funeralHouseId === null
      ? isNull(packages.funeralHouseId)
      : eq(packages.funeralHouseId, funeralHouseId);
  return db
    .select()
    .from(packages)
    .where(and(house, eq(packages.active, true)))
    .orderBy(asc(packages.position));
}
