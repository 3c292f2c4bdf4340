import { ensureStorybook } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';

const [command, ...parameters] = process.argv.slice(2);

/**
 * `test` opens every story and compares every screen with its accepted pictures, `accept` accepts
 * the pictures that differ, `report` shows the last comparison, and `atlas` draws the flow atlas.
 * Further arguments are those of Playwright, for example `-g Screens/Home`.
 */
await runMain(async () => {
  exitWithNpm();
  await setUpForTests();
  const playwright = (/** @type {string[]} */ ...args) =>
    runInstalled('@playwright/test/cli.js', [...args, ...parameters]);
  if (command === 'report') return playwright('show-report', 'reports/visual');
  await ensureStorybook();
  if (command === 'atlas') return runInstalled('tsx/dist/cli.mjs', ['tests/visual/atlas.ts']);
  const accepting = command === 'accept' ? ['--project=stories', '--update-snapshots=changed'] : [];
  return playwright('test', '--config=tests/visual/playwright.config.ts', ...accepting);
});
