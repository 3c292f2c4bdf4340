import { afterAll, describe, expect, test } from 'vitest';
import { createAuthAdapter } from '../adapters/auth.ts';
import { createAuthModel } from '../models/auth.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { openAuthHarness } from './openAuthHarness.ts';
import { uiPaths } from './uiPaths.ts';

const model = createAuthModel(mockFixtures, 'app');
const adapter = await createAuthAdapter(model, mockFixtures, (opening) =>
  openAuthHarness(opening, { session: mockFixtures.session }),
);

describe('auth', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
