import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed also counts what could not even be run, so that it is never 0 after a fault
 * @property {string[]} failures each failed test: its file, its name and the first line of why
 * @property {string[]} errors what went wrong besides failed tests, in words
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
      failures: report.testResults.flatMap((/** @type {any} */ file) =>
        file.assertionResults
          .filter((/** @type {any} */ test) => test.status === 'failed')
          .map((/** @type {any} */ test) =>
            told(file.name, test.fullName, test.failureMessages?.[0]),
          ),
      ),
      errors: brokenFiles.map((/** @type {any} */ file) => `${file.name}: could not be run`),
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
    failures: (report.suites ?? []).flatMap(failuresOf),
    errors: report.errors.map((/** @type {any} */ error) => String(error.message ?? error.value)),
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
    failures: counts.flatMap((count) => count.failures),
    errors: counts.flatMap((count) => count.errors),
  };
}

/**
 * @param {string} path
 * @param {number} exitCode
 * @param {string} runner
 * @param {(report: any) => { passed: number, failed: number, left: number, failures: string[], errors: string[] }} read
 * @returns {Count}
 */
function countReport(path, exitCode, runner, read) {
  if (!existsSync(path)) {
    return {
      passed: 0,
      failed: 1,
      failures: [],
      errors: [`${runner} left no report (it ended with code ${exitCode}).`],
    };
  }
  const { passed, failed, left, failures, errors } = read(JSON.parse(readFileSync(path, 'utf8')));
  const all = [...errors];
  if (left > 0) all.push(`${runner} left ${left} tests out; every test must run.`);
  if (passed + failed === 0 && all.length === 0) all.push(`${runner} ran no test.`);
  if (exitCode !== 0 && failed === 0 && all.length === 0) {
    all.push(`${runner} ended with code ${exitCode} although no test failed.`);
  }
  return { passed, failed: failed + all.length, failures, errors: all };
}

/**
 * The failed tests of a suite of Playwright's report, and of the suites in it.
 * @param {any} suite
 * @returns {string[]}
 */
function failuresOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const failed = test.results.find((/** @type {any} */ result) => result.status !== 'passed');
        return told(spec.file, `[${test.projectName}] ${spec.title}`, failed?.error?.message);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

/**
 * @param {string} file
 * @param {string} name
 * @param {string | undefined} message may have the colours of a terminal in it
 */
function told(file, name, message) {
  const [why = ''] = stripVTControlCharacters(message ?? 'no message').split('\n');
  return `${relative(root, resolve(root, file))} › ${name}: ${why}`;
}
