import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { checkValues } from './checkValues.ts';
import { timestampColumn } from './timestampColumn.ts';
import { cities, funeralHouses } from './places.ts';
import { users } from './users.ts';

/** The deceased of the listings. */
export const persons = pgTable(
  'persons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    /** The name for search: lower case, without accents. */
    searchName: text('search_name').notNull(),
    /** In completed years. */
    age: smallint('age'),
    /** Path below the public address, or an absolute URL of another server. */
    photoPath: text('photo_path'),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    funeralHouseId: integer('funeral_house_id'),
    room: text('room'),
    deathTime: timestampColumn('death_time'),
    /** Closing of the casket. */
    funeralTime: timestampColumn('funeral_time'),
    /** Departure for the burial or cremation. */
    burialTime: timestampColumn('burial_time'),
    burialPlaceName: text('burial_place_name'),
    burialPlaceAddress: text('burial_place_address'),
    /** The family's user, who receives the greetings. */
    userId: integer('user_id').references(() => users.id),
    /** False for a withdrawn listing. */
    active: boolean('active').notNull().default(true),
    /** When the listing stops being live, some days after the burial. */
    liveUntil: timestampColumn('live_until').notNull(),
    /**
     * Number of approved messages, stored so that lists need not count. Code that approves a
     * message must increment it in the same transaction.
     */
    senderCount: integer('sender_count').notNull().default(0),
  },
  (table) => [
    foreignKey({
      name: 'persons_funeral_house',
      columns: [table.funeralHouseId, table.cityId],
      foreignColumns: [funeralHouses.id, funeralHouses.cityId],
    }),
    index('persons_live').on(table.liveUntil),
    index('persons_city_live').on(table.cityId, table.liveUntil),
    index('persons_death').on(sql`${table.deathTime} desc nulls last`, table.id),
    index('persons_city_death').on(table.cityId, sql`${table.deathTime} desc nulls last`, table.id),
    index('persons_burial').on(table.burialTime, table.id),
    index('persons_name').on(table.searchName, table.id),
    index('persons_house').on(table.funeralHouseId),
    index('persons_search').using('gin', sql`${table.searchName} gin_trgm_ops`),
  ],
);

/**
 * Family members of a person: one relationship with one or several names, separated by newlines.
 */
export const personFamilies = pgTable(
  'person_families',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    relationship: text('relationship').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('person_families_person').on(table.personId, table.position)],
);

export const personEvents = pgTable(
  'person_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    eventName: text('event_name').notNull(),
    eventDate: timestampColumn('event_date').notNull(),
  },
  (table) => [index('person_events_person').on(table.personId, table.eventDate)],
);

export const reportReasons = ['wrong', 'privacy', 'fraud', 'other'] as const;

/** What visitors find wrong with a listing. */
export const personReports = pgTable(
  'person_reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text'),
    createdAt: timestampColumn('created_at').notNull(),
    /** When staff closed the report; null while it is open. */
    closedAt: timestampColumn('closed_at'),
    closedBy: integer('closed_by').references(() => users.id),
    /** What was done about the report. */
    closingNote: text('closing_note'),
  },
  (table) => [
    checkValues('person_reports', table.reason, reportReasons),
    index('person_reports_person').on(table.personId, table.createdAt),
    index('person_reports_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Messages for the monitor in the room and the family's app. */
export const personMessages = pgTable(
  'person_messages',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    messageDate: timestampColumn('message_date').notNull(),
    fromName: text('from_name').notNull(),
    approved: boolean('approved').notNull().default(false),
  },
  (table) => [
    index('person_messages_person').on(table.personId, sql`${table.messageDate} desc`, table.id),
  ],
);
