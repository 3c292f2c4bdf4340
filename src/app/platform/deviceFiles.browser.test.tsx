import { expect, it } from 'vitest';
import { createDeviceFileStore } from './deviceFileStore.ts';

it('stores a file with its name and type until it is deleted', async () => {
  const file = new File(['isi'], 'logo.png', { type: 'image/png' });
  await createDeviceFileStore().set('12:0:7', file);
  const found = await createDeviceFileStore().get('12:0:7');
  expect(found).toMatchObject({ name: 'logo.png', type: 'image/png', size: 3 });
  await createDeviceFileStore().del('12:0:7');
  expect(await createDeviceFileStore().get('12:0:7')).toBe(undefined);
});
