import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/src/data/db/openDatabase.ts';
import { isDatabaseUnreachable } from '../../../server/src/data/db/isDatabaseUnreachable.ts';
import { createTestDatabase } from '../support/openTestDatabase.ts';

it('ends a statement that runs too long like a database that cannot be reached, and keeps the connection', async () => {
  const created = await createTestDatabase();
  const { db, close } = await openDatabase({
    dataDir: null,
    databaseUrl: created?.url,
    limits: { connections: 2, statementTimeoutMs: 50 },
  });
  const error = await db.execute(sql`select pg_sleep(60)`).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ cause: { code: '57014' } });
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect((await db.execute(sql`show statement_timeout`)) as { rows: unknown[] }).toMatchObject({
    rows: [{ statement_timeout: '50ms' }],
  });
  await close();
  await created?.drop();
});
