import { afterEach, beforeEach, expect, it } from 'vitest';
import { loseConnections } from '../../load/connectionLosses.ts';
import { type OwnDatabase, createOwnDatabase } from '../support/ownDatabase.ts';

const terminations = 8;

let database: OwnDatabase;
beforeEach(async () => {
  database = await createOwnDatabase();
});
afterEach(() => database.drop());

it('R54 keeps running and keeps every acknowledged order exactly once when its connections are lost under load', async () => {
  const { ended, exits, isEndedInOrder, wrong, orders, afterwards } = await loseConnections({
    databaseUrl: database.settings['DATABASE_URL'] ?? '',
    terminations,
  });
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(terminations);
  expect({
    exits,
    isEndedInOrder,
    wrong,
    lost: orders.lost,
    doubled: orders.doubled,
    partial: orders.partial,
  }).toEqual({
    exits: 0,
    isEndedInOrder: true,
    wrong: [],
    lost: 0,
    doubled: 0,
    partial: 0,
  });
  expect(orders.acknowledged).toBeGreaterThan(terminations);
  expect(afterwards.served).toBe(afterwards.sent);
}, 180_000);
