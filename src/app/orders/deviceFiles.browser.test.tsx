import { expect, it } from 'vitest';
import { deviceFiles } from './deviceFiles.ts';

it('stores a file with its name and type until it is deleted', async () => {
  const file = new File(['isi'], 'logo.png', { type: 'image/png' });
  await deviceFiles().set('12:0:7', file);
  const found = await deviceFiles().get('12:0:7');
  expect(found).toMatchObject({ name: 'logo.png', type: 'image/png', size: 3 });
  await deviceFiles().del('12:0:7');
  expect(await deviceFiles().get('12:0:7')).toBe(undefined);
});
