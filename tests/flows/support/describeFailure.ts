import type { Model } from '@dukacita/flows/modelTypes';
import type { PathFailure } from '@dukacita/flows/runPaths';
import { stateName } from '@dukacita/flows/stateName';
import type { TestPath } from '@dukacita/flows/suite';

/** Describes a failed step: the path, the expected state, the error, and the steps before it. */
export function describeFailure(
  model: Model,
  testPath: TestPath,
  { step, message }: PathFailure,
): string {
  const expected = testPath.steps[step - 1]?.expected ?? testPath.before;
  const takenSteps = testPath.steps
    .slice(0, step)
    .map(({ stimulus }, index) => `  ${index + 1}. ${stimulus.id}`);
  return [
    `${model.name}, ${testPath.id}, step ${step}, in "${stateName(expected.value)}":`,
    message,
    `From "${testPath.start}":`,
    ...takenSteps,
  ].join('\n');
}
