import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { countPlaywright, countVitest, sum } from './reports.mjs';
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
    expect(countVitest(keep(sound), 0)).toEqual({ passed: 12, failed: 0, faults: [] });
  });

  test('gives what failed', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(countVitest(keep({ ...sound, numFailedTests: 1, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      faults: [],
    });
  });

  test('a file that could not be run is a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest(keep({ ...sound, testResults }), 1)).toEqual({
      passed: 12,
      failed: 1,
      faults: ['a.test.ts: could not be run'],
    });
  });

  test('tests left out are a failure', () => {
    expect(countVitest(keep({ ...sound, numPendingTests: 2, numTodoTests: 1 }), 0)).toEqual({
      passed: 12,
      failed: 1,
      faults: ['Vitest left 3 tests out; every test must run.'],
    });
  });

  test('no test at all is a failure', () => {
    expect(countVitest(keep({ ...sound, numPassedTests: 0 }), 0)).toEqual({
      passed: 0,
      failed: 1,
      faults: ['Vitest ran no test.'],
    });
  });

  test('an error outside of any test is a failure', () => {
    expect(countVitest(keep(sound), 1)).toEqual({
      passed: 12,
      failed: 1,
      faults: ['Vitest ended with code 1 although no test failed.'],
    });
  });

  test('no report is a failure', () => {
    expect(countVitest(`${folder.path}/absent.json`, 1)).toEqual({
      passed: 0,
      failed: 1,
      faults: ['Vitest left no report (it ended with code 1).'],
    });
  });
});

describe('the report of Playwright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('gives what passed', () => {
    expect(countPlaywright(keep({ stats, errors: [] }), 0)).toEqual({ passed: 4, failed: 0, faults: [] });
  });

  test('a test that passed only on another try has failed', () => {
    expect(countPlaywright(keep({ stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [] }), 1)).toEqual({
      passed: 4,
      failed: 2,
      faults: [],
    });
  });

  test('a server that did not start is a failure', () => {
    const report = { stats: { ...stats, expected: 0 }, errors: [{ message: 'webServer exited early' }] };
    expect(countPlaywright(keep(report), 1)).toEqual({
      passed: 0,
      failed: 1,
      faults: ['webServer exited early'],
    });
  });
});

test('sums add up', () => {
  const one = { passed: 3, failed: 0, faults: [] };
  const other = { passed: 1, failed: 2, faults: ['a', 'b'] };
  expect(sum([one, other])).toEqual({ passed: 4, failed: 2, faults: ['a', 'b'] });
});
