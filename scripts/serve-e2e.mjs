import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** Pictures that were encoded for requests of the tests. Their names change with their content. */
const pictures = `${root}/node_modules/.cache/e2e/pictures`;

/**
 * Runs the real server with the built app and a temporary data folder, which is removed at the end.
 * To save time, the folder starts with an empty database, all such servers share the encoded
 * pictures, which are encoded when they are requested, and jobs are looked for less often.
 */
await runMain(async () => {
  const data = mkdtempSync(join(tmpdir(), 'dukacita-e2e-'));
  try {
    register();
    const { placeEmptyDatabase } = await import('../server/src/testing/emptyDatabaseDump.ts');
    await placeEmptyDatabase(data);
    mkdirSync(pictures, { recursive: true });
    mkdirSync(`${data}/files`);
    symlinkSync(pictures, `${data}/files/pictures`, 'junction');
    return await run(process.execPath, ['--enable-source-maps', `${root}/server/dist/main.js`], {
      env: { JOB_POLL_MS: '3000', ...process.env, DATA_DIR: data, PREPARE_PICTURES: 'false' },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
