import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { persons } from './persons.ts';
import { timestampColumn } from './timestampColumn.ts';

/** The invented listings, whose dates follow today. */
export const demoListings = pgTable('demo_listings', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => persons.id, { onDelete: 'cascade' }),
});

/** The keys of the demo bank, in the only row. */
export const demoBankKeys = pgTable('demo_bank_keys', {
  id: integer('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  /** PKCS #8, PEM. */
  privateKey: text('private_key').notNull(),
});

/** The e-mails of the demo mailbox. */
export const demoMails = pgTable(
  'demo_mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    messageId: text('message_id').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: timestampColumn('sent_at').notNull(),
  },
  (table) => [index('demo_mails_sent').on(sql`${table.sentAt} desc`)],
);

/** Storage of the embedded identity provider. */
export const oidcPayloads = pgTable(
  'oidc_payloads',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: timestampColumn('expires_at'),
    consumedAt: timestampColumn('consumed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('oidc_payloads_grant').on(table.grantId),
    index('oidc_payloads_uid').on(table.uid),
    index('oidc_payloads_user_code').on(table.userCode),
    index('oidc_payloads_expires').on(table.expiresAt),
  ],
);
