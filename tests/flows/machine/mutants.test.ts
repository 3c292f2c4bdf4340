import { describe, expect, test } from 'vitest';
import { generate, type Model } from '@dukacita/flows';
import { runMutants, toResults } from '@dukacita/flows/parts';
import { writeResults } from '@dukacita/flows/report';
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
