import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time to the millisecond, a `Date` in code. */
export function timestampColumn(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}
