import { describe, expect, test } from 'vitest';
import { generate } from '@dukacita/flows/generate';
import type { Model } from '@dukacita/flows/modelTypes';
import { writeResults } from '@dukacita/flows/resultFiles';
import { toResults } from '@dukacita/flows/results';
import { runMutants } from '@dukacita/flows/runMutants';
import { models } from '../models/models.ts';
import { onMachine } from './testOnMachine.ts';

describe.each(Object.values<Model>(models))('the $name machine', (model) => {
  test('has no mutant that survives the paths', async () => {
    const suite = generate(model, onMachine);
    const mutants = await runMutants(model, suite.testPaths);
    writeResults(
      `reports/flows/results/mutants-${model.name}.json`,
      toResults(suite, 'machine', [], { mutants }),
    );
    const survivors = mutants.filter(
      ({ killed, equivalence }) => killed === null && equivalence === null,
    );
    expect(survivors.map(({ id }) => id)).toEqual([]);
  });
});
