import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';
import { openDatabase } from './openDatabase.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dukacita-db-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('rejects a folder that is in use, and releases it when closed', async () => {
  const first = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  await expect(openDatabase({ dataDir: folder, databaseUrl: undefined })).rejects.toThrow(
    'Another process uses the database',
  );
  await first.db.execute(sql`insert into cities (id, name) values (1, 'Bandung')`);
  await first.close();
  const second = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  expect(await second.db.query.cities.findMany()).toEqual([{ id: 1, name: 'Bandung' }]);
  await second.close();
});

it('replaces the unfinished database of an interrupted first start', async () => {
  await mkdir(join(folder, 'db.unfinished', 'base'), { recursive: true });
  await writeFile(join(folder, 'db.unfinished', 'PG_VERSION'), '18\n');
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  expect(await database.db.query.cities.findMany()).toEqual([]);
  await database.close();
  expect(existsSync(join(folder, 'db.unfinished'))).toBe(false);
});

it('takes over the lock of a killed process, but not of a running one', async () => {
  const locked = join(folder, 'db');
  const module = fileURLToPath(new URL('./lockFolder.ts', import.meta.url));
  const script = `await (await import(${JSON.stringify(module)})).lockFolder(${JSON.stringify(locked)}); console.log('locked'); process.stdin.resume();`;
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    await once(holder.stdout, 'data');
    await expect(lockFolder(locked)).rejects.toThrow('DATABASE_URL');
  } finally {
    holder.kill('SIGKILL');
  }
  await once(holder, 'exit');
  const unlock = await lockFolder(locked);
  await expect(lockFolder(locked)).rejects.toThrow('Another process');
  await unlock();
  await (
    await lockFolder(locked)
  )();
});
