import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often visitors saw a figure or an error, by day in Jakarta, kind of page and bucket. Nothing in
 * it belongs to one visitor.
 */
export const fieldFigures = pgTable(
  'field_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    page: text('page').notNull(),
    /** `LCP`, `INP`, `CLS`, or the class of an uncaught error. */
    name: text('name').notNull(),
    /** The lower bound of the bucket, in ms or in thousandths of the layout shift; 0 for errors. */
    bucket: integer('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.name, table.bucket] })],
);
