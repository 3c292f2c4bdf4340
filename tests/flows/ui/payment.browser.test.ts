import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createPaymentModel();
const adapter = createPaymentAdapter(model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('payment', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
