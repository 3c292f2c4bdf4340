import { ensureDemoBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';

/**
 * Runs the test paths on the built app with the real server. Passes its arguments to Playwright.
 */
await runMain(async () => {
  await setUpForTests();
  await ensureDemoBuild();
  return runInstalled('@playwright/test/cli.js', [
    'test',
    '--project=paths',
    ...process.argv.slice(2),
  ]);
});
