import { and, eq } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { uploads } from '../../data/db/schema/users.ts';

/**
 * Returns the key of a stored file that the user has uploaded, and keeps the clean-up from deleting
 * it during the transaction.
 * @param key from `findStoredFile`
 * @throws {ApiError} `logo_invalid` when this user has no such upload, even if another user has
 */
export async function requireUploadKey(
  db: Database,
  userId: number,
  key: string | undefined,
  field: string,
): Promise<string> {
  const [upload] =
    key === undefined
      ? []
      : await db
          .select({ key: uploads.key })
          .from(uploads)
          .where(and(eq(uploads.key, key), eq(uploads.userId, userId)))
          .limit(1)
          .for('key share');
  if (!upload)
    throw new ApiError(
      'logo_invalid',
      422,
      `${field} is not a logo that this user has uploaded.`,
      field,
    );
  return upload.key;
}
