import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { countPlaywright, countVitest, sum } from './reports.mjs';
import { root } from './root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => folder.remove());
const writeReport = (/** @type {object} */ report) => {
  writeFileSync(`${folder.path}/report.json`, JSON.stringify(report));
  return `${folder.path}/report.json`;
};

describe('the report of Vitest', () => {
  const sound = {
    numPassedTests: 12,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };

  test('is read with its passed tests', () => {
    expect(countVitest(writeReport(sound), 0)).toEqual({
      passed: 12,
      failed: 0,
      failures: [],
      errors: [],
    });
  });

  test('is read with its failed tests', () => {
    const assertionResults = [
      {
        status: 'failed',
        fullName: 'sums add up',
        failureMessages: ['\u001b[31mAssertionError\u001b[39m: 1 is not 2\n    at a.test.ts:3'],
      },
      { status: 'passed', fullName: 'sums are shown', failureMessages: [] },
    ];
    const testResults = [{ name: `${root}/src/a.test.ts`, status: 'failed', assertionResults }];
    expect(countVitest(writeReport({ ...sound, numFailedTests: 1, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: ['src/a.test.ts › sums add up: AssertionError: 1 is not 2'],
      errors: [],
    });
  });

  test('counts a file that could not be run as a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest(writeReport({ ...sound, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['a.test.ts: the file could not be run'],
    });
  });

  test('counts skipped tests as a failure', () => {
    expect(countVitest(writeReport({ ...sound, numPendingTests: 2, numTodoTests: 1 }), 0)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['Vitest skipped 3 tests, but every test must run.'],
    });
  });

  test('counts a run without tests as a failure', () => {
    expect(countVitest(writeReport({ ...sound, numPassedTests: 0 }), 0)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['Vitest ran no tests.'],
    });
  });

  test('counts an error outside of the tests as a failure', () => {
    expect(countVitest(writeReport(sound), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['Vitest exited with code 1 although no test failed.'],
    });
  });

  test('counts as a failure when it is missing', () => {
    expect(countVitest(`${folder.path}/absent.json`, 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['Vitest wrote no report and exited with code 1.'],
    });
  });
});

describe('the report of Playwright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('is read with its passed tests', () => {
    expect(countPlaywright(writeReport({ stats, errors: [] }), 0)).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      errors: [],
    });
  });

  test('counts a flaky test as a failure', () => {
    const passing = { projectName: 'mobile', status: 'expected', results: [{ status: 'passed' }] };
    const flaky = {
      projectName: 'mobile',
      status: 'flaky',
      results: [{ status: 'timedOut', error: { message: 'Error: late' } }, { status: 'passed' }],
    };
    const failing = {
      projectName: 'desktop',
      status: 'unexpected',
      results: [{ status: 'failed', error: { message: 'Error: absent\n\n+ "a fault"\n    at b' } }],
    };
    const specs = [{ file: 'b.spec.ts', title: 'is paid', tests: [passing, failing] }];
    const suites = [
      { specs, suites: [{ specs: [{ file: 'c.spec.ts', title: 'is kept', tests: [flaky] }] }] },
    ];
    expect(
      countPlaywright(
        writeReport({ stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [], suites }),
        1,
      ),
    ).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        'b.spec.ts › [desktop] is paid: Error: absent\n  + "a fault"',
        'c.spec.ts › [mobile] is kept: Error: late',
      ],
      errors: [],
    });
  });

  test('counts a server that did not start as a failure', () => {
    const report = {
      stats: { ...stats, expected: 0 },
      errors: [{ message: 'webServer exited early' }],
    };
    expect(countPlaywright(writeReport(report), 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['webServer exited early'],
    });
  });
});

test('adds up the results of several runners', () => {
  const one = { passed: 3, failed: 1, failures: ['a'], errors: [] };
  const other = { passed: 1, failed: 3, failures: ['b'], errors: ['c', 'd'] };
  expect(sum([one, other])).toEqual({
    passed: 4,
    failed: 4,
    failures: ['a', 'b'],
    errors: ['c', 'd'],
  });
});
