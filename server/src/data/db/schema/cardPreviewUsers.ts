import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './timestampColumn.ts';
import { cardPreviews } from './orders.ts';
import { users } from './users.ts';

/**
 * The users who requested a card. The same texts give the same card, so a card may have several.
 */
export const cardPreviewUsers = pgTable(
  'card_preview_users',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => cardPreviews.key, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('card_preview_users_key').on(table.key),
  ],
);
