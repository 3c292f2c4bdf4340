import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { mockCast } from '../models/cast.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openStage } from './openStage.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createPaymentModel();
const adapter = createPaymentAdapter(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('payment', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
