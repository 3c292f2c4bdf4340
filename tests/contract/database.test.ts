import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { openDatabase } from '../../server/src/data/db/openDatabase.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

let dataDir: string;
let shared: SharedDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  shared = await createSharedDatabase(dataDir);
});
afterAll(async () => {
  await shared.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ dataDir, databaseUrl: shared.settings['DATABASE_URL'] });

/** Runs SQL on the database under test, which is closed before and after. */
async function run<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it('R705 fills names for search that a migration has emptied', async () => {
  await run(({ execute }) =>
    execute(
      `insert into cities (id, name) values (1, 'Bandung');
       insert into persons (id, name, search_name, city_id, live_until) values
         (1, 'Maʼruf Al‑Amin', '', 1, now())`,
    ),
  );
  const { rows } = await run(({ execute }) => execute('select search_name from persons'));
  expect(rows).toEqual([{ search_name: "ma'ruf al-amin" }]);
});

it('stores no role that the server does not know', async () => {
  await run(async ({ execute }) => {
    await execute(`insert into users (id, username, name) values (500, 'sari', 'Sari')`);
    await expect(
      execute(`insert into user_roles (user_id, role, granted_at) values (500, 'boss', now())`),
    ).rejects.toThrow('user_roles_role_known');
  });
});

it('refuses the database of a release before 1.0.0 in a sentence', async () => {
  await run(({ execute }) =>
    execute(`update schema_migrations set hash = 'that of another release'`),
  );
  await expect(open()).rejects.toThrow(
    'The database was made by a release before 1.0.0, or by a newer one, and cannot be used.',
  );
});
