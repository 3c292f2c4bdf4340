import { and, eq } from 'drizzle-orm';
import { ApiError } from '../errors/ApiError.ts';
import { uploads } from '../db/schema/users.ts';
import type { ServerDeps } from '../deps.ts';
import { parseFileKey } from '../files/parseFileKey.ts';

/**
 * Returns the key of the user's upload with this path or URL, and keeps the clean-up from deleting it
 * during the transaction.
 * @throws {ApiError} `logo_invalid` when this user has no such upload, even if another user has
 */
export async function requireUploadKey(
  { db, files }: Pick<ServerDeps, 'db' | 'files'>,
  userId: number,
  path: string,
  field: string,
): Promise<string> {
  const key = parseFileKey(path);
  const [upload] = key
    ? await db
        .select({ key: uploads.key })
        .from(uploads)
        .where(and(eq(uploads.key, key), eq(uploads.userId, userId)))
        .limit(1)
        .for('key share')
    : [];
  if (!upload || !(await files.exists(upload.key)))
    throw new ApiError(
      'logo_invalid',
      422,
      `${field} is not a logo that this user has uploaded.`,
      field,
    );
  return upload.key;
}
