import { afterAll, describe, expect, test } from 'vitest';
import { createFlowerOrderLayer } from '../layers/flowerOrder.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { uiMutants } from './uiMutants.ts';

const model = createFlowerOrderModel();

describe('faults in flowerOrder', () => {
  const { mutants, notice, write } = uiMutants(model, (openDriver) => createFlowerOrderLayer(model, openDriver));
  afterAll(write);

  test.each(mutants)('$id', async (mutant) => {
    expect(await notice(mutant)).not.toBe('');
  });
});
