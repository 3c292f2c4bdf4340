import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed the number of failed tests and other errors
 * @property {string[]} failures for each failed test its file, its name and its message
 * @property {string[]} errors messages about other errors
 */

/**
 * Reads the JSON report of a Vitest run.
 * @param {string} path
 * @param {number} exitCode of the runner
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
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap((/** @type {any} */ file) =>
        file.assertionResults
          .filter((/** @type {any} */ test) => test.status === 'failed')
          .map((/** @type {any} */ test) =>
            describeFailure(file.name, test.fullName, test.failureMessages?.[0]),
          ),
      ),
      errors: brokenFiles.map(
        (/** @type {any} */ file) => `${file.name}: the file could not be run`,
      ),
    };
  });
}

/**
 * Reads the JSON report of a Playwright run.
 * @param {string} path
 * @param {number} exitCode of the runner
 * @returns {Count}
 */
export function countPlaywright(path, exitCode) {
  return countReport(path, exitCode, 'Playwright', (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    skipped: report.stats.skipped,
    failures: (report.suites ?? []).flatMap(failuresOf),
    errors: report.errors.map((/** @type {any} */ error) => String(error.message ?? error.value)),
  }));
}

/**
 * Adds up the results of several runners.
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return {
    passed: counts.reduce((total, count) => total + count.passed, 0),
    failed: counts.reduce((total, count) => total + count.failed, 0),
    failures: counts.flatMap((count) => count.failures),
    errors: counts.flatMap((count) => count.errors),
  };
}

/**
 * @param {string} path
 * @param {number} exitCode
 * @param {string} runner
 * @param {(report: any) => { passed: number, failed: number, skipped: number, failures: string[], errors: string[] }} read
 * @returns {Count}
 */
function countReport(path, exitCode, runner, read) {
  if (!existsSync(path)) {
    return {
      passed: 0,
      failed: 1,
      failures: [],
      errors: [`${runner} wrote no report and exited with code ${exitCode}.`],
    };
  }
  const { passed, failed, skipped, failures, errors } = read(
    JSON.parse(readFileSync(path, 'utf8')),
  );
  const all = [...errors];
  if (skipped > 0) all.push(`${runner} skipped ${skipped} tests, but every test must run.`);
  if (passed + failed === 0 && all.length === 0) all.push(`${runner} ran no tests.`);
  if (exitCode !== 0 && failed === 0 && all.length === 0) {
    all.push(`${runner} exited with code ${exitCode} although no test failed.`);
  }
  return { passed, failed: failed + all.length, failures, errors: all };
}

/**
 * Returns the failed tests of a suite in Playwright's report, and of its nested suites.
 * @param {any} suite
 * @returns {string[]}
 */
function failuresOf(suite) {
  const failures = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const failed = test.results.find((/** @type {any} */ result) => result.status !== 'passed');
        return describeFailure(
          spec.file,
          `[${test.projectName}] ${spec.title}`,
          failed?.error?.message,
        );
      }),
  );
  return [...failures, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/** A longer message is cut; the whole one stands in the report of the runner. */
const LINES_OF_A_MESSAGE = 20;

/**
 * Returns the file, the name and the message of a failed test, without the calls that led to it.
 * @param {string} file
 * @param {string} name
 * @param {string | undefined} message may contain ANSI colours
 */
function describeFailure(file, name, message) {
  const [reason = '', ...details] = stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .filter((line, index) => index === 0 || (line.trim() !== '' && !/^\s+at /.test(line)))
    .slice(0, LINES_OF_A_MESSAGE);
  const title = `${relative(root, resolve(root, file))} › ${name}: ${reason}`;
  return [title, ...details.map((line) => `  ${line}`)].join('\n');
}
