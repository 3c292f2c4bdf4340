import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { countPlaywright, countVitest, sum } from './reports.mjs';
import { root } from './root.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** @type {ReturnType<typeof temporaryFolder>} */
let folder;
beforeEach(() => void (folder = temporaryFolder()));
afterEach(() => folder.remove());
const keep = (/** @type {object} */ report) => {
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

  test('gives what passed', () => {
    expect(countVitest(keep(sound), 0)).toEqual({
      passed: 12,
      failed: 0,
      failures: [],
      errors: [],
    });
  });

  test('gives what failed', () => {
    const assertionResults = [
      {
        status: 'failed',
        fullName: 'sums add up',
        failureMessages: ['\u001b[31mAssertionError\u001b[39m: 1 is not 2\n    at a.test.ts:3'],
      },
      { status: 'passed', fullName: 'sums are shown', failureMessages: [] },
    ];
    const testResults = [{ name: `${root}/src/a.test.ts`, status: 'failed', assertionResults }];
    expect(countVitest(keep({ ...sound, numFailedTests: 1, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: ['src/a.test.ts › sums add up: AssertionError: 1 is not 2'],
      errors: [],
    });
  });

  test('a file that could not be run is a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest(keep({ ...sound, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['a.test.ts: could not be run'],
    });
  });

  test('tests left out are a failure', () => {
    expect(countVitest(keep({ ...sound, numPendingTests: 2, numTodoTests: 1 }), 0)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['Vitest left 3 tests out; every test must run.'],
    });
  });

  test('no test at all is a failure', () => {
    expect(countVitest(keep({ ...sound, numPassedTests: 0 }), 0)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['Vitest ran no test.'],
    });
  });

  test('an error outside of any test is a failure', () => {
    expect(countVitest(keep(sound), 1)).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      errors: ['Vitest ended with code 1 although no test failed.'],
    });
  });

  test('no report is a failure', () => {
    expect(countVitest(`${folder.path}/absent.json`, 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['Vitest left no report (it ended with code 1).'],
    });
  });
});

describe('the report of Playwright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('gives what passed', () => {
    expect(countPlaywright(keep({ stats, errors: [] }), 0)).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      errors: [],
    });
  });

  test('a test that passed only on another try has failed', () => {
    const passing = { projectName: 'mobile', status: 'expected', results: [{ status: 'passed' }] };
    const flaky = {
      projectName: 'mobile',
      status: 'flaky',
      results: [{ status: 'timedOut', error: { message: 'Error: late' } }, { status: 'passed' }],
    };
    const failing = {
      projectName: 'desktop',
      status: 'unexpected',
      results: [{ status: 'failed', error: { message: 'Error: absent\n  at b' } }],
    };
    const specs = [{ file: 'b.spec.ts', title: 'is paid', tests: [passing, failing] }];
    const suites = [
      { specs, suites: [{ specs: [{ file: 'c.spec.ts', title: 'is kept', tests: [flaky] }] }] },
    ];
    expect(
      countPlaywright(
        keep({ stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [], suites }),
        1,
      ),
    ).toEqual({
      passed: 4,
      failed: 2,
      failures: [
        'b.spec.ts › [desktop] is paid: Error: absent',
        'c.spec.ts › [mobile] is kept: Error: late',
      ],
      errors: [],
    });
  });

  test('a server that did not start is a failure', () => {
    const report = {
      stats: { ...stats, expected: 0 },
      errors: [{ message: 'webServer exited early' }],
    };
    expect(countPlaywright(keep(report), 1)).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
      errors: ['webServer exited early'],
    });
  });
});

test('sums add up', () => {
  const one = { passed: 3, failed: 1, failures: ['a'], errors: [] };
  const other = { passed: 1, failed: 3, failures: ['b'], errors: ['c', 'd'] };
  expect(sum([one, other])).toEqual({
    passed: 4,
    failed: 4,
    failures: ['a', 'b'],
    errors: ['c', 'd'],
  });
});
