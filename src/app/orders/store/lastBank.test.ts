import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../testing/fakes.ts';
import { createLastBank } from './lastBank.ts';
import { LAST_BANK } from './storageKeys.ts';

test('R323 returns the bank of the latest order of a user, and none after another way to pay', () => {
  const lastBank = createLastBank(createMemoryStorage());
  expect(lastBank.of(12)).toBeNull();
  lastBank.remember(12, 'bri');
  lastBank.remember(12, 'mandiri');
  expect(lastBank.of(12)).toBe('mandiri');
  lastBank.remember(12, null);
  expect(lastBank.of(12)).toBeNull();
});

test('R323 returns no bank of another user and deletes it when that user orders', () => {
  const storage = createMemoryStorage();
  const lastBank = createLastBank(storage);
  lastBank.remember(12, 'bri');
  expect(lastBank.of(13)).toBeNull();
  lastBank.remember(13, null);
  expect(storage.getItem(LAST_BANK)).not.toContain('bri');
});

test.each([['no JSON'], ['{"userId":12}'], ['{"userId":12,"bank":"other"}']])(
  'ignores the unreadable value %j',
  (value) => {
    expect(createLastBank(createMemoryStorage({ [LAST_BANK]: value })).of(12)).toBeNull();
  },
);
