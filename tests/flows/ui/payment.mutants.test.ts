import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentLayer } from '../layers/payment.ts';
import { mockCast } from '../models/cast.ts';
import { createPaymentModel } from '../models/payment.ts';
import { uiMutants } from './uiMutants.ts';

const model = createPaymentModel();

describe('faults in payment', () => {
  const { mutants, notice, write } = uiMutants(model, (openDriver) => createPaymentLayer(model, mockCast, openDriver));
  afterAll(write);

  test.each(mutants)('$id', async (mutant) => {
    expect(await notice(mutant)).not.toBe('');
  });
});
