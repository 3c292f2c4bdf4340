import { afterAll, describe, expect, test } from 'vitest';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openHarness } from './openHarness.tsx';
import { uiMutants } from './uiMutants.ts';

const model = createProfileEditorModel();

const locked = 'While the form is saved, its selects are locked: nobody can choose.';
const notOffered =
  'A select offers only what can be chosen, and says nothing when it is chosen again.';

const unseen = {
  'deleted: editing.place.listed province.choose#1': locked,
  'guard dropped: editing.place.listed province.choose#2 isOtherProvince': notOffered,
  'deleted: editing.place.listed.deciding always#2':
    'Without a province, the page before the decision is the page after it.',
  'deleted: editing.place.listed.ready city.choose#1': locked,
  'guard dropped: editing.place.listed.ready city.choose#2 isCityOfProvince': notOffered,
};

describe('faults in profileEditor', () => {
  const { mutants, kill, write } = uiMutants(
    model,
    (options) =>
      createProfileEditorAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
    unseen,
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
