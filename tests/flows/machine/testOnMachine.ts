import { describe, expect, test } from 'vitest';
import { createMachineLayer } from '../../../tools/flows/src/createMachineLayer.ts';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { runMutants } from '../../../tools/flows/src/runMutants.ts';
import { runTours } from '../../../tools/flows/src/runTours.ts';
import { openGoals } from '../../../tools/flows/src/suite.ts';

/** The tests of a machine by itself: its tours reach everything, pass, and notice every fault put into it. */
export function testOnMachine(model: Model): void {
  describe(`the machine ${model.name}`, () => {
    const suite = generate(model, { cover: ['transitions', 'states', 'guards', 'outcomes'] });

    test('has no state, arrow, guard, outcome or restart that tours do not reach', () => {
      expect([openGoals(suite), suite.cuts]).toEqual([[], []]);
    });

    test('does on every transition what was foreseen', async () => {
      const results = await runTours(createMachineLayer(model), suite.tours);
      const failures = results.flatMap(({ tour, failure }) => (failure ? [`${tour.id}: ${failure.message}`] : []));
      expect(failures).toEqual([]);
    });

    test('is not to be changed without being noticed', async () => {
      const results = await runMutants(model, suite.tours);
      const survivors = results.filter(({ killed, explained }) => killed === null && explained === null);
      expect(survivors.map(({ id }) => id)).toEqual([]);
    });
  });
}
