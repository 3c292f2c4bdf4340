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
  mkdirSync(pathResults, { recursive: true });

  const vitestCode = await runInstalled('vitest/vitest.mjs', [
    'run',
    ...projects(vitest.filter((name) => postgres || name !== 'contract-postgres')),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ]);
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
  await reportPaths();

  const counts = [
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
  ];
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failed = counts.reduce((sum, each) => sum + each.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});

/** @param {readonly string[]} names */
function projects(names) {
  return names.map((name) => `--project=${name}`);
}

/**
 * Reads the report of a runner. A missing report, a skipped test and an unexplained exit code count
 * as failures.
 * @param {string} runner
 * @param {number} exitCode
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number, skipped: number }} read
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

/** Writes one report with the results of the test paths on all targets. */
async function reportPaths() {
  const results = readdirSync(pathResults).filter((file) => file.endsWith('.json'));
  const out = `${reports}/flows/report.html`;
  await runFlows([
    'report',
    `--config=${root}/flows.config.ts`,
    ...results.map((file) => `${pathResults}/${file}`),
    '--format=html',
    `--out=${out}`,
  ]);
  console.log(`\nThe report of the test paths is in ${out}`);
}
