import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { generate } from './generate.ts';
import { readResults, writeResults } from './resultFiles.ts';
import { toResults, type Results } from './results.ts';
import { run } from './run.ts';
import { doorModel } from './testing/doorMachine.ts';

const folder = mkdtempSync(join(tmpdir(), 'flows-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const suite = generate(doorModel, { cover: ['outcomes'] });
const [testPath] = suite.testPaths;
const part: Results = toResults(
  suite,
  'machine',
  await run(suite, createMachineAdapter(doorModel)),
  {
    pictures: new Map([
      [testPath?.id ?? '', { 0: 'data:image/png;base64,AA==', 1: 'pictures/1.png' }],
    ]),
  },
);
const mutant = { id: 'deleted: a b', kind: 'deleted', equivalence: null } as const;

describe('results', () => {
  test('list the steps of every test path and how it ended', () => {
    expect(part).toMatchObject({ version: 1, machine: 'house', adapter: 'machine', mutants: null });
    expect(part.testPaths[0]).toMatchObject({
      id: testPath?.id,
      start: 'start',
      steps: testPath?.steps.map(({ stimulus }) => stimulus.id),
      failure: null,
    });
  });

  test('are written, read and joined, with pictures relative to their file', () => {
    const [one, two] = [join(folder, 'made', 'one.json'), join(folder, 'made', 'two.json')];
    writeResults(one, { ...part, mutants: [{ ...mutant, killed: null }] });
    writeResults(two, {
      ...part,
      mutants: [{ ...mutant, killed: { testPath: 't1', step: 1, message: 'x' } }],
    });
    const [joined, ...others] = readResults([one, two]);
    expect(others).toEqual([]);
    expect(joined?.testPaths.length).toBe(2 * part.testPaths.length);
    expect(joined?.mutants?.map(({ killed }) => killed?.testPath)).toEqual(['t1']);
    expect(joined?.testPaths[0]?.pictures).toEqual({
      0: 'data:image/png;base64,AA==',
      1: join(folder, 'made', 'pictures/1.png'),
    });
  });

  test('cannot be read from a file with other content, which the error names', () => {
    const file = join(folder, 'other.json');
    expect(() => readResults([file])).toThrow(`Cannot read results from ${file}`);
    writeFileSync(file, '{"version":2}');
    expect(() => readResults([file])).toThrow(`${file} contains no results of version 1`);
    writeFileSync(file, 'nothing');
    expect(() => readResults([file])).toThrow(`${file} is not valid JSON`);
  });
});
