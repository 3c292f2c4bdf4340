import { and, eq, gte, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../data/db/Database.ts';
import { cardPreviewUsers } from '../../data/db/schema/cardPreviewUsers.ts';
import { fieldFigures } from '../../data/db/schema/fieldFigures.ts';
import { demoMails } from '../../data/db/schema/demo.ts';
import { emailConfirmations } from '../../data/db/schema/buyerMessages.ts';
import {
  cardPreviews,
  cardVersions,
  flowerOrders,
  greetingOrders,
} from '../../data/db/schema/orders.ts';
import { bankPayments, bankRequests } from '../../data/db/schema/payments.ts';
import { uploads } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';

type CleanUpDeps = Pick<ServerDeps, 'jobs' | 'now'>;

/** How long previews and uploads that no order uses, and records of calls, are kept, in days. */
const keepDays = 30;

/** How long counts of figures are kept, in days. */
const keepFiguresDays = 400;

/** The maximum number of files of each kind that one transaction deletes. */
const batchSize = 50;

/**
 * Registers the job that deletes, every night, what is older than 30 days and used by no order:
 * previews and uploads with their files, calls of banks, e-mails of the demo mailbox and records of
 * confirmation e-mails; and counts of figures after 400 days.
 */
export function handleCleanUp({ jobs, now }: CleanUpDeps): void {
  jobs.handle(
    'clean-up',
    async (tx) => {
      const before = daysBefore(now(), keepDays);
      await tx.delete(bankRequests).where(lt(bankRequests.receivedAt, before));
      await tx.delete(bankPayments).where(lt(bankPayments.receivedAt, before));
      await tx.delete(demoMails).where(lt(demoMails.sentAt, before));
      await tx.delete(emailConfirmations).where(lt(emailConfirmations.sentAt, before));
      const firstDay = daysBefore(now(), keepFiguresDays).toISOString().slice(0, 10);
      await tx.delete(fieldFigures).where(lt(fieldFigures.day, firstDay));
      const counts = [
        await deleteFiles(tx, jobs, cardPreviews, unusedPreviews(tx, before)),
        await deleteFiles(tx, jobs, uploads, unusedUploads(tx, before)),
      ];
      if (counts.includes(batchSize)) await jobs.schedule(tx, 'clean-up', null);
    },
    { repeat: '15 3 * * *' },
  );
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 3600 * 1000);
}

/** A card or a board is unused without an order, and when nobody has requested it since `before`. */
function unusedPreviews(tx: Database, before: Date): SQL {
  const orders = tx
    .select()
    .from(greetingOrders)
    .where(eq(greetingOrders.cardKey, cardPreviews.key));
  const boards = tx
    .select()
    .from(flowerOrders)
    .where(eq(flowerOrders.pictureKey, cardPreviews.key));
  const versions = tx.select().from(cardVersions).where(eq(cardVersions.cardKey, cardPreviews.key));
  const requests = tx
    .select()
    .from(cardPreviewUsers)
    .where(
      and(eq(cardPreviewUsers.key, cardPreviews.key), gte(cardPreviewUsers.createdAt, before)),
    );
  return sql`${cardPreviews.createdAt} < ${before} and ${notExists(orders)} and ${notExists(boards)} and ${notExists(versions)} and ${notExists(requests)}`;
}

/** An upload is unused without an order and without a preview that shows it. */
function unusedUploads(tx: Database, before: Date): SQL {
  // A query for each column: the database compares all rows with all uploads for an `or`.
  const logos = tx.select().from(flowerOrders).where(eq(flowerOrders.logoKey, uploads.key));
  const photos = tx
    .select()
    .from(flowerOrders)
    .where(eq(flowerOrders.deliveryPhotoKey, uploads.key));
  const previews = tx
    .select()
    .from(cardPreviews)
    .where(eq(sql`${cardPreviews.inputs} ->> 'logoKey'`, uploads.key));
  return sql`${uploads.createdAt} < ${before} and ${notExists(logos)} and ${notExists(photos)} and ${notExists(previews)}`;
}

/**
 * Deletes a batch of unused rows, and their files after the commit. The rows are locked first; an
 * order that was stored before its row was locked is seen only by the second statement.
 * @returns the number of locked rows
 */
async function deleteFiles(
  tx: Database,
  jobs: ServerDeps['jobs'],
  table: typeof cardPreviews | typeof uploads,
  isUnused: SQL,
): Promise<number> {
  const { key } = table;
  const find = (condition: SQL) =>
    tx
      .select({ key: sql<string>`${key}` })
      .from(table as PgTable)
      .where(condition);
  const locked = await find(isUnused).limit(batchSize).for('update', { skipLocked: true });
  const unused = await find(
    sql`${inArray(
      key,
      locked.map((row) => row.key),
    )} and ${isUnused}`,
  );
  for (const row of unused) await jobs.schedule(tx, 'delete-file', { key: row.key });
  await tx.delete(table as PgTable).where(
    inArray(
      key,
      unused.map((row) => row.key),
    ),
  );
  return locked.length;
}
