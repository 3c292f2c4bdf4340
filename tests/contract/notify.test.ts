import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../server/src/data/db/Database.ts';
import { notify } from '../../server/src/data/db/notify.ts';
import { openTestDatabase } from './support/openTestDatabase.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it('sends a message to the listeners of its channel at the commit', async () => {
  const received: string[] = [];
  const others: string[] = [];
  const stops = [
    await database.listen('orders', (payload) => received.push(`first ${payload}`)),
    await database.listen('orders', (payload) => received.push(`second ${payload}`)),
    await database.listen('displays', (payload) => others.push(payload)),
  ];
  await database.db.transaction(async (tx) => {
    await notify(tx, 'orders', 'one');
    await tx.execute('select 1');
    expect(received).toEqual([]);
  });
  await expect.poll(() => received).toEqual(['first one', 'second one']);
  await Promise.all(stops.map((stop) => stop()));
  expect(others).toEqual([]);
});

it('sends nothing when the transaction is rolled back, or after listening has stopped', async () => {
  const received: string[] = [];
  const stop = await database.listen('orders', (payload) => received.push(payload));
  const rolledBack = database.db.transaction(async (tx) => {
    await notify(tx, 'orders', 'rolled back');
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await notify(database.db, 'orders', 'committed');
  await expect.poll(() => received).toEqual(['committed']);
  await stop();
  const stopLast = await database.listen('last', (payload) => received.push(payload));
  await notify(database.db, 'orders', 'unheard');
  await notify(database.db, 'last', 'last');
  await expect.poll(() => received).toEqual(['committed', 'last']);
  await stopLast();
});

it('rejects a name that is not the name of a channel', async () => {
  await expect(async () => database.listen('Orders"', () => undefined)).rejects.toThrow(
    'is not the name of a channel',
  );
});
