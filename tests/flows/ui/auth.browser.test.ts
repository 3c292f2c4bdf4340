import { afterAll, describe, expect, test } from 'vitest';
import { createAuthLayer } from '../layers/auth.ts';
import { createAuthModel } from '../models/auth.ts';
import { mockCast } from '../models/cast.ts';
import { openAuthStage } from './openAuthStage.ts';
import { uiPaths } from './uiPaths.ts';

const model = createAuthModel(mockCast, 'app');
const layer = await createAuthLayer(model, mockCast.session, (opening) =>
  openAuthStage(opening, { session: mockCast.session }),
);

describe('auth', () => {
  const { testPaths, run, write } = uiPaths(model, layer);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
