import { afterAll, describe, expect, test } from 'vitest';
import { createMachineAdapter } from '../../../tools/flows/src/createMachineAdapter.ts';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { writeResults } from '../../../tools/flows/src/resultFiles.ts';
import { toResults } from '../../../tools/flows/src/results.ts';
import { runMutants, type MutantResult } from '../../../tools/flows/src/runMutants.ts';
import { runPaths, type PathResult } from '../../../tools/flows/src/runPaths.ts';
import { openGoals, type Suite } from '../../../tools/flows/src/suite.ts';

/** The tests of a machine by itself: its tours reach everything, pass, and notice every fault put into it. */
export function testOnMachine(model: Model): void {
  describe(`the machine ${model.name}`, () => {
    const suite = generate(model, { cover: ['edges', 'states', 'guards', 'outcomes'] });

    let testPaths: readonly PathResult[] = [];
    let mutants: readonly MutantResult[] | null = null;
    afterAll(() => {
      writeResults(
        `reports/flows/results/machine-${model.name}.json`,
        toResults(suite, 'machine', testPaths, { mutants }),
      );
    });

    test('has no state, arrow, guard, outcome or restart that tours do not reach', () => {
      expect([openGoals(suite), suite.limitsHit]).toEqual([[], []]);
    });

    test('keeps every invariant on every edge of its graph and every step of its tours', () => {
      expect(suite.violations, suite.violations.join('\n')).toEqual([]);
    });

    test('has words for all that a tester does and sees', () => {
      expect(unnamed(suite)).toEqual([]);
    });

    test('does on every transition what was foreseen', async () => {
      testPaths = await runPaths(createMachineAdapter(model), suite.testPaths);
      const failures = testPaths.flatMap(({ testPath, failure }) =>
        failure ? [`${testPath.id}: ${failure.message}`] : [],
      );
      expect(failures).toEqual([]);
    });

    test('is not to be changed without being noticed', async () => {
      mutants = await runMutants(model, suite.testPaths);
      const survivors = mutants.filter(
        ({ killed, equivalence }) => killed === null && equivalence === null,
      );
      expect(survivors.map(({ id }) => id)).toEqual([]);
    });
  });
}

/** What test cases would call by the machine's own names. */
function unnamed({ model: { labels, starts }, testPaths }: Suite): string[] {
  const steps = testPaths.flatMap((testPath) => testPath.steps);
  const stimuli = steps.flatMap(({ stimulus }) => {
    switch (stimulus.kind) {
      case 'event':
        return (labels.events?.[stimulus.id] ?? labels.events?.[stimulus.type])
          ? []
          : [`events: ${stimulus.id}`];
      case 'outcome':
        return labels.actors?.[`${stimulus.actor} ${stimulus.outcome}`]
          ? []
          : [`actors: ${stimulus.actor} ${stimulus.outcome}`];
      case 'restart':
        return labels.restarts?.[stimulus.restart] ? [] : [`restarts: ${stimulus.restart}`];
      default:
        return [];
    }
  });
  const states = [
    ...testPaths.map(({ before }) => before),
    ...steps.map(({ expected }) => expected),
  ].flatMap((expected) => expected.states);
  return [
    ...new Set([
      ...Object.keys(starts)
        .filter((start, _, all) => all.length > 1 && labels.starts?.[start] === undefined)
        .map((start) => `starts: ${start}`),
      ...stimuli,
      ...states
        .filter((state) => labels.states?.[state] === undefined)
        .map((state) => `states: ${state}`),
    ]),
  ];
}
