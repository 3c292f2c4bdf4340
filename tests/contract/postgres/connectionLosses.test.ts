import { afterEach, beforeEach, expect, it } from 'vitest';
import { terminateConnections } from '../../load/connectionLosses.ts';
import { type SharedDatabase, createSharedDatabase } from '../support/sharedDatabase.ts';

const terminations = 8;

let database: SharedDatabase;
beforeEach(async () => {
  database = await createSharedDatabase();
});
afterEach(() => database.drop());

it('R54 keeps running and keeps every acknowledged order exactly once when its connections are lost under load', async () => {
  const { ended, exits, isGracefulShutdown, wrong, orders, afterwards } =
    await terminateConnections({
      databaseUrl: database.settings['DATABASE_URL'] ?? '',
      terminations,
    });
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(terminations);
  expect({
    exits,
    isGracefulShutdown,
    wrong,
    lost: orders.lost,
    duplicated: orders.duplicated,
    partial: orders.partial,
  }).toEqual({
    exits: 0,
    isGracefulShutdown: true,
    wrong: [],
    lost: 0,
    duplicated: 0,
    partial: 0,
  });
  expect(orders.acknowledged).toBeGreaterThan(terminations);
  expect(afterwards.served).toBe(afterwards.sent);
}, 180_000);
