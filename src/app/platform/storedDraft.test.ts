import { expect, test } from 'vitest';
import { createMemoryStorage } from '../testing/fakes.ts';
import { createFormDraft, removeFormDrafts } from './storedDraft.ts';

interface Words {
  readonly text: string;
}

const parse = (value: unknown): Words => {
  const { text } = value as Words;
  if (typeof text !== 'string') throw new Error('not a draft');
  return { text };
};
const draftIn = (storage: Storage, user = 'sari') =>
  createFormDraft<Words>(storage, { form: 'report:7', user }, parse);

test('R720 the draft of a form lasts until it is removed, and is not that of another user', () => {
  const storage = createMemoryStorage();
  draftIn(storage).save({ text: 'Tanggal' });
  expect(draftIn(storage).load()).toEqual({ text: 'Tanggal' });
  expect(draftIn(storage, 'budi').load()).toBeNull();
  draftIn(storage).save(null);
  expect(draftIn(storage).load()).toBeNull();
});

test('a draft of a form is written only when it has changed', () => {
  const storage = createMemoryStorage();
  draftIn(storage).save({ text: 'Tanggal' });
  const draft = draftIn(storage);
  const loaded = draft.load();
  storage.clear();
  draft.save(loaded);
  expect(storage.length).toBe(0);
  draft.save({ text: 'Foto' });
  expect(draftIn(storage).load()).toEqual({ text: 'Foto' });
});

test('R720 a draft of a form that cannot be read is removed', () => {
  const storage = createMemoryStorage({ 'form:sari:report:7': '{"text":7}' });
  expect(draftIn(storage).load()).toBeNull();
  expect(storage.length).toBe(0);
});

test('R720 a form works where nothing can be stored', () => {
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  draftIn(storage).save({ text: 'Tanggal' });
  expect(draftIn(storage).load()).toBeNull();
});

test('R721 the drafts of all forms are removed, and those of orders stay', () => {
  const storage = createMemoryStorage({ 'order:12:0:7': '{}' });
  draftIn(storage).save({ text: 'Tanggal' });
  draftIn(storage, '').save({ text: 'Foto' });
  removeFormDrafts(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem('order:12:0:7')).toBe('{}');
});
