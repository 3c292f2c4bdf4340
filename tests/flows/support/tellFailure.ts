import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import type { TourFailure } from '../../../tools/flows/src/runTours.ts';
import { stateName } from '../../../tools/flows/src/stateName.ts';
import type { Tour } from '../../../tools/flows/src/suite.ts';

/** A failed step in words: which one, where it led, and what was done before. */
export function tellFailure(model: Model, tour: Tour, { step, message }: TourFailure): string {
  const expected = tour.steps[step - 1]?.expected ?? tour.before;
  const way = tour.steps
    .slice(0, step)
    .map(({ stimulus }, index) => `  ${index + 1}. ${stimulus.id}`);
  return [
    `${model.name}, ${tour.id}, step ${step}, in "${stateName(expected.value)}":`,
    message,
    `From "${tour.start}":`,
    ...way,
  ].join('\n');
}
