import { expect, test } from 'vitest';
import { createPendingUploads, type FileStore } from './pendingUploads.ts';
import { createMemoryFiles } from '../testing/fakes.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function openPendingUploads(store: FileStore = createMemoryFiles()) {
  let ids = 0;
  return createPendingUploads(() => `id-${(ids += 1)}`, store);
}

test('a file is taken by its id', async () => {
  const files = openPendingUploads();
  const logo = file('a.png');
  await expect(files.get(files.add('12:0:7', logo))).resolves.toBe(logo);
  await expect(files.get('id-9')).rejects.toMatchObject({ code: 'logoMissing' });
});

test('the latest file of an order is found by the next page, and none of another order', async () => {
  const store = createMemoryFiles();
  const before = openPendingUploads(store);
  before.add('12:0:7', file('a.png'));
  before.add('12:0:7', file('b.png'));
  await before.find('12:0:7');
  await expect(openPendingUploads(store).find('12:0:7')).resolves.toMatchObject({ name: 'b.png' });
  await expect(openPendingUploads(store).find('12:0:8')).resolves.toBe(null);
});

test('a file that was dropped is not found', async () => {
  const files = openPendingUploads();
  files.add('12:0:7', file('a.png'));
  files.remove('12:0:7');
  await expect(files.find('12:0:7')).resolves.toBe(null);
});

test('a device that keeps nothing still has the file for this page', async () => {
  const refuse = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  const files = openPendingUploads({ get: refuse, set: refuse, del: refuse });
  const id = files.add('12:0:7', file('a.png'));
  await expect(files.get(id)).resolves.toMatchObject({ name: 'a.png' });
  await expect(files.find('12:0:7')).resolves.toBe(null);
  files.remove('12:0:7');
});
