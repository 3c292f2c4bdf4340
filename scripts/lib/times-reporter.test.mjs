import { expect, test } from 'vitest';
import TimesReporter, { formatTimes } from './times-reporter.mjs';

/** @typedef {import('./times-reporter.mjs').Times} Times */

test('measures each project from the start of its first file to the end of its last one', () => {
  let now = 1000;
  /** @type {Times[]} */
  let written = [];
  const reporter = new TimesReporter({ now: () => now, write: (times) => void (written = times) });
  const file = (/** @type {string} */ name, /** @type {number} */ tests) => ({
    project: { name },
    children: { allTests: () => Array.from({ length: tests }) },
  });

  reporter.onTestModuleStart(file('unit', 2));
  now += 500;
  reporter.onTestModuleStart(file('unit', 3));
  now += 500;
  reporter.onTestModuleEnd(file('unit', 3));
  now += 1000;
  reporter.onTestModuleEnd(file('unit', 2));
  reporter.onTestModuleStart(file('ui', 1));
  now += 250;
  reporter.onTestModuleEnd(file('ui', 1));
  reporter.onTestRunEnd();

  expect(written).toEqual([
    { name: 'unit', tests: 5, seconds: 2 },
    { name: 'ui', tests: 1, seconds: 0.25 },
  ]);
});

test('formats one line per row, with aligned columns', () => {
  const rows = [
    { name: 'unit', tests: 1205, seconds: 18.04 },
    { name: 'end-to-end', tests: 90, seconds: 312.5 },
  ];
  expect(formatTimes(rows)).toBe(
    'unit         1205 tests     18.0 s\nend-to-end     90 tests    312.5 s',
  );
});
