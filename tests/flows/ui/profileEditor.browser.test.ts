import { afterAll, describe, expect, test } from 'vitest';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { mockCast } from '../models/cast.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openStage } from './openStage.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createProfileEditorModel();
const adapter = createProfileEditorAdapter(model, mockCast, (opening) =>
  openStage(opening, { session: mockCast.session }),
);

describe('profileEditor', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
