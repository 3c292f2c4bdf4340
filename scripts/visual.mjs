import { ensureFlows, ensureStorybook } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUp, setUpForTests } from './lib/set-up.mjs';

const [command, ...parameters] = process.argv.slice(2);

/**
 * Compares every screen with its accepted pictures. `review` shows the differences, `accept`
 * accepts them, and `atlas` draws the flow atlas.
 */
await runMain(async () => {
  exitWithNpm();
  if (command === 'review' || command === 'accept') {
    await setUp();
    return runInstalled('tsx/dist/cli.mjs', [`tests/visual/${command}.ts`, ...parameters]);
  }
  const { chromium } = await setUpForTests();
  process.env['CHROMIUM_PATH'] = chromium;
  if (command === 'atlas') {
    await Promise.all([ensureStorybook(), ensureFlows()]);
    return runInstalled('tsx/dist/cli.mjs', ['tests/visual/atlas.ts']);
  }
  return runInstalled('vitest/vitest.mjs', ['run', '--project=visual', ...process.argv.slice(2)]);
});
