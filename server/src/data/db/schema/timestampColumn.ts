import { timestamp } from 'drizzle-orm/pg-core';

/** Creates a column for an instant in milliseconds, mapped to `Date`. */
export function timestampColumn(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}
