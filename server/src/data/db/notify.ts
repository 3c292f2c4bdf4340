import { sql } from 'drizzle-orm';
import type { Database } from './Database.ts';

/**
 * Sends a payload to all listeners of a channel (`OpenDatabase.listen`) when the transaction
 * commits. Equal payloads of one transaction arrive once.
 * @param payload at most 7,999 bytes
 */
export async function notify(tx: Database, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
