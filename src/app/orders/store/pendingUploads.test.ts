import { expect, test } from 'vitest';
import type { FileStore } from '../../platform/deviceFileStore.ts';
import { createPendingUploads } from './pendingUploads.ts';
import { createMemoryFiles } from '../../testing/fakes.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function openPendingUploads(store: FileStore = createMemoryFiles()) {
  let ids = 0;
  return createPendingUploads(() => `id-${(ids += 1)}`, store);
}

test('returns a file by its id', async () => {
  const files = openPendingUploads();
  const logo = file('a.png');
  await expect(files.get(files.add('12:0:7', logo))).resolves.toBe(logo);
  await expect(files.get('id-9')).rejects.toMatchObject({ code: 'logoMissing' });
});

test('finds the latest file of an order after a reload, and none for another order', async () => {
  const store = createMemoryFiles();
  const previousPage = openPendingUploads(store);
  previousPage.add('12:0:7', file('a.png'));
  previousPage.add('12:0:7', file('b.png'));
  await previousPage.find('12:0:7');
  await expect(openPendingUploads(store).find('12:0:7')).resolves.toMatchObject({ name: 'b.png' });
  await expect(openPendingUploads(store).find('12:0:8')).resolves.toBe(null);
});

test('does not find a removed file', async () => {
  const files = openPendingUploads();
  files.add('12:0:7', file('a.png'));
  files.remove('12:0:7');
  await expect(files.find('12:0:7')).resolves.toBe(null);
});

test('keeps the file for this page when the store fails', async () => {
  const rejectAlways = () => Promise.reject(new DOMException('no', 'InvalidStateError'));
  const files = openPendingUploads({ get: rejectAlways, set: rejectAlways, del: rejectAlways });
  const id = files.add('12:0:7', file('a.png'));
  await expect(files.get(id)).resolves.toMatchObject({ name: 'a.png' });
  await expect(files.find('12:0:7')).resolves.toBe(null);
  files.remove('12:0:7');
});
