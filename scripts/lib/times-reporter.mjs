import { writeFileSync } from 'node:fs';

/** @typedef {{ readonly name: string, readonly tests: number, readonly seconds: number }} Times */

/**
 * A Vitest reporter that measures each project: the number of its tests, and the seconds from the
 * start of its first file to the end of its last one. Writes JSON to the file in `VITEST_TIMES`.
 */
export default class TimesReporter {
  /** @type {Map<string, { tests: number, start: number, end: number }>} */
  #projects = new Map();
  #now;
  #write;

  /**
   * @param {{ now?: () => number, write?: (times: Times[]) => void }} options `now` returns
   * milliseconds
   */
  constructor({ now = () => performance.now(), write = writeTimes } = {}) {
    this.#now = now;
    this.#write = write;
  }

  /** @param {{ project: { name: string } }} module */
  onTestModuleStart({ project }) {
    if (this.#projects.has(project.name)) return;
    const start = this.#now();
    this.#projects.set(project.name, { tests: 0, start, end: start });
  }

  /** @param {{ project: { name: string }, children: { allTests(): Iterable<unknown> } }} module */
  onTestModuleEnd({ project, children }) {
    const entry = this.#projects.get(project.name);
    if (entry === undefined) return;
    entry.tests += [...children.allTests()].length;
    entry.end = this.#now();
  }

  onTestRunEnd() {
    this.#write(
      [...this.#projects].map(([name, { tests, start, end }]) => ({
        name,
        tests,
        seconds: (end - start) / 1000,
      })),
    );
  }
}

/** @param {Times[]} times */
function writeTimes(times) {
  const path = process.env['VITEST_TIMES'];
  if (path) writeFileSync(path, JSON.stringify(times));
}

/**
 * Formats a table with one line per row: name, number of tests and seconds.
 * @param {readonly Times[]} rows
 * @returns {string}
 */
export function formatTimes(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, tests, seconds }) =>
        `${name.padEnd(width)} ${String(tests).padStart(6)} tests ${seconds.toFixed(1).padStart(8)} s`,
    )
    .join('\n');
}
