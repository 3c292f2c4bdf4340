import { print } from '@dukacita/shared/text';
import { eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Wire } from '../../http/contract/operations.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Database } from '../../data/db/Database.ts';
import { provinces, regencies } from '../../data/db/schema/places.ts';
import { users } from '../../data/db/schema/users.ts';
import { askForConfirmation } from './confirmEmail.ts';
import { phoneDigits } from './phoneNumber.ts';
import { toStoredPhoto } from './photoPath.ts';
import type { UserRow } from '../../http/auth/requireUser.ts';

/**
 * Stores a changed profile, and asks the owner of an e-mail address that is not verified to confirm it. The names of
 * province and city come from the database, and the phone number cannot be changed.
 * @param owner.picture the picture of the identity provider
 * @throws {ApiError} `validation_failed` with the field; nothing is stored then
 */
export async function updateProfile(
  { db, config, jobs }: ServerDeps,
  { user, picture }: { user: UserRow; picture: string | null },
  profile: Wire['ProfileUpdate'],
): Promise<void> {
  const name = print(profile.name);
  if (name === '') throw invalid('name', 'The name is blank.');
  if (profile.mobilePhone && phoneDigits(profile.mobilePhone) !== user.phoneDigits) {
    throw invalid('mobilePhone', 'The phone number cannot be changed here.');
  }
  await checkPlace(db, profile.provinceId, profile.cityId);
  const { email } = profile;
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        name,
        email,
        age: profile.age,
        gender: profile.gender,
        photoPath: toStoredPhoto(config, profile.photoUrl, [picture, user.photoPath]),
        provinceId: profile.provinceId,
        regencyId: profile.cityId,
      })
      .where(eq(users.id, user.id));
    await askForConfirmation(tx, jobs, { ...user, email });
  });
}

async function checkPlace(
  db: Database,
  provinceId: number | null,
  cityId: number | null,
): Promise<void> {
  if (provinceId !== null) {
    const [province] = await db
      .select({ id: provinces.id })
      .from(provinces)
      .where(eq(provinces.id, provinceId))
      .limit(1);
    if (!province) throw invalid('provinceId', 'There is no such province.');
  }
  if (cityId !== null) {
    const [regency] = await db
      .select({ provinceId: regencies.provinceId })
      .from(regencies)
      .where(eq(regencies.id, cityId))
      .limit(1);
    if (!regency) throw invalid('cityId', 'There is no such city or regency.');
    if (regency.provinceId !== provinceId)
      throw invalid('cityId', 'The city is not in the province.');
  }
}

function invalid(field: string, message: string): ApiError {
  return new ApiError('validation_failed', 400, message, field);
}
