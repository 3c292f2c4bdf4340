import { afterAll, describe, expect, test } from 'vitest';
import { createGreetingOrderLayer } from '../layers/greetingOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { uiMutants } from './uiMutants.ts';

const model = createGreetingOrderModel();

describe('faults in greetingOrder', () => {
  const { mutants, notice, write } = uiMutants(model, (openDriver) => createGreetingOrderLayer(model, openDriver));
  afterAll(write);

  test.each(mutants)('$id', async (mutant) => {
    expect(await notice(mutant)).not.toBe('');
  });
});
