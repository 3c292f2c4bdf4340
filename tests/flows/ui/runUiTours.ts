import { describe, test } from 'vitest';
import { page } from 'vitest/browser';
import './loadedAhead.ts';
import '../../../src/ui/styles/global.css';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Criterion } from '../../../tools/flows/src/criteria.ts';
import type { Layer } from '../../../tools/flows/src/layer.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { runTour, type TourFailure } from '../../../tools/flows/src/runTours.ts';
import { stateName } from '../../../tools/flows/src/stateName.ts';
import type { Tour } from '../../../tools/flows/src/suite.ts';

/** Makes a test of every tour of a model on a layer. */
export function runUiTours(model: Model, layer: Layer, cover: readonly Criterion[]): void {
  const { tours } = generate(model, { cover });
  describe(model.name, () => {
    test.each(tours.map((tour) => ({ name: `${tour.id}: ${tour.name}`, tour })))('$name', async ({ tour }) => {
      const { failure } = await runTour(layer, tour, { onFailure: async (_, __, failed) => takePicture(model, tour, failed) });
      if (failure !== null) throw new Error(tell(model, tour, failure), { cause: failure.error });
    });
  });
}

/** A failed step in words: which one, where it led, and what was done before. */
function tell(model: Model, tour: Tour, { step, message }: TourFailure): string {
  const expected = tour.steps[step - 1]?.expected ?? tour.before;
  const way = tour.steps.slice(0, step).map(({ stimulus }, index) => `  ${index + 1}. ${stimulus.id}`);
  return [`${model.name}, ${tour.id}, step ${step}, in "${stateName(expected.value)}":`, message, `From "${tour.start}":`, ...way].join('\n');
}

async function takePicture(model: Model, tour: Tour, { step }: TourFailure): Promise<void> {
  await page.screenshot({ path: `../../../reports/flows/ui/${model.name}-${tour.id}-${step}.png` });
}
