import { afterAll, describe, expect, test } from 'vitest';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createProfileEditorModel();
const adapter = createProfileEditorAdapter(model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('profileEditor', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
