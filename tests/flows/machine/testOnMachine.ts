import { afterAll, describe, expect, test } from 'vitest';
import {
  generate,
  type GenerateOptions,
  type Model,
  openGoals,
  type PathResult,
  run,
  type Suite,
} from '@dukacita/flows';
import { createMachineAdapter, describeFailure, toResults } from '@dukacita/flows/parts';
import { writeResults } from '@dukacita/flows/report';

/** What the paths of a machine cover when they run on the machine alone, in the fewest steps. */
export const onMachine: GenerateOptions = {
  cover: ['edges', 'states', 'guards', 'outcomes', 'purposes', 'data'],
  maxSteps: Number.POSITIVE_INFINITY,
};

/** Defines the tests of a machine alone: its paths reach every goal and pass. */
export function testOnMachine(model: Model): void {
  describe(`the ${model.name} machine`, () => {
    const suite = generate(model, onMachine);

    let testPaths: readonly PathResult[] = [];
    afterAll(() => {
      writeResults(
        `reports/flows/results/machine-${model.name}.json`,
        toResults(suite, 'machine', testPaths),
      );
    });

    test('has no state, transition, guard, outcome, restart, test purpose or field of data that the paths do not reach', () => {
      const goals = openGoals(suite).map(({ goal, reason }) => `${goal} is not reached: ${reason}`);
      expect([...goals, ...suite.limitsHit], goals.join('\n')).toEqual([]);
    });

    test('satisfies every invariant and property on its graph and its paths', () => {
      expect(suite.violations, suite.violations.join('\n')).toEqual([]);
    });

    test('has a label for every start, state and stimulus in its paths', () => {
      expect(missingLabels(suite)).toEqual([]);
    });

    test('passes every path', async () => {
      testPaths = await run(suite, createMachineAdapter(model));
      const failures = testPaths.flatMap(({ testPath, failure }) =>
        failure ? [describeFailure(model, testPath, failure, 'machine')] : [],
      );
      expect(failures).toEqual([]);
    });
  });
}

/** Returns the starts, states and stimuli that have no label. */
function missingLabels({ model: { labels, starts }, testPaths }: Suite): string[] {
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
