import { getProvinces, getRegencies } from 'idn-area-data';
import { sql } from 'drizzle-orm';
import { flowerRecipientUserId } from '../catalogue/flowerRule.ts';
import type { Database } from '../db/Database.ts';
import { provinces, regencies } from '../db/schema/places.ts';
import { users } from '../db/schema/users.ts';
import { placeName } from './placeNames.ts';

/** First id of the people who sign up; below it are users that the server itself knows by number. */
const firstUserId = 101;

/** Loads what every installation needs: provinces, regencies, and the user who handles flower orders. */
export async function loadReferenceData(db: Database): Promise<void> {
  const [officialProvinces, officialRegencies] = await Promise.all([
    getProvinces(),
    getRegencies({ transform: true }),
  ]);
  await db
    .insert(provinces)
    .values(
      officialProvinces.map(({ code, name }) => ({ id: Number(code), name: placeName(name) })),
    );
  await db.insert(regencies).values(
    officialRegencies.map(({ code, name, provinceCode }) => ({
      id: Number(code.replace('.', '')),
      provinceId: Number(provinceCode),
      name: placeName(name),
    })),
  );
  await db.insert(users).values({
    id: flowerRecipientUserId,
    username: 'system:flower-orders',
    name: 'Bagian Bunga Papan',
  });
  await db.execute(
    sql`alter table ${users} alter column ${sql.identifier(users.id.name)} restart with ${sql.raw(String(firstUserId))}`,
  );
}
