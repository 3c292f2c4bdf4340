import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuild } from './lib/build.mjs';
import { runMain } from './lib/complaint.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { countPlaywright, countVitest, sum } from './lib/reports.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';

const reports = `${root}/reports`;

/** Every test of every layer; the last line is the sum of what the runners reported. */
await runMain(async () => {
  endWithNpm();
  const { chromium, postgres } = await setUpForTests();
  process.env['CHROMIUM_PATH'] = chromium;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const vitest = await timed('Unit, browser, server and contract tests', () => runVitest(postgres));
  const endToEnd = await timed('End-to-end tests', runEndToEnd);
  const { passed, failed, faults } = sum([vitest, endToEnd]);

  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});

/** @param {boolean} postgres whether the tests on a PostgreSQL server can run */
async function runVitest(postgres) {
  const code = await runInstalled('vitest/vitest.mjs', [
    'run',
    ...(postgres ? [] : ['--project=!contract-postgres']),
    '--reporter=default',
    '--reporter=junit',
    '--reporter=json',
    `--outputFile.junit=${reports}/vitest.xml`,
    `--outputFile.json=${reports}/vitest.json`,
  ]);
  return countVitest(`${reports}/vitest.json`, code);
}

async function runEndToEnd() {
  await ensureBuild();
  const code = await runInstalled('@playwright/test/cli.js', ['test'], {
    env: { ...process.env, E2E_REPORTS: reports },
  });
  return countPlaywright(`${reports}/e2e.json`, code);
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
async function timed(name, action) {
  const start = performance.now();
  const result = await action();
  console.log(`\n${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
