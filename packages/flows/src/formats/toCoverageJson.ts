import { isInState } from '../stateName.ts';
import type { Suite } from '../suite.ts';

/**
 * Formats the coverage of a suite as JSON: every state and transition with the test paths that
 * reach it.
 */
export function toCoverageJson(suite: Suite): string {
  const { model, testPaths, steps, bound, coverage, unreached, seenStates, transitionCounts } =
    suite;
  const transitions = [...model.chart.transitions.values()].filter(({ isInert }) => !isInert);
  const states = [...model.chart.states.values()].filter(({ type }) => type !== 'history');
  const plain = {
    machine: model.name,
    testPaths: testPaths.map(({ id, name, start, steps: pathSteps }) => ({
      id,
      name,
      start,
      steps: pathSteps.length,
    })),
    steps,
    bound,
    coverage,
    states: states.map(({ id }) => ({
      id,
      isSeen: seenStates.has(id),
      testPaths: testPaths
        .filter(({ before, steps: pathSteps }) =>
          [before, ...pathSteps.map(({ expected }) => expected)].some(({ value }) =>
            isInState(value, id),
          ),
        )
        .map((testPath) => testPath.id),
    })),
    transitions: transitions.map(({ id, source, kind, trigger, guard, actions, targets }) => ({
      id,
      source,
      kind,
      trigger,
      guard,
      actions,
      targets,
      count: transitionCounts.get(id) ?? 0,
      testPaths: testPaths
        .filter((testPath) => testPath.steps.some((step) => step.transitions.includes(id)))
        .map((testPath) => testPath.id),
    })),
    unreached,
    properties: suite.properties,
  };
  return `${JSON.stringify(plain, null, 2)}\n`;
}
