import { createStore, entries, set } from 'idb-keyval';
import { afterEach, expect, it } from 'vitest';
import { createDeviceLastSeen } from './deviceLastSeen.ts';

const store = createStore('last-seen', 'entries');
const order = { name: 'Maria Theresia Wijaya', total: 90_000 };

afterEach(() => createDeviceLastSeen().eraseAll());

it('loads what was saved, for the same user and order only', async () => {
  await createDeviceLastSeen().save(12, 42, order);
  const lastSeen = createDeviceLastSeen();
  expect(await lastSeen.load(12, 42)).toEqual(order);
  expect(await lastSeen.load(12, 43)).toBeNull();
  expect(await lastSeen.load(13, 42)).toBeNull();
});

it('R91 stores nothing readable, and no key that can be exported', async () => {
  await createDeviceLastSeen().save(12, 42, order);
  const stored = await entries(store);
  const key = stored.find(([name]) => name === 'key 12')?.[1] as CryptoKey;
  expect(key.extractable).toBe(false);
  const { data } = stored.find(([name]) => name === 'order 12 42')?.[1] as { data: ArrayBuffer };
  expect(new TextDecoder().decode(data)).not.toContain('Maria');
});

it('R91 makes everything unreadable when it is erased', async () => {
  const lastSeen = createDeviceLastSeen();
  await lastSeen.save(12, 42, order);
  await lastSeen.save(13, 50, order);
  await lastSeen.eraseAll();
  expect(await entries(store)).toEqual([]);
  expect(await lastSeen.load(12, 42)).toBeNull();
});

it('deletes what it cannot decrypt', async () => {
  const lastSeen = createDeviceLastSeen();
  await lastSeen.save(12, 42, order);
  const sealed = (await entries<string, unknown>(store)).find(([name]) => name === 'order 12 42');
  await set('order 12 43', sealed?.[1], store);
  expect(await lastSeen.load(12, 43)).toBeNull();
  expect((await entries(store)).map(([name]) => name).sort()).toEqual(['key 12', 'order 12 42']);
});

it('keeps the twenty newest orders', async () => {
  const lastSeen = createDeviceLastSeen();
  for (let id = 1; id <= 21; id += 1) await lastSeen.save(12, id, { id });
  expect(
    (await entries<string, unknown>(store)).filter(([name]) => name.startsWith('order')),
  ).toHaveLength(20);
  expect(await lastSeen.load(12, 21)).toEqual({ id: 21 });
});

it('saves nothing where Web Crypto is missing', async () => {
  const lastSeen = createDeviceLastSeen({ subtle: undefined });
  await lastSeen.save(12, 42, order);
  expect(await lastSeen.load(12, 42)).toBeNull();
  expect(await entries(store)).toEqual([]);
});
