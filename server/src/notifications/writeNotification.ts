import type { Database } from '../db/Database.ts';
import { notifications } from '../db/schema/users.ts';

/** Adds an entry to a user's history. `text` is Indonesian and shown to the user. */
export async function writeNotification(
  tx: Database,
  notification: { userId: number; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(notifications).values(notification);
}
