import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core';

/** Returns a constraint by which a text column has one of the given values. */
export function checkValues(table: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(`${table}_${column.name}_known`, sql`${column} in (${sql.raw(list)})`);
}
