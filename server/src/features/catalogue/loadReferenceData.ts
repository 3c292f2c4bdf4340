import { getProvinces, getRegencies } from 'idn-area-data';
import { sql } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { provinces, regencies } from '../../data/db/schema/places.ts';
import { users } from '../../data/db/schema/users.ts';
import { placeName } from './placeName.ts';

/** The first id of users who sign up; lower ids are reserved for users of the server. */
const firstUserId = 101;

/** Loads the data that every installation needs: provinces and regencies. */
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
  await db.execute(
    sql`alter table ${users} alter column ${sql.identifier(users.id.name)} restart with ${sql.raw(String(firstUserId))}`,
  );
}
