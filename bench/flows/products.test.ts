import { describe, expect, test } from 'vitest';
import { buildGraph } from '../../tools/flows/src/buildGraph.ts';
import { createMachineLayer } from '../../tools/flows/src/createMachineLayer.ts';
import { generateFrom } from '../../tools/flows/src/generate.ts';
import type { Model } from '../../tools/flows/src/modelTypes.ts';
import { runMutants } from '../../tools/flows/src/runMutants.ts';
import { runTours } from '../../tools/flows/src/runTours.ts';
import { openGoals } from '../../tools/flows/src/suite.ts';
import { authModel, paymentModel, productModels } from './productModels.ts';

describe.each(Object.entries<Model>(productModels))('%s', (_, model) => {
  const graph = buildGraph(model);

  test('has no state, arrow, guard or outcome that tours do not reach', () => {
    const suite = generateFrom(graph, { cover: ['states', 'arrows', 'guards', 'outcomes'] });
    expect([openGoals(suite), suite.cuts]).toEqual([[], []]);
  });

  test('does on every transition what was foreseen, in as few steps as can be', async () => {
    const suite = generateFrom(graph);
    const results = await runTours(createMachineLayer(model), suite.tours);
    expect(results.map(({ failure }) => failure?.message).filter((message) => message !== undefined)).toEqual(
      [],
    );
    expect(suite.steps).toBe(suite.bound);
  });
});

test.each([
  [
    authModel,
    [
      'deleted: (root) *',
      'action dropped: (root) * throwUnknown',
      'action dropped: signedOut.recovering RECOVERY_SUCCESS dropSession',
      'action dropped: signedOut.resetting RESET_SUCCESS dropSession',
    ],
  ],
  [paymentModel, []],
])('mutants of $name are noticed, but for those that change nothing', async (model, survivors) => {
  const results = await runMutants(model, generateFrom(buildGraph(model)).tours);
  expect(results.filter(({ killed }) => killed === null).map(({ id }) => id)).toEqual(survivors);
});
