import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../testing/fakes.ts';
import { greetingPerson } from '../testing/orderFixtures.ts';
import { createDraftStore } from './draftStore.ts';

const read = (value: unknown) => {
  if (typeof value !== 'string') throw new Error('not a draft');
  return value;
};
const createStore = (storage: Storage, userId = 12) =>
  createDraftStore<string>(storage, { kind: 0, userId, read });

test('loads a draft by person, and lists the latest first', () => {
  const storage = createMemoryStorage();
  const store = createStore(storage);
  store.save({ person: greetingPerson, draft: 'older', savedAt: 1 });
  store.save({ person: { ...greetingPerson, id: 8 }, draft: 'newer', savedAt: 2 });
  expect(store.load(greetingPerson.id)).toEqual({
    kind: 0,
    person: greetingPerson,
    draft: 'older',
    savedAt: 1,
  });
  expect(store.list().map(({ draft }) => draft)).toEqual(['newer', 'older']);
  store.remove(8);
  expect(store.load(8)).toBe(null);
});

test('R52 separates the drafts of different users of a device', () => {
  const storage = createMemoryStorage();
  createStore(storage, 12).save({ person: greetingPerson, draft: 'mine', savedAt: 1 });
  expect(createStore(storage, 1).load(greetingPerson.id)).toBe(null);
  expect(createStore(storage, 1).list()).toEqual([]);
});

test.each([
  ['invalid JSON', '{'],
  [
    'of another version',
    JSON.stringify({ version: 0, person: greetingPerson, draft: 'x', savedAt: 1 }),
  ],
  ['not a draft', JSON.stringify({ version: 1, person: greetingPerson, draft: 7, savedAt: 1 })],
])('removes a stored draft that is %s and throws draftUnreadable once', (_, text) => {
  const storage = createMemoryStorage();
  storage.setItem(`order:12:0:${greetingPerson.id}`, text);
  const store = createStore(storage);
  expect(store.list()).toEqual([]);
  expect(() => store.load(greetingPerson.id)).toThrow(
    expect.objectContaining({ code: 'draftUnreadable' }),
  );
  expect(store.load(greetingPerson.id)).toBe(null);
});

test('throws storageFailed when the storage is full', () => {
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() =>
    createStore(storage).save({ person: greetingPerson, draft: 'x', savedAt: 1 }),
  ).toThrow(expect.objectContaining({ code: 'storageFailed' }));
});
