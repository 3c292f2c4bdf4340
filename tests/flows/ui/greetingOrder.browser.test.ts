import { afterAll, describe, expect, test } from 'vitest';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createGreetingOrderModel();
const adapter = createGreetingOrderAdapter(model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('greetingOrder', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
