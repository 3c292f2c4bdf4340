import { afterAll, describe, expect, test } from 'vitest';
import { createMachineLayer } from '../../../tools/flows/src/createMachineLayer.ts';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { writeResults } from '../../../tools/flows/src/resultFiles.ts';
import { toResults } from '../../../tools/flows/src/results.ts';
import { runMutants, type MutantResult } from '../../../tools/flows/src/runMutants.ts';
import { runTours, type TourResult } from '../../../tools/flows/src/runTours.ts';
import { openGoals } from '../../../tools/flows/src/suite.ts';

/** The tests of a machine by itself: its tours reach everything, pass, and notice every fault put into it. */
export function testOnMachine(model: Model): void {
  describe(`the machine ${model.name}`, () => {
    const suite = generate(model, { cover: ['transitions', 'states', 'guards', 'outcomes'] });

    let tours: readonly TourResult[] = [];
    let mutants: readonly MutantResult[] | null = null;
    afterAll(() => {
      writeResults(`reports/flows/results/machine-${model.name}.json`, toResults(suite, 'machine', tours, { mutants }));
    });

    test('has no state, arrow, guard, outcome or restart that tours do not reach', () => {
      expect([openGoals(suite), suite.cuts]).toEqual([[], []]);
    });

    test('does on every transition what was foreseen', async () => {
      tours = await runTours(createMachineLayer(model), suite.tours);
      const failures = tours.flatMap(({ tour, failure }) => (failure ? [`${tour.id}: ${failure.message}`] : []));
      expect(failures).toEqual([]);
    });

    test('is not to be changed without being noticed', async () => {
      mutants = await runMutants(model, suite.tours);
      const survivors = mutants.filter(({ killed, explained }) => killed === null && explained === null);
      expect(survivors.map(({ id }) => id)).toEqual([]);
    });
  });
}
