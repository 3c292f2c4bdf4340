import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../testing/fakes.ts';
import { createSenderNames } from './senderNames.ts';
import { SENDER_NAMES } from './storageKeys.ts';

test('R280 returns the names of a user, the newest first, each once and at most five', () => {
  const storage = createMemoryStorage();
  for (const name of ['A', 'B', 'C', 'D', 'E', ' B ', 'F'])
    createSenderNames(storage).remember(12, name);
  expect(createSenderNames(storage).recent(12)).toEqual(['F', 'B', 'E', 'D', 'C']);
});

test('R280 appends the senders of orders on the server, without those that no order may have', () => {
  const names = createSenderNames(createMemoryStorage());
  names.remember(12, 'Keluarga  Besar\n Lestari');
  expect(
    names.recent(12, ['Keluarga Besar\nLestari', '', 'a\nb\nc', 'Budi', 'Sari', 'A', 'B', 'C']),
  ).toEqual(['Keluarga Besar\nLestari', 'Budi', 'Sari', 'A', 'B']);
});

test('R281 returns no names of another user and deletes them when that user orders', () => {
  const storage = createMemoryStorage();
  const names = createSenderNames(storage);
  names.remember(12, 'Sari');
  expect(names.recent(13)).toEqual([]);
  names.remember(13, 'Budi');
  expect(names.recent(13)).toEqual(['Budi']);
  expect(storage.getItem(SENDER_NAMES)).not.toContain('Sari');
});

test.each([['no JSON'], ['{"userId":12}'], ['{"userId":12,"names":[1]}']])(
  'ignores the unreadable value %j',
  (value) => {
    const storage = createMemoryStorage({ [SENDER_NAMES]: value });
    const names = createSenderNames(storage);
    expect(names.recent(12)).toEqual([]);
    names.remember(12, 'Sari');
    expect(names.recent(12)).toEqual(['Sari']);
  },
);
