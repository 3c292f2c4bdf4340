import type { Database } from '../db/Database.ts';
import { notifications } from '../db/schema/users.ts';

/** Adds a line to a user's history. `text` is Indonesian, for the user. */
export async function writeNotification(
  tx: Database,
  notification: { userId: number; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(notifications).values(notification);
}
