import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { uploads } from '../../data/db/schema/users.ts';
import { ApiError } from '../../http/errors/ApiError.ts';

/** The maximum number of different files that a user can upload in 24 hours. */
export const maxUploadsPerDay = 50;

const day = 24 * 3600 * 1000;

/**
 * Requires that the user may upload a file. A file that the user has uploaded before may always be
 * uploaded again.
 * @throws {ApiError} `upload_limit_reached`
 */
export async function requireUploadQuota(
  db: Database,
  { userId, key, now }: { userId: number; key: string; now: Date },
): Promise<void> {
  const recent = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.createdAt, new Date(now.getTime() - day))));
  if (recent.length < maxUploadsPerDay || recent.some((upload) => upload.key === key)) return;
  throw new ApiError(
    'upload_limit_reached',
    429,
    `A user may upload ${maxUploadsPerDay} different files in 24 hours.`,
    'logo',
  );
}
