import type { SnapshotFrom } from 'xstate';
import {
  getValidationErrors,
  toUnsavedProfile,
  type profileEditorMachine,
} from '../../machines/profile-editor/machine.ts';
import type { ProfileValidationErrors } from '../../machines/profile-editor/draft.ts';

type Snapshot = SnapshotFrom<typeof profileEditorMachine>;

/** The state of a list of places; `none` while it is not requested. */
export type PlacesPhase = 'none' | 'loading' | 'failed' | 'ready';

/** Returns the screen of a snapshot; the failed screen stays during a retry. */
export function editorPage(snapshot: Snapshot): 'loading' | 'failed' | 'form' {
  if (snapshot.matches('loadingProfile'))
    return snapshot.context.error === null ? 'loading' : 'failed';
  return snapshot.matches('profileFailed') ? 'failed' : 'form';
}

export function provincesPhase(snapshot: Snapshot): PlacesPhase {
  if (snapshot.matches({ editing: { place: 'loadingProvinces' } })) return 'loading';
  return snapshot.matches({ editing: { place: 'provincesFailed' } }) ? 'failed' : 'ready';
}

export function citiesPhase(snapshot: Snapshot): PlacesPhase {
  if (snapshot.matches({ editing: { place: { provincesLoaded: 'loadingRegencies' } } }))
    return 'loading';
  if (snapshot.matches({ editing: { place: { provincesLoaded: 'regenciesFailed' } } }))
    return 'failed';
  return snapshot.context.regencies === null ? 'none' : 'ready';
}

/** Returns whether the profile is being saved, or is saved and the editor is about to close. */
export function isSaving(snapshot: Snapshot): boolean {
  return snapshot.matches({ editing: { form: 'saving' } }) || snapshot.matches('saved');
}

/** Returns the validation errors to show: none before the first submission. */
export function visibleValidationErrors(snapshot: Snapshot): ProfileValidationErrors {
  if (!snapshot.matches({ editing: { form: { filling: 'checked' } } })) return noValidationErrors;
  const { city, ...validationErrors } = getValidationErrors(snapshot.context);
  return city !== undefined && snapshot.context.isCityMissing
    ? { ...validationErrors, city }
    : validationErrors;
}

/** Returns whether the draft differs from the profile on the server. */
export function hasChanges(snapshot: Snapshot): boolean {
  return snapshot.matches('editing') && toUnsavedProfile(snapshot) !== null;
}

const noValidationErrors: ProfileValidationErrors = {};
