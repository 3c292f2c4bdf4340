import { afterAll, describe, expect, test } from 'vitest';
import { createProfileEditorLayer } from '../layers/profileEditor.ts';
import { mockCast } from '../models/cast.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { uiMutants } from './uiMutants.ts';

const model = createProfileEditorModel();

describe('faults in profileEditor', () => {
  const { mutants, notice, write } = uiMutants(model, (openDriver) => createProfileEditorLayer(model, mockCast.session.user.id, openDriver));
  afterAll(write);

  test.each(mutants)('$id', async (mutant) => {
    expect(await notice(mutant)).not.toBe('');
  });
});
