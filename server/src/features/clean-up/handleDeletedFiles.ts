import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { cardPreviews } from '../../data/db/schema/orders.ts';
import { paymentProofs } from '../../data/db/schema/payments.ts';
import { uploads } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';

/**
 * Registers the job that deletes a file. It is added in the transaction that deletes the row of the
 * file, or before a file is stored whose row may never be; a file that has a row is kept.
 */
export function handleDeletedFiles({ files, jobs }: Pick<ServerDeps, 'files' | 'jobs'>): void {
  jobs.handleOutside('delete-file', {
    prepare: async (tx, { key }) => ((await isNeeded(tx, key)) ? undefined : key),
    perform: (key) => files.delete(key),
    record: async () => undefined,
  });
}

async function isNeeded(tx: Database, key: string): Promise<boolean> {
  const [found] = await tx
    .select({ key: sql`1` })
    .from(cardPreviews)
    .where(eq(cardPreviews.key, key))
    .unionAll(
      tx
        .select({ key: sql`1` })
        .from(uploads)
        .where(eq(uploads.key, key)),
    )
    .unionAll(
      tx
        .select({ key: sql`1` })
        .from(paymentProofs)
        .where(eq(paymentProofs.key, key)),
    );
  return found !== undefined;
}
