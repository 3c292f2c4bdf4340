import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed also counts what could not even be run, so that it is never 0 after a fault
 * @property {string[]} faults what went wrong besides failed tests, in words
 */

/**
 * Reads the JSON report of a Vitest run.
 * @param {string} path
 * @param {number} exitCode what the runner ended with
 * @returns {Count}
 */
export function countVitest(path, exitCode) {
  return countReport(path, exitCode, 'Vitest', (report) => {
    const brokenFiles = report.testResults.filter(
      (/** @type {any} */ file) =>
        file.status === 'failed' &&
        !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      left: report.numPendingTests + report.numTodoTests,
      faults: brokenFiles.map((/** @type {any} */ file) => `${file.name}: could not be run`),
    };
  });
}

/**
 * Reads the JSON report of a Playwright run.
 * @param {string} path
 * @param {number} exitCode what the runner ended with
 * @returns {Count}
 */
export function countPlaywright(path, exitCode) {
  return countReport(path, exitCode, 'Playwright', (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    left: report.stats.skipped,
    faults: report.errors.map((/** @type {any} */ error) => String(error.message ?? error.value)),
  }));
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    faults: counts.flatMap((count) => count.faults),
  };
}

/**
 * @param {string} path
 * @param {number} exitCode
 * @param {string} runner
 * @param {(report: any) => { passed: number, failed: number, left: number, faults: string[] }} read
 * @returns {Count}
 */
function countReport(path, exitCode, runner, read) {
  if (!existsSync(path)) {
    return { passed: 0, failed: 1, faults: [`${runner} left no report (it ended with code ${exitCode}).`] };
  }
  const { passed, failed, left, faults } = read(JSON.parse(readFileSync(path, 'utf8')));
  const all = [...faults];
  if (left > 0) all.push(`${runner} left ${left} tests out; every test must run.`);
  if (passed + failed === 0 && all.length === 0) all.push(`${runner} ran no test.`);
  if (exitCode !== 0 && failed === 0 && all.length === 0) {
    all.push(`${runner} ended with code ${exitCode} although no test failed.`);
  }
  return { passed, failed: failed + all.length, faults: all };
}
