import type { SnapshotFrom } from 'xstate';
import {
  getValidationErrors,
  type profileEditorMachine,
} from '../../machines/profileEditorMachine.ts';
import {
  isChanged,
  type ProfileValidationErrors,
} from '../../machines/profileEditorMachineDraft.ts';

type Snapshot = SnapshotFrom<typeof profileEditorMachine>;

/** A list of places: on its way, not to be had, or here. `none` while nothing asks for it. */
export type PlacesPhase = 'none' | 'loading' | 'failed' | 'ready';

/** The screen of a state. One that failed stays while it is tried again. */
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
  if (snapshot.matches({ editing: { place: { listed: 'loadingRegencies' } } })) return 'loading';
  if (snapshot.matches({ editing: { place: { listed: 'regenciesFailed' } } })) return 'failed';
  return snapshot.context.regencies === null ? 'none' : 'ready';
}

/** Being saved, or saved and about to be left. */
export function isSaving(snapshot: Snapshot): boolean {
  return snapshot.matches({ editing: { form: 'saving' } }) || snapshot.matches('saved');
}

/** What the person is told is wrong: nothing before they wanted to save, and of a city on its way only then. */
export function visibleValidationErrors(snapshot: Snapshot): ProfileValidationErrors {
  if (!snapshot.matches({ editing: { form: { filling: 'checked' } } })) return noValidationErrors;
  const { city, ...validationErrors } = getValidationErrors(snapshot.context);
  return city !== undefined && snapshot.context.isCityMissed
    ? { ...validationErrors, city }
    : validationErrors;
}

/** Whether something was typed or chosen that the server does not have. */
export function hasChanges(snapshot: Snapshot): boolean {
  const { profile, draft } = snapshot.context;
  return snapshot.matches('editing') && profile !== null && isChanged(profile, draft);
}

const noValidationErrors: ProfileValidationErrors = {};
