import { createAuthAdapter } from '../adapters/auth.ts';
import { createAuthModel } from '../models/auth.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { openAuthHarness } from './openAuthHarness.ts';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createAuthModel(mockFixtures, 'app');

const neverEntered =
  'The provider recovers and resets accounts on its own pages; the app never enters this state.';

const invisible = {
  'deleted: signedOut.recovering RECOVERY_SUCCESS': neverEntered,
  'retargeted: signedOut.recovering RECOVERY_SUCCESS → signedOut.signingIn': neverEntered,
  'deleted: signedOut.recovering UPDATE': neverEntered,
  'retargeted: signedOut.recovering UPDATE → signedOut.signingIn': neverEntered,
  'action dropped: signedOut.recovering entry clearError': neverEntered,
  'deleted: signedOut.resetting RESET_SUCCESS': neverEntered,
  'retargeted: signedOut.resetting RESET_SUCCESS → signedOut.signingIn': neverEntered,
  'deleted: signedOut.resetting UPDATE': neverEntered,
  'retargeted: signedOut.resetting UPDATE → signedOut.signingIn': neverEntered,
  'action dropped: signedOut.resetting entry clearError': neverEntered,
};

testMutantsInApp(
  model,
  (options) =>
    createAuthAdapter(model, mockFixtures, (opening) => openAuthHarness(opening, options)),
  invisible,
);
