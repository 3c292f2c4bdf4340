import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openHarness } from './openHarness.tsx';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createProfileEditorModel();

const locked = 'The selects are disabled while the profile is being saved.';
const notOffered =
  'A select contains only valid options, and sends no event if the selection does not change.';

const invisible = {
  'deleted: editing.place.provincesLoaded province.choose#1': locked,
  'guard dropped: editing.place.provincesLoaded province.choose#2 isProvinceChanged': notOffered,
  'deleted: editing.place.provincesLoaded.deciding always#2':
    'Without a province, the page is the same before and after this transition.',
  'deleted: editing.place.provincesLoaded.ready city.choose#1': locked,
  'guard dropped: editing.place.provincesLoaded.ready city.choose#2 isCityOfProvince': notOffered,
};

testMutantsInApp(
  model,
  (options) =>
    createProfileEditorAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
  invisible,
);
