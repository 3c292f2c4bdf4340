import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuild, ensureStorybook } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { exitWithNpm } from './lib/exit-with-npm.mjs';
import { runFlows } from './lib/flows.mjs';
import { countPlaywright, countVitest, sum } from './lib/reports.mjs';
import { root } from './lib/root.mjs';
import { runInstalled } from './lib/run.mjs';
import { setUpForTests } from './lib/set-up.mjs';
import { formatTimes } from './lib/times-reporter.mjs';

const reports = `${root}/reports`;
const pathResults = `${reports}/flows/results`;
const vitestTimes = `${reports}/vitest-times.json`;

/** Runs all tests; the last line is the sum of the runners' reports. */
await runMain(async () => {
  exitWithNpm();
  const { postgres } = await setUpForTests();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const start = performance.now();
  const vitest = await timed('all of Vitest', () => runVitest(postgres));
  // Each of them leaves the processors idle for a good part of its time, waiting for frames and
  // for servers: side by side they take little more than half of the sum of their times.
  const [{ stories, testPaths }, endToEnd] = await Promise.all([
    runStoriesAndPaths(),
    timed('end-to-end', runEndToEnd),
  ]);
  const { passed, failed, failures, errors } = sum([
    vitest.count,
    stories.count,
    endToEnd.count,
    testPaths.count,
  ]);
  await reportPaths();

  const total = {
    name: 'all',
    tests: passed + failed,
    seconds: (performance.now() - start) / 1000,
  };
  console.log(
    `\n${formatTimes([...timesOfVitest(), vitest.times, stories.times, endToEnd.times, testPaths.times, total])}`,
  );

  const problems = [...failures, ...errors];
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});

/** @param {boolean} postgres whether the tests that need a PostgreSQL server can run */
async function runVitest(postgres) {
  const code = await runInstalled(
    'vitest/vitest.mjs',
    [
      'run',
      ...(postgres ? [] : ['--project=!contract-postgres']),
      '--reporter=default',
      '--reporter=junit',
      '--reporter=json',
      '--reporter=./scripts/lib/times-reporter.mjs',
      `--outputFile.junit=${reports}/vitest.xml`,
      `--outputFile.json=${reports}/vitest.json`,
    ],
    { env: { ...process.env, VITEST_TIMES: vitestTimes } },
  );
  return countVitest(`${reports}/vitest.json`, code);
}

/** Opens every story and compares every screen with its accepted pictures. */
async function runStories() {
  await ensureStorybook();
  const code = await runPlaywright(['test', '--config=tests/visual/playwright.config.ts']);
  return countPlaywright(`${reports}/stories.json`, code);
}

/** Runs the stories and then the test paths, which together take about as long as end-to-end. */
async function runStoriesAndPaths() {
  const stories = await timed('stories', runStories);
  const testPaths = await timed('test paths on the real server', runPaths);
  return { stories, testPaths };
}

async function runEndToEnd() {
  await ensureBuild();
  const code = await runPlaywright(['test']);
  return countPlaywright(`${reports}/e2e.json`, code);
}

/** Runs the test paths that cover all states and outcomes; `npm run flows:full` runs all paths. */
async function runPaths() {
  await ensureBuild();
  const code = await runPlaywright(['test', '--config=tests/flows/browser/playwright.config.ts'], {
    FLOWS_COVER: 'states,outcomes',
    FLOWS_RESULTS: pathResults,
  });
  return countPlaywright(`${reports}/flows-browser.json`, code);
}

/**
 * Runs Playwright with one line of output for each test, because two runs share the output.
 * @param {string[]} parameters
 * @param {Record<string, string>} [settings] further environment variables
 */
function runPlaywright(parameters, settings = {}) {
  return runInstalled('@playwright/test/cli.js', parameters, {
    env: { ...process.env, PLAYWRIGHT_FORCE_TTY: '0', E2E_REPORTS: reports, ...settings },
  });
}

/** Writes one report with the results of the test paths on all targets. */
async function reportPaths() {
  const files = existsSync(pathResults)
    ? readdirSync(pathResults).filter((file) => file.endsWith('.json'))
    : [];
  if (files.length === 0) return;
  const paths = files.map((file) => `${pathResults}/${file}`);
  for (const [format, file] of [
    ['html', 'report.html'],
    ['md', 'summary.md'],
  ]) {
    await runFlows([
      'report',
      `--config=${root}/flows.config.ts`,
      ...paths,
      `--format=${format}`,
      `--out=${reports}/flows/${file}`,
    ]);
  }
  console.log(`\nThe report of the test paths is in ${reports}/flows/report.html`);
}

/** Returns the times of Vitest's projects; none when Vitest ended before it wrote them. */
function timesOfVitest() {
  return existsSync(vitestTimes) ? JSON.parse(readFileSync(vitestTimes, 'utf8')) : [];
}

/**
 * @param {string} name
 * @param {() => Promise<import('./lib/reports.mjs').Count>} action
 */
async function timed(name, action) {
  const start = performance.now();
  const count = await action();
  const seconds = (performance.now() - start) / 1000;
  return { count, times: { name, tests: count.passed + count.failed, seconds } };
}
