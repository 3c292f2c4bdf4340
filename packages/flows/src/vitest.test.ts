import { describe, expect, test } from 'vitest';
import { createMachineAdapter, type MachineRun } from './createMachineAdapter.ts';
import { generate } from './generate.ts';
import { rebuild } from './rebuild.ts';
import type { Results } from './results.ts';
import { doorModel } from './testing/doorMachine.ts';
import { createPathTests } from './testPaths.ts';
import { testPaths } from './vitest.ts';

const suite = generate(doorModel);
let reported: Results | undefined;

describe('testPaths', () => {
  // Without an adapter, the paths run on the machine.
  testPaths(suite, undefined, {
    onEnd: (results) => {
      reported = results;
    },
  });
});

test('testPaths makes a test of each test path and hands over the results', () => {
  expect(reported?.testPaths.map(({ id, failure }) => [id, failure])).toEqual(
    suite.testPaths.map(({ id }) => [id, null]),
  );
});

test('a failed test throws an error with the machine, path, step, expected and received', async () => {
  const changed = rebuild(doorModel.machine, {
    transition: (id, config) =>
      id === 'door.asking leave' ? { ...config, target: '#house.door.locked' } : config,
  });
  const tests = createPathTests<MachineRun>(suite, {
    path: 'start > lamp > knock code > leave > lamp',
  });
  const [testPath] = tests.testPaths;
  await expect(
    tests.assertPasses(testPath!, createMachineAdapter(doorModel, changed)),
  ).rejects.toThrow(
    /^house, path, step 3 of 4, "leave", in "door\.shut \+ lamp\.on":\nstate: expected .*, found .*/,
  );
});
