import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureDemoBuild, ensureStorybook } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runFlows } from './lib/flows.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';

const reports = `${root}/reports`;
const pathResults = `${reports}/flows/results`;

/** The projects of both runners: `npm test` runs the first ones, `npm run test:rest` the others. */
const first = {
  vitest: ['unit', 'scripts', 'server', 'flows', 'contract-pglite', 'ui', 'flows-ui'],
  playwright: ['journeys', 'key-screens'],
};
const rest = {
  vitest: ['flows-mutants', 'contract-pglite-long', 'contract-postgres'],
  playwright: ['phone', 'desktop', 'stories', 'proofs', 'paths'],
};

/** Runs the tests of one tier; the last line is the sum of the reports of both runners. */
await runMain(async () => {
  exitWithNpm();
  const { vitest, playwright } = process.argv[2] === 'rest' ? rest : first;
  const { postgres } = await setUpForTests();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const start = performance.now();

  const vitestCode = await runInstalled('vitest/vitest.mjs', [
    'run',
    ...projects(vitest.filter((name) => postgres || name !== 'contract-postgres')),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ]);
  const vitestEnd = performance.now();
  await Promise.all([ensureDemoBuild(), ensureStorybook()]);
  const playwrightCode = await runInstalled(
    '@playwright/test/cli.js',
    ['test', ...projects(playwright), '--reporter=list,json,html'],
    {
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/playwright.json`,
        PLAYWRIGHT_HTML_OPEN: 'never',
        FLOWS_COVER: 'states,outcomes',
        FLOWS_RESULTS: pathResults,
      },
    },
  );
  const end = performance.now();
  await reportPaths();

  const { passed, failed } = sum([
    count('Vitest', vitestCode, 'vitest.json', (report) => ({
      passed: report.numPassedTests,
      // A file that cannot be imported has no tests.
      failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
      skipped: report.numPendingTests + report.numTodoTests,
    })),
    count('Playwright', playwrightCode, 'playwright.json', ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    })),
  ]);
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(0)} s`;
  console.log(
    `\nVitest ${seconds(vitestEnd - start)}, Playwright with the builds ${seconds(end - vitestEnd)}`,
  );
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});

/** @param {readonly string[]} names */
function projects(names) {
  return names.map((name) => `--project=${name}`);
}

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Reads the report of a runner. A missing report, a skipped test and an unexplained exit code count
 * as failures.
 * @param {string} runner
 * @param {number} exitCode
 * @param {string} file
 * @param {(report: any) => Count & { skipped: number }} read
 * @returns {Count}
 */
function count(runner, exitCode, file, read) {
  const path = `${reports}/${file}`;
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { passed, failed, skipped } = report ? read(report) : { passed: 0, failed: 0, skipped: 0 };
  if (skipped > 0) console.log(`${runner} skipped ${skipped} tests, but every test must run.`);
  const unexplained = failed + skipped === 0 && (exitCode !== 0 || passed === 0) ? 1 : 0;
  if (unexplained) console.log(`${runner} exited with code ${exitCode}; ${passed} tests passed.`);
  return { passed, failed: failed + skipped + unexplained };
}

/** @param {readonly Count[]} counts */
function sum(counts) {
  return counts.reduce((total, each) => ({
    passed: total.passed + each.passed,
    failed: total.failed + each.failed,
  }));
}

/** Writes one report with the results of the test paths on all targets. */
async function reportPaths() {
  const files = existsSync(pathResults)
    ? readdirSync(pathResults).filter((file) => file.endsWith('.json'))
    : [];
  if (files.length === 0) return;
  const paths = files.map((file) => `${pathResults}/${file}`);
  const out = `${reports}/flows/report.html`;
  await runFlows([
    'report',
    `--config=${root}/flows.config.ts`,
    ...paths,
    '--format=html',
    `--out=${out}`,
  ]);
  console.log(`\nThe report of the test paths is in ${out}`);
}
