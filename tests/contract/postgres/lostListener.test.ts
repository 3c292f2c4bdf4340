import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/src/data/db/Database.ts';
import { notify } from '../../../server/src/data/db/notify.ts';
import { type DatabaseAdmin, openDatabaseAdmin } from '../support/databaseAdmin.ts';
import { openTestDatabase } from '../support/openTestDatabase.ts';

let database: OpenDatabase;
let admin: DatabaseAdmin;
beforeEach(async () => {
  database = await openTestDatabase();
  admin = await openDatabaseAdmin(database.db);
});
afterEach(async () => {
  await admin.close();
  await database.close();
});

it('replaces a lost connection, listens again to all channels and reports it', async () => {
  const received: string[] = [];
  const reconnects: string[] = [];
  for (const channel of ['orders', 'displays']) {
    await database.listen(
      channel,
      (payload) => received.push(payload),
      () => reconnects.push(channel),
    );
  }
  for (const round of [1, 2]) {
    expect(await admin.endAll()).toBeGreaterThan(0);
    await expect.poll(() => reconnects).toHaveLength(2 * round);
    await database.db.transaction(async (tx) => {
      await notify(tx, 'orders', `order ${round}`);
      await notify(tx, 'displays', `display ${round}`);
    });
    await expect.poll(() => received).toHaveLength(2 * round);
  }
  expect(reconnects).toEqual(['orders', 'displays', 'orders', 'displays']);
  expect(received).toEqual(['order 1', 'display 1', 'order 2', 'display 2']);
});

it('opens one connection for all channels of a process', async () => {
  const backends = async () => {
    const { rows } = await database.execute(
      `select pid from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    );
    return rows.length;
  };
  expect(await backends()).toBe(0);
  await Promise.all(
    ['orders', 'displays', 'orders'].map((channel) => database.listen(channel, () => undefined)),
  );
  expect(await backends()).toBe(1);
});
