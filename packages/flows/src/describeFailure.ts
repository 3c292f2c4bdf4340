import { formatRoute, toRoute } from './findEdges.ts';
import type { PathFailure } from './runPath.ts';
import { stateName } from './stateName.ts';
import type { Model } from './modelTypes.ts';
import type { TestPath } from './suite.ts';

/**
 * Describes a failed step: the machine, test path and step, the state that was expected, the error,
 * the steps that lead to it, and the command that takes them again.
 * @param adapter the name of the adapter or runner on the command line
 */
export function describeFailure(
  model: Model,
  testPath: TestPath,
  failure: PathFailure,
  adapter: string,
): string {
  const { step, after, message } = failure;
  const expected = testPath.steps[step - 1]?.expected ?? testPath.before;
  const shortest = failure.shortest ?? { ...testPath, steps: testPath.steps.slice(0, step) };
  return [
    `${model.name}, ${testPath.id}, step ${step} of ${testPath.steps.length}, "${after}", in "${stateName(expected.value)}":`,
    message,
    `The shortest path that fails so, from "${shortest.start}":`,
    ...shortest.steps.map(({ stimulus }, index) => `  ${index + 1}. ${stimulus.id}`),
    `Run it again: ${replayCommand(model.name, adapter, formatRoute(toRoute(shortest)))}`,
  ].join('\n');
}

/** Returns the command that runs one path, for a shell. */
export function replayCommand(machine: string, adapter: string, route: string): string {
  const options = adapter === 'machine' ? '' : ` --adapter ${adapter}`;
  return `flows run --machine ${machine}${options} --path '${route.replaceAll("'", "'\\''")}'`;
}
