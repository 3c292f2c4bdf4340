import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { florists } from './catalogue.ts';
import { funeralHouses } from './places.ts';
import { checkValues } from './checkValues.ts';
import { timestampColumn } from './timestampColumn.ts';
import { users } from './users.ts';

/** The roles of staff; `openapi/staff.yaml` lists them, too. */
export const roles = ['finance', 'reviewer', 'florist', 'house', 'admin'] as const;

export type Role = (typeof roles)[number];

/** The granted roles. They are read at every call, so that a revoked role ends at once. */
export const userRoles = pgTable(
  'user_roles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    /** The florist of a `florist`; null for other roles. */
    floristId: integer('florist_id').references(() => florists.id, { onDelete: 'cascade' }),
    /** The funeral house of a `house`; null for other roles. */
    funeralHouseId: integer('funeral_house_id').references(() => funeralHouses.id, {
      onDelete: 'cascade',
    }),
    /** The admin who granted the role; null for the first admin and demo accounts. */
    grantedBy: integer('granted_by').references(() => users.id),
    grantedAt: timestampColumn('granted_at').notNull(),
  },
  (table) => [
    checkValues('user_roles', table.role, roles),
    unique('user_roles_grant')
      .on(table.userId, table.role, table.floristId, table.funeralHouseId)
      .nullsNotDistinct(),
  ],
);
