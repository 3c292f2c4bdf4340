import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { packages } from '../../data/db/schema/catalogue.ts';

export type PackageRow = typeof packages.$inferSelect;

/**
 * Returns the active greeting packages of a funeral house, or the default ones if it has none, in
 * display order. The app preselects the first (R41).
 * @param funeralHouseId null if the person's funeral house is unknown
 */
export async function packagesOf(
  db: Database,
  funeralHouseId: number | null,
): Promise<PackageRow[]> {
  const rows = funeralHouseId === null ? [] : await activePackages(db, funeralHouseId);
  return rows.length > 0 ? rows : activePackages(db, null);
}

/**
 * Returns a package with its undiscounted price and the discount for a buyer: the package's own
 * discount or, if that is greater and the buyer is a member, the member discount. Amounts are in
 * whole rupiah, the percentage has one decimal place.
 */
export function priceForBuyer(row: PackageRow, isMember: boolean): Wire['Package'] {
  const discRp = Math.min(row.price, Math.max(row.discRp, isMember ? row.memberDiscRp : 0));
  const discPercentage = row.price === 0 ? 0 : Math.round((discRp / row.price) * 1000) / 10;
  return {
    id: row.id,
    price: row.price,
    discPercentage,
    discRp,
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.description === null ? {} : { description: row.description }),
  };
}

function activePackages(db: Database, funeralHouseId: number | null): Promise<PackageRow[]> {
  const houseCondition =
    funeralHouseId === null
      ? isNull(packages.funeralHouseId)
      : eq(packages.funeralHouseId, funeralHouseId);
  return db
    .select()
    .from(packages)
    .where(and(houseCondition, eq(packages.active, true)))
    .orderBy(asc(packages.position));
}
