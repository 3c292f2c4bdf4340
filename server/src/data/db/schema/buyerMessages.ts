import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderEvents } from './orders.ts';
import { checkValues } from './checkValues.ts';
import { timestampColumn } from './timestampColumn.ts';
import { users } from './users.ts';

const outcomes = ['sent', 'refused'] as const;

/** The messages about an event of an order that were sent, so that a repeated job sends none again. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    orderId: integer('order_id').notNull(),
    /** The version of the order that the message tells about. */
    version: integer('version').notNull(),
    /** `email`, or `push:` and the id of the subscription. */
    channel: text('channel').notNull(),
    /** Whether the mail server or push service took the message, or refused it for good. */
    outcome: text('outcome', { enum: outcomes }).notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.version, table.channel] }),
    checkValues('message_deliveries', table.outcome, outcomes),
    foreignKey({
      name: 'message_deliveries_event',
      columns: [table.orderId, table.version],
      foreignColumns: [orderEvents.orderId, orderEvents.version],
    }).onDelete('cascade'),
  ],
);

/** The requests to confirm an e-mail address; they limit how many a user can cause. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: timestampColumn('sent_at').notNull(),
  },
  (table) => [index('email_confirmations_user').on(table.userId, table.sentAt)],
);

/** The browsers to which push messages of a user are sent. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address at the push service of the browser; knowing it is enough to identify the browser. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret, with which messages are encrypted; base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);
