import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/**
 * Runs the real server with the built app and a temporary data folder, which is removed at the end.
 * Pictures are encoded when they are requested, so that preparing them does not slow the tests down.
 */
await runMain(async () => {
  await ensureBuild();
  const data = mkdtempSync(join(tmpdir(), 'dukacita-e2e-'));
  try {
    return await run(process.execPath, ['--enable-source-maps', `${root}/server/dist/main.js`], {
      env: { ...process.env, DATA_DIR: data, PREPARE_PICTURES: 'false' },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
