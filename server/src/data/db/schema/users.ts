import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampColumn } from './timestampColumn.ts';
import { provinces, regencies } from './places.ts';

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The identity's `sub`. */
    username: text('username').notNull().unique(),
    name: text('name'),
    email: text('email'),
    /**
     * The address that the identity provider or its owner has confirmed. E-mails are sent only while
     * it equals `email`.
     */
    verifiedEmail: text('verified_email'),
    /** The address whose owner wants no e-mails. */
    unsubscribedEmail: text('unsubscribed_email'),
    /** In completed years. */
    age: smallint('age'),
    /** Path below the public address, or an absolute URL of another server. */
    photoPath: text('photo_path'),
    mobilePhone: text('mobile_phone'),
    /** The phone number for search: digits with country code. */
    phoneDigits: text('phone_digits'),
    gender: text('gender'),
    provinceId: integer('province_id').references(() => provinces.id),
    regencyId: integer('regency_id').references(() => regencies.id),
    /** Whether the user gets the membership discount. */
    member: boolean('member').notNull().default(false),
    disabledAt: timestampColumn('disabled_at'),
    createdAt: timestampColumn('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('users_phone').on(table.phoneDigits)],
);

/** Uploaded logos. Only the user who uploaded a logo can use it. */
export const uploads = pgTable(
  'uploads',
  {
    /** Key of the stored file. */
    key: text('key').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('uploads_user').on(table.userId)],
);
