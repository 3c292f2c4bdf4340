import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from './config/config.ts';
import type { OpenDatabase } from './data/db/Database.ts';
import { openDeps } from './openDeps.ts';

it('closes the database when the jobs cannot be opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-deps-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = {
    exclusively: () => Promise.reject(new Error('No jobs.')),
    close: vi.fn(async () => undefined),
  } as unknown as OpenDatabase;
  await expect(openDeps(readConfig({ DATA_DIR: folder }), { database })).rejects.toThrow(
    'No jobs.',
  );
  expect(database.close).toHaveBeenCalledTimes(1);
});
